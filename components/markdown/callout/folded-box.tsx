'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { onPlaceStart } from '@/lib/browser/navigation-start';
import { decodeAddress } from '@/lib/routing/links';
import styles from './callout.module.css';

/**
 * A box that the reader folds. It opens for whoever is led to a heading in it: the browser does so
 * for its own jumps, but not for those of the router.
 */
export function FoldedBox({ title, children }: { title: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);

  // Before the router scrolls, which it does once the page has its layout.
  useLayoutEffect(() => {
    function reveal(hash: string) {
      const place = document.getElementById(decodeAddress(hash.slice(1)));
      if (place && box.current?.contains(place)) box.current.open = true;
    }
    reveal(window.location.hash);
    return onPlaceStart(reveal);
  }, []);

  return (
    <details ref={box} className={styles.details}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
