'use client';

import { fill } from '@/lib/labels/labels';
import { useLabels } from '../frame/site-context';
import styles from './markdown.module.css';

/** The link of a heading to itself, for copying its address. */
export function HeadingLink({ id, text }: { id: string; text: string }) {
  const { doc } = useLabels();
  return (
    <a className={styles.anchor} href={`#${id}`}>
      <span className="visually-hidden">{fill(doc.headingLink, { heading: text })}</span>
    </a>
  );
}
