'use client';

import { type ReactNode, useRef } from 'react';
import { useSite } from '../frame/site-context';
import styles from './nav.module.css';
import { useHidingBar } from './use-hiding-bar';

/** The element of the top bar, which the settings may let hide while the reader scrolls down. */
export function BarFrame({ children }: { children: ReactNode }) {
  const { barHides } = useSite();
  const bar = useRef<HTMLElement>(null);
  useHidingBar(bar, barHides);
  return (
    <header ref={bar} className={styles.bar} data-part="navbar">
      {children}
    </header>
  );
}
