import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** A way in numbered steps: the items of a list, or the headings of the third level. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={`flow ${styles.steps}`}>{children}</div>;
}
