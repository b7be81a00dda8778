import { wantsNoMotion } from '@/lib/browser/reader-system';
import { CONTENT_ID } from '../ui/part-ids';

/** Shows the button that leads back to the top while the page is scrolled, and lets it lead there. */
export function startScrollToTop(signal: AbortSignal): void {
  const mark = document.querySelector('[data-top-mark]');
  const part = document.querySelector('[data-part="scroll-to-top"]');
  const button = part?.querySelector('button');
  if (!mark || !part || !button) return;

  // The observer tells when the mark goes out of sight, so nothing runs while the reader scrolls.
  const observer = new IntersectionObserver((entries) => {
    part.toggleAttribute('data-shown', entries.at(-1)?.isIntersecting === false);
  });
  observer.observe(mark);
  button.addEventListener('click', scrollToTop, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    part.removeAttribute('data-shown');
  });
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: wantsNoMotion() ? 'instant' : 'smooth' });
  // The button is about to go; the keyboard continues where the reader is led.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
