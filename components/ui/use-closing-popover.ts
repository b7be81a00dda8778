'use client';

import { type RefObject, useEffect } from 'react';
import { useOnNewPage } from '../frame/use-on-new-page';

/**
 * Closes a popover once it has served: when another page shows, when a link in it is followed
 * (also one to the same page), when the keyboard leaves it, and when one of some media queries begins to match.
 */
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

    element.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      { signal },
    );
    // Otherwise the focus would go on under the panel, where nobody sees it. A press with the mouse
    // closes it anyway, or is on the button that toggles it.
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || element.contains(target)) return;
        const isItsButton = target.getAttribute('popovertarget') === element.id;
        if (!isItsButton && target.matches(':focus-visible')) close();
      },
      { signal },
    );
    for (const query of queries.split('|')) {
      matchMedia(query).addEventListener('change', ({ matches }) => matches && close(), { signal });
    }
    return () => listeners.abort();
  }, [panel, queries]);
}

function hide(panel: HTMLElement | null): void {
  if (panel?.matches(':popover-open')) panel.hidePopover();
}
