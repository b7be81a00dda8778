import { throttle } from '@/lib/browser/timing';

/** Whether the bar is hidden, and the scroll position from which the next movement counts. */
export type BarPlace = { isAway: boolean; from: number };

const LOOK_EVERY_MS = 200;

/** Smaller movements are no sign of reading on. */
const MIN_MOVEMENT_PX = 8;

// By keyboard only: a link that was pressed keeps the focus, and the bar would never hide.
const IN_USE = ':focus-visible, details[open], :popover-open';

/** Hides the top bar while the reader scrolls down, if the site wants that. Styles read `data-bar` on <html>. */
export function startHidingBar(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('[data-hides="auto"]');
  if (!bar) return;
  let place = { isAway: false, from: window.scrollY };

  const look = throttle(LOOK_EVERY_MS, signal, () => {
    const isInUse = bar.querySelector(IN_USE) !== null;
    // Something else may have brought the bar back since.
    const isAway = document.documentElement.dataset.bar === 'away';
    place = moveBar({ ...place, isAway }, window.scrollY, { height: bar.offsetHeight, isInUse });
    setBar(place.isAway ? 'away' : 'here');
  });
  const show = () => setBar('here');

  // A jump to the place that the address names, or to the one that was left, is no reading on.
  afterArrival(() => {
    if (signal.aborted) return;
    place.from = window.scrollY;
    window.addEventListener('scroll', look, { passive: true, signal });
  });
  bar.addEventListener('focusin', show, { signal });
  show();
  signal.addEventListener('abort', () => {
    delete document.documentElement.dataset.bar;
  });
}

/** Runs something when the browser has scrolled to where the page begins. */
function afterArrival(run: () => void): void {
  const wait = () => requestAnimationFrame(() => requestAnimationFrame(run));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
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
