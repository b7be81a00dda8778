'use client';

import { type ComponentProps, useRef } from 'react';
import { useLabels } from '../frame/site-context';
import { useOverflow } from '../ui/use-overflow';
import styles from './markdown.module.css';

/** A table that scrolls in itself where the screen is too narrow for it. */
export function Table(props: ComponentProps<'table'>) {
  const { doc } = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const region = overflows ? { tabIndex: 0, role: 'group', 'aria-label': doc.table } : {};
  return (
    <div ref={box} className={styles.table} {...region}>
      <table {...props} />
    </div>
  );
}
