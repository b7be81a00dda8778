import { TIME_LIMIT_MS } from '@/lib/browser/connection';
import { followedPage } from '@/lib/browser/presses';
import { savesData } from '@/lib/browser/user-system';
import { BASE_PATH, withoutBase } from '@/lib/routing/base-path';
import { htmlPath } from '@/lib/routing/route-path';

const FRESH_MS = 5 * 60_000;

/** Time that the pointer rests on a link before its page is prefetched. */
const REST_MS = 80;

const cache = new Map<string, Promise<string | undefined>>();

/** The HTML of the page at a path; `undefined` if the host has none, and rejects if it does not answer. */
export function fetchPage(path: string): Promise<string | undefined> {
  // The exact file, which every host serves.
  const file = BASE_PATH + htmlPath(withoutBase(path));
  const page = cache.get(file) ?? request(file);
  if (cache.has(file)) return page;
  cache.set(file, page);
  const forget = () => cache.delete(file);
  setTimeout(forget, FRESH_MS);
  page.then((html) => html ?? forget(), forget);
  return page;
}

async function request(file: string): Promise<string | undefined> {
  const response = await fetch(file, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  return response.ok ? response.text() : undefined;
}

/** Fetches the page of a link on which the pointer rests, or which is touched or focused. */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = followedPage({ target });
    if (!link || savesData()) return;
    // A failure is reported when the link is pressed.
    const run = () => void fetchPage(link.pathname).catch(() => {});
    timer = setTimeout(run, type === 'pointerover' ? REST_MS : 0);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
