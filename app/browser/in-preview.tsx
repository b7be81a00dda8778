'use client';

import { useEffect } from 'react';

/**
 * Starts in the preview what a script of its own starts in the export, and again after each change that was
 * saved, since parts of the page may be new.
 */
export function InPreview({ renderedAt }: { renderedAt: number }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another page
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void import('./start').then(({ startPage }) => {
      if (!isOver) stop = startPage();
    });
    return () => {
      isOver = true;
      // React still renders here, and the apps of the page have roots that it cannot unmount meanwhile.
      queueMicrotask(() => stop());
    };
  }, [renderedAt]);
  return null;
}
