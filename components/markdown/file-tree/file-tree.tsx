import type { ReactNode } from 'react';
import styles from './file-tree.module.css';

/** Files and folders, drawn from a list whose items the build has taken apart. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className={styles.tree}>{children}</div>;
}
