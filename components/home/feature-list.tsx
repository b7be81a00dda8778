'use client';

import type { ReactNode } from 'react';
import { useLabels } from '../site/site-context';
import styles from './home.module.css';

/** The named list around the cards, apart from them so that the cards stay off the browser's script. */
export function FeatureList({ children }: { children: ReactNode }) {
  const { home } = useLabels();
  return (
    <section className={styles.features} aria-label={home.features}>
      <ul>{children}</ul>
    </section>
  );
}
