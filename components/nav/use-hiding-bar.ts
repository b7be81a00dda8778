'use client';

import { type RefObject, useEffect } from 'react';
import { throttle } from '@/lib/browser/throttle';
import { useOnNewPage } from '../frame/use-on-new-page';
import { moveBar } from './bar-movement';

/** The shortest time between two looks at the page. */
const LOOK_EVERY_MS = 200;

// By keyboard only: a link that was pressed keeps the focus, and the bar would never go.
const IN_USE = ':focus-visible, details[open], :popover-open';

/**
 * Takes the top bar out of the way while the reader scrolls down, and back when it is scrolled up,
 * on a new page, and when the keyboard comes into it. `data-bar` on <html> tells the styles.
 */
export function useHidingBar(bar: RefObject<HTMLElement | null>, isOn: boolean): void {
  useOnNewPage(() => isOn && setBar('here'));

  useEffect(() => {
    const element = bar.current;
    if (!element || !isOn) return;
    let place = { isAway: false, from: window.scrollY };

    const look = throttle(() => {
      const isInUse = element.querySelector(IN_USE) !== null;
      const height = element.offsetHeight;
      // Something else may have brought the bar back since.
      const isAway = document.documentElement.dataset.bar === 'away';
      place = moveBar({ ...place, isAway }, window.scrollY, { height, isInUse });
      setBar(place.isAway ? 'away' : 'here');
    }, LOOK_EVERY_MS);
    const show = () => setBar('here');

    window.addEventListener('scroll', look, { passive: true });
    element.addEventListener('focusin', show);
    show();
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
      element.removeEventListener('focusin', show);
      delete document.documentElement.dataset.bar;
    };
  }, [bar, isOn]);
}

function setBar(state: 'here' | 'away'): void {
  document.documentElement.dataset.bar = state;
}
