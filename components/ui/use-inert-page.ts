'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Takes the keyboard into a popover that covers the page and keeps it there, or in the button that
 * opens and closes it: everything else is inert for as long as it is open.
 */
export function useInertPage(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    let silenced: HTMLElement[] = [];

    function release(): void {
      for (const part of silenced) part.inert = false;
      silenced = [];
    }
    // Before it closes, since the browser then returns the focus to where it was.
    element.addEventListener('beforetoggle', release);
    element.addEventListener('toggle', enter);
    enter();
    return () => {
      element.removeEventListener('beforetoggle', release);
      element.removeEventListener('toggle', enter);
      release();
    };

    function enter(): void {
      if (!element?.matches(':popover-open')) return;
      element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      release();
      silenced = partsAround(element);
      for (const part of silenced) part.inert = true;
    }
  }, [panel]);
}

/** The largest elements that hold neither the popover nor its button beside it. */
function partsAround(panel: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let inner: Element = panel; inner !== document.body; ) {
    const parent = inner.parentElement;
    if (!parent) break;
    for (const part of parent.children) {
      const isOther = part instanceof HTMLElement && part !== inner && !part.inert;
      if (isOther && part.getAttribute('popovertarget') !== panel.id) parts.push(part);
    }
    inner = parent;
  }
  return parts;
}
