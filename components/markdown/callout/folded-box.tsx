'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { onPlaceStart, placeNamedBy } from '@/lib/browser/navigation-start';
import type { CalloutKind } from '@/lib/markdown-syntax/callout-kinds';
import { useLabels } from '../../site/site-context';
import styles from './callout.module.css';

/** Opens when a link leads to a heading inside; browsers do so only for jumps of their own. */
export function FoldedBox({ title, children }: { title: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);

  // Before the router scrolls, which it does once the page has its layout.
  useLayoutEffect(() => {
    function reveal(hash: string) {
      const place = placeNamedBy(hash);
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

/** What a kind of callout is called in the language of the page. */
export function CalloutName({ kind }: { kind: CalloutKind }) {
  const { callouts } = useLabels();
  return callouts[kind];
}
