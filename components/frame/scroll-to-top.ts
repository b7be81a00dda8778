import { elementAt } from '@/lib/browser/presses';
import { prefersReducedMotion } from '@/lib/browser/user-system';
import { CONTENT_ID } from '../ui/frame-ids';

const BOX = '[data-part="scroll-to-top"]';

export function startScrollToTop(): void {
  const mark = document.querySelector('[data-top-mark]');
  if (!mark) return;
  // The observer reports when the mark goes out of sight, so nothing runs while the page scrolls.
  new IntersectionObserver((entries) => {
    const isScrolled = entries.at(-1)?.isIntersecting === false;
    document.querySelector(BOX)?.toggleAttribute('data-shown', isScrolled);
  }).observe(mark);
  document.addEventListener('click', (event) => {
    if (!elementAt(event, `${BOX} button`)) return;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The button is about to go; the keyboard continues at the content.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  });
}
