'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../../site/site-context';
import styles from './code.module.css';

/**
 * Shows the rest of a long block. The lines are always in the page: CSS hides them as long as this is
 * closed, so it works without a script, and find in page, copies and paper have all of them.
 */
export function FoldedLines({
  lines,
  box,
}: {
  lines: string;
  /** The element with the code. */
  box: RefObject<HTMLElement | null>;
}) {
  const { code } = useLabels();
  const fold = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = box.current;
    // Find in page, or the focus, has reached a hidden line: the browser scrolls it into view.
    const show = () => {
      const top = element?.scrollTop ?? 0;
      if (top === 0 || !fold.current) return;
      fold.current.open = true;
      window.scrollBy(0, top);
    };
    show();
    element?.addEventListener('scroll', show);
    return () => element?.removeEventListener('scroll', show);
  }, [box]);

  return (
    <details
      ref={fold}
      className={styles.fold}
      data-part="code-fold"
      // The lines above are gone, and with them the place at which the reader was.
      onToggle={({ currentTarget }) =>
        currentTarget.open || currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>
        <span>{fill(code.showAll, { lines })}</span>
        <span>{code.showFewer}</span>
      </summary>
    </details>
  );
}
