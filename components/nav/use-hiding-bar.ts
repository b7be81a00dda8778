'use client';

import { type RefObject, useEffect } from 'react';
import { throttle } from '@/lib/browser/throttle';
import { useOnNewPage } from '../site/route';

/** Whether the bar is hidden, and the scroll position from which the next movement counts. */
export type BarPlace = { isAway: boolean; from: number };

const LOOK_EVERY_MS = 200;

/** Smaller movements are no sign of reading on. */
const MIN_MOVEMENT_PX = 8;

// By keyboard only: a link that was pressed keeps the focus, and the bar would never hide.
const IN_USE = ':focus-visible, details[open], :popover-open';

/** Hides the top bar while the reader scrolls down. Styles read `data-bar` on <html>. */
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

/** The bar after the page was scrolled to a place. It shows at the top of the page and while in use. */
export function moveBar(
  { isAway, from }: BarPlace,
  to: number,
  { height, isInUse }: { height: number; isInUse: boolean },
): BarPlace {
  if (isInUse || to <= height) return { isAway: false, from: to };
  const isMoved = Math.abs(to - from) > MIN_MOVEMENT_PX;
  return isMoved ? { isAway: to > from, from: to } : { isAway, from };
}
