'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useLabels } from '../../frame/site-context';
import { helpWithNotes } from './type-notes';
import styles from './typed-code.module.css';

/** A box around a block of code that shows types; its notes are laid out in it. */
export function TypedCode({ children }: { children: ReactNode }) {
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!box.current) return;
    // Only now, since the keys do nothing without script.
    box.current.style.setProperty('--type-keys', JSON.stringify(labels.code.typeKeys));
    return helpWithNotes(box.current);
  }, [labels]);

  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
