import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { elementAt } from '@/lib/browser/presses';
import { afterFrames, afterLoad, throttle } from '@/lib/browser/timing';

/** The visibility of the bar, and the scroll position from which the next movement counts. */
export type BarState = { isHidden: boolean; fromY: number };

const BAR = '[data-hides="auto"]';

const THROTTLE_MS = 200;

/** Smaller movements are no sign of reading on. */
const MIN_MOVEMENT_PX = 8;

// By keyboard only: a link that was pressed keeps the focus, and the bar would never hide.
const IN_USE = ':focus-visible, details[open], :popover-open';

/** Hides the top bar while the user scrolls down, if the site wants that. Styles read `data-bar` on <html>. */
export function startHidingBar(): void {
  if (!document.querySelector(BAR)) return;
  let fromY = window.scrollY;
  let isSettled = false;

  const update = () => {
    const bar = document.querySelector<HTMLElement>(BAR);
    if (!bar || !isSettled) return;
    const isInUse = bar.querySelector(IN_USE) !== null;
    // Something else may have brought the bar back since.
    const isHidden = document.documentElement.dataset.bar === 'away';
    const height = bar.offsetHeight;
    const next = nextBarState({ isHidden, fromY }, window.scrollY, { height, isInUse });
    fromY = next.fromY;
    setBar(next.isHidden ? 'away' : 'here');
  };

  function onPageShown(): void {
    setBar('here');
    // A jump to the hash, or to the scroll position of before, is no reading on.
    isSettled = false;
    const settle = () => {
      fromY = window.scrollY;
      isSettled = true;
    };
    afterLoad(() => afterFrames(settle));
  }

  window.addEventListener('scroll', throttle(update, THROTTLE_MS), { passive: true });
  document.addEventListener('focusin', (event) => elementAt(event, BAR) && setBar('here'));
  window.addEventListener(PAGE_SHOWN, onPageShown);
  onPageShown();
}

function setBar(state: 'here' | 'away'): void {
  document.documentElement.dataset.bar = state;
}

/** Returns the bar after the page was scrolled. It is visible at the top of the page and while in use. */
export function nextBarState(
  { isHidden, fromY }: BarState,
  toY: number,
  { height, isInUse }: { height: number; isInUse: boolean },
): BarState {
  if (isInUse || toY <= height) return { isHidden: false, fromY: toY };
  const isMoved = Math.abs(toY - fromY) > MIN_MOVEMENT_PX;
  return isMoved ? { isHidden: toY > fromY, fromY: toY } : { isHidden, fromY };
}
