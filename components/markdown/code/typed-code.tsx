'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useLabels } from '../../site/site-context';
import { helpWithNotes } from './type-notes';
import styles from './typed-code.module.css';

/** The box around a code block that shows types. The notes are positioned in it. */
export function TypedCode({ children }: { children: ReactNode }) {
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!box.current) return;
    // The hint is set here because the keys need JavaScript.
    box.current.style.setProperty('--type-keys', JSON.stringify(labels.code.typeKeys));
    return helpWithNotes(box.current);
  }, [labels]);

  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
