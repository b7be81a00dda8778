'use client';

import { CONTENT_ID } from '../ui/part-ids';
import styles from './frame.module.css';
import { useLabels } from './site-context';

/** The first link of each page: past the bars, to the main part. */
export function SkipLink() {
  const { frame } = useLabels();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {frame.skipToContent}
    </a>
  );
}
