'use client';

import { useEffect, useEffectEvent } from 'react';

/** How far the page may be scrolled before an enlarged picture closes. */
const SCROLL_OFFSET_PX = 40;

/** Closes an enlarged picture when the window changes its size or the page is scrolled too far. */
export function useDismiss(close: () => void): void {
  const onEvent = useEffectEvent(close);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const scrolledFrom = window.scrollY;
    const size = windowSize();
    window.addEventListener(
      'scroll',
      () => Math.abs(window.scrollY - scrolledFrom) > SCROLL_OFFSET_PX && onEvent(),
      options,
    );
    window.addEventListener('resize', () => windowSize() !== size && onEvent(), options);
    // The Back gesture of phones.
    window.addEventListener('cancel', () => onEvent(), options);
    return () => listeners.abort();
  }, []);
}

/** Without the address bar of phones, which comes and goes while the page is scrolled. */
function windowSize(): string {
  const { clientWidth, clientHeight } = document.documentElement;
  return `${clientWidth} ${clientHeight}`;
}
