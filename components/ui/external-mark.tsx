'use client';

import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useLabels } from '../frame/site-context';
import styles from './ui.module.css';

/** The small arrow, and its words for assistive technology, of a link that leaves the site. */
export function ExternalMark() {
  const { frame } = useLabels();
  return (
    <>
      <ArrowUpRight className={styles.external} aria-hidden="true" />
      <span className="visually-hidden"> {frame.externalLink}</span>
    </>
  );
}
