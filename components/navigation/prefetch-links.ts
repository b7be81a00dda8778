import { followedPage } from '@/lib/browser/presses';
import { savesData } from '@/lib/browser/timing';
import { fetchPage } from './fetch-page';

/** How long the pointer rests on a link that somebody is about to press. */
const REST_MS = 80;

const NO_MODIFIERS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** Fetches the page of a link on which the pointer rests, or which is touched or focused. */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch({ type, target }: Event): void {
    clearTimeout(timer);
    const link = followedPage({ ...NO_MODIFIERS, target });
    if (!link || savesData()) return;
    // A failure is reported when the link is pressed.
    const fetchAhead = () => fetchPage(link.pathname).catch(() => undefined);
    timer = setTimeout(fetchAhead, type === 'pointerover' ? REST_MS : 0);
  }

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
