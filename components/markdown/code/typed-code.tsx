import type { ReactNode } from 'react';
import type { Labels } from '@/lib/labels/labels';
import styles from './typed-code.module.css';

/** The box around a code block that shows types. The notes are positioned in it. */
export function TypedCode({ labels, children }: { labels: Labels; children: ReactNode }) {
  return (
    <div className={styles.box} data-type-keys={labels.code.typeKeys}>
      {children}
    </div>
  );
}
