'use client';

import { type RefObject, useEffect } from 'react';
import { showInBox } from '@/lib/browser/show-in-box';

/** Scrolls a panel, and only it, to its current item: on each new page, and when the panel opens. */
export function useCurrentInView(panel: RefObject<HTMLElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is the event
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const show = () => showCurrent(element);
    show();
    element.addEventListener('toggle', show);
    return () => element.removeEventListener('toggle', show);
  }, [panel, path]);
}

function showCurrent(panel: HTMLElement): void {
  const current = panel.querySelector('[aria-current="page"]');
  if (current) showInBox(panel, current);
}
