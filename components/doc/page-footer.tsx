'use client';

import Pencil from 'lucide-react/icons/pencil';
import type { DocPage } from '@/lib/page/types';
import { useLabels } from '../frame/site-context';
import { ExternalMark } from '../ui/external-mark';
import styles from './doc.module.css';

/** Where to change the page, and when it was changed last. */
export function PageFooter({
  edit,
  lastUpdated,
}: {
  edit: DocPage['edit'] | undefined;
  lastUpdated: DocPage['lastUpdated'] | undefined;
}) {
  const { doc } = useLabels();
  if (!edit && !lastUpdated) return null;
  return (
    <div className={styles.facts}>
      {edit && (
        <a href={edit.url}>
          <Pencil size={14} aria-hidden="true" />
          {edit.text}
          <ExternalMark />
        </a>
      )}
      {lastUpdated && (
        <p>
          {doc.lastUpdated}: <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
        </p>
      )}
    </div>
  );
}
