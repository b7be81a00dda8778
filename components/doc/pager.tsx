'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { PageLink } from '@/lib/navigation/types';
import { useLabels } from '../frame/site-context';
import { IntentLink } from '../ui/intent-link';
import styles from './doc.module.css';

/** The links to the page before and the page after this one. */
export function Pager({
  previous,
  next,
}: {
  previous: PageLink | undefined;
  next: PageLink | undefined;
}) {
  const { doc } = useLabels();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={doc.pager}>
      {previous && (
        <IntentLink className={styles.previous} href={previous.link} rel="prev">
          <span className={styles.direction}>
            <ArrowLeft size={14} aria-hidden="true" />
            {doc.previousPage}
          </span>
          <span className={styles.target}>{previous.text}</span>
        </IntentLink>
      )}
      {next && (
        <IntentLink className={styles.next} href={next.link} rel="next">
          <span className={styles.direction}>
            {doc.nextPage}
            <ArrowRight size={14} aria-hidden="true" />
          </span>
          <span className={styles.target}>{next.text}</span>
        </IntentLink>
      )}
    </nav>
  );
}
