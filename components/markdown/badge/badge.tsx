import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short mark beside words: what is new, deprecated, dangerous. */
export function Badge({
  text,
  type = 'tip',
  outline = false,
  children = text,
}: {
  text?: string;
  type?: 'tip' | 'info' | 'warning' | 'danger';
  outline?: boolean;
  children?: ReactNode;
}) {
  return (
    <span className={styles.badge} data-type={type} data-outline={outline || undefined}>
      {children}
    </span>
  );
}
