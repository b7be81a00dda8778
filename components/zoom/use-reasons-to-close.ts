'use client';

import { useEffect, useEffectEvent } from 'react';
import { SCROLL_OFFSET_PX } from './figures';

/**
 * Closes an enlarged picture on Escape and its like, when the window changes its size, and when the
 * page is scrolled too far from where it was; drops it at once when the reader goes to another page.
 */
export function useReasonsToClose(scrolledFrom: number, close: () => void, drop: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    // The dialog has one button. From there the focus would go to the page, which is inert.
    if (event.key === 'Tab') event.preventDefault();
  });
  const onScroll = useEffectEvent(() => {
    if (Math.abs(window.scrollY - scrolledFrom) > SCROLL_OFFSET_PX) close();
  });
  const onCancel = useEffectEvent(close);
  const onResize = useEffectEvent(close);
  const onPopState = useEffectEvent(drop);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    let seen = windowSize();

    window.addEventListener('keydown', (event) => onKeyDown(event), options);
    // The Back gesture of phones; the library only keeps it from closing the dialog by itself.
    window.addEventListener('cancel', () => onCancel(), options);
    window.addEventListener('scroll', () => onScroll(), options);
    window.addEventListener('popstate', () => onPopState(), options);
    window.addEventListener(
      'resize',
      () => {
        const now = windowSize();
        // The address bar of a phone makes room while the page is scrolled; the layout stays.
        const isBar = now.visible !== seen.visible && now.layout === seen.layout;
        seen = now;
        if (!isBar) onResize();
      },
      options,
    );
    return () => listeners.abort();
  }, []);
}

function windowSize() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { visible: window.innerHeight, layout: `${clientWidth} ${clientHeight}` };
}
