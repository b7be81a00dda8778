import type { ReactNode } from 'react';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import styles from './badge.module.css';

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

export function Since({ version, labels }: { version: string; labels: Labels }) {
  return <Badge type="info" text={fill(labels.doc.since, { version })} />;
}
