'use client';

import { type ComponentProps, useRef } from 'react';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../site/site-context';
import { useScrollRegion } from '../ui/use-scroll-region';
import styles from './markdown.module.css';

export function HeadingLink({ id, text }: { id: string; text: string }) {
  const { doc } = useLabels();
  return (
    <a className={styles.anchor} href={`#${id}`}>
      <span className="visually-hidden">{fill(doc.headingLink, { heading: text })}</span>
    </a>
  );
}

/** A table that scrolls in itself where the screen is too narrow for it. */
export function Table(props: ComponentProps<'table'>) {
  const { doc } = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const region = useScrollRegion(box, doc.table);
  return (
    <div ref={box} className={styles.table} {...region}>
      <table {...props} />
    </div>
  );
}

/** The box of a task in a list; it says in words whether the task is done. */
export function TaskBox(props: ComponentProps<'input'>) {
  const { doc } = useLabels();
  const isDone = props.checked ?? props.defaultChecked ?? false;
  return <input {...props} aria-label={isDone ? doc.taskDone : doc.taskOpen} />;
}
