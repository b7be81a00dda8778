'use client';

import { useEffect } from 'react';
import { PAGE_SHOWN } from '@/lib/browser/page-shown';

let isStarted = false;

/** Starts in the preview what the script of the page starts in the export, after React has hydrated the page. */
export function InPreview({ renderedAt }: { renderedAt: number }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another page
  useEffect(() => {
    if (isStarted) window.dispatchEvent(new Event(PAGE_SHOWN));
    else void import('./start').then(({ start }) => start());
    isStarted = true;
  }, [renderedAt]);
  return null;
}
