'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type Lock, lockPage } from '@/lib/browser/lock-page';
import { elementAt } from '@/lib/browser/presses';
import { useOnNewPage } from '../site/route';

/** Closes a popover when the reader goes elsewhere, or when a media query begins to match. */
export function useClosingPopover(
  panel: RefObject<HTMLElement | null>,
  closeWhen: readonly string[],
): void {
  const queries = closeWhen.join('|');

  useOnNewPage(() => hide(panel.current));

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => hide(element);
    const onClick = (event: Event) => elementAt(event, 'a') && close();
    // Otherwise the focus would move on under the panel, out of sight. A press with the mouse
    // closes the panel anyway, or is on the button that toggles it.
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      const isItsButton = target.getAttribute('popovertarget') === element.id;
      if (!isItsButton && target.matches(':focus-visible')) close();
    };
    element.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    for (const query of queries.split('|')) {
      matchMedia(query).addEventListener('change', ({ matches }) => matches && close(), { signal });
    }
    return () => listeners.abort();
  }, [panel, queries]);
}

/** Makes everything but an open popover and its button inert. Returns whether it is open. */
export function useModalPopover(panel: RefObject<HTMLElement | null>, kind: Lock): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    let inertParts: HTMLElement[] = [];
    let unlock = () => {};

    function release(): void {
      for (const part of inertParts) part.inert = false;
      inertParts = [];
      unlock();
    }
    function enter(): void {
      const isNowOpen = element?.matches(':popover-open') ?? false;
      setIsOpen(isNowOpen);
      if (!element || !isNowOpen) return;
      element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      release();
      inertParts = partsAround(element);
      for (const part of inertParts) part.inert = true;
      unlock = lockPage(kind);
    }
    // Before it closes, since the browser then returns the focus to where it was.
    element.addEventListener('beforetoggle', release);
    element.addEventListener('toggle', enter);
    // The reader may have opened it before hydration.
    enter();
    return () => {
      element.removeEventListener('beforetoggle', release);
      element.removeEventListener('toggle', enter);
      release();
    };
  }, [panel, kind]);

  return isOpen;
}

function hide(panel: HTMLElement | null): void {
  if (panel?.matches(':popover-open')) panel.hidePopover();
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
