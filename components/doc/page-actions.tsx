'use client';

import type { TocEntry } from '@/lib/content/types';
import { useCopy } from '../ui/use-copy';
import { CopyPage } from './copy-page';
import styles from './page-actions.module.css';
import type { PageFacts } from './page-facts';
import { PageMenu } from './page-menu';

const NO_OUTLINE: TocEntry[] = [];

/** The button that copies a page, and a menu with what else can be done with it. */
export function PageActions({
  page,
  outline = NO_OUTLINE,
}: {
  page: PageFacts;
  outline?: TocEntry[];
}) {
  const { outcome, copy } = useCopy();
  return (
    <div className={styles.actions}>
      <CopyPage route={page.route} outcome={outcome} copy={copy} />
      <PageMenu page={page} outline={outline} onCopy={copy} />
    </div>
  );
}
