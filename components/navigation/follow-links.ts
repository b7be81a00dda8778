import { FETCH_TIMEOUT_MS } from '@/lib/browser/connection';
import { followedPage, isFileUrl } from '@/lib/browser/presses';
import { savesData } from '@/lib/browser/user-system';
import { BASE_PATH, withoutBase } from '@/lib/routing/base-path';
import { htmlPath } from '@/lib/routing/route-path';
import { announce, endProgress, showFailure, startProgress } from '../progress/progress-bar';
import { CONTENT_ID } from '../ui/frame-ids';
import { parsePage, showPage } from './show-page';

const CACHE_MS = 5 * 60_000;

/** Time that the pointer rests on a link before its page is prefetched. */
const HOVER_DELAY_MS = 80;

const cache = new Map<string, Promise<string | undefined>>();

/** Counts navigations: only the latest ends the progress bar. */
let navigations = 0;

/** The URL of a navigation that is left to the browser, which loads a new document. */
let documentUrl: string | undefined;

/**
 * Shows the page of a followed link in this document, where the browser has the Navigation API. Scrolling, history
 * and hashes stay the browser's. Other browsers load a new document.
 */
export function followLinks(): void {
  // The not-found page is served at any URL, so its links load a document.
  if ('navigation' in window && document.documentElement.dataset.route !== undefined) {
    window.navigation.addEventListener('navigate', navigate);
    prefetchLinks();
    return;
  }
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented && event.button === 0 && followedPage(event)) startProgress();
  });
  window.addEventListener('pageshow', endProgress);
}

/** Shows the not-found page of another language or version in place of this one. */
export async function showPageAt(path: string): Promise<void> {
  const page = await loadPage(path).catch(() => undefined);
  if (page) showPage(page);
}

function navigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  if (!canShowHere(event, url)) return;
  let page: Document | undefined;
  const load = async () => {
    navigations += 1;
    const navigation = navigations;
    const endIfLatest = () => navigation === navigations && endProgress();
    // Escape, a heading of the page and `replaceState` cancel it, too, and then no other link goes on with the bar.
    event.signal.addEventListener('abort', () => setTimeout(endIfLatest));
    showFailure();
    startProgress();
    try {
      page = await loadPage(url.pathname);
    } catch (error) {
      if (!event.signal.aborted) showFailure(() => retry(event));
      throw error;
    } finally {
      endIfLatest();
    }
  };
  // A browser with this controller changes the URL only when the page has come.
  const canPrecommit = event.cancelable && 'NavigationPrecommitController' in window;
  const precommitHandler = async () => {
    await load();
    if (page || event.signal.aborted) return;
    documentUrl = url.href;
    window.location.assign(url);
  };
  event.intercept({
    focusReset: 'manual',
    ...(canPrecommit && { precommitHandler }),
    async handler() {
      if (!page) await load();
      if (event.signal.aborted) return;
      // A page of another build, with another policy, or that is gone: the host answers.
      if (!page) return window.location.reload();
      showPage(page);
      if (url.hash) (document.activeElement as HTMLElement | null)?.blur();
      else document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      announce(document.title);
    },
  });
}

/** Returns whether a navigation is to a page of the site, or back or forward to one that this document showed. */
function canShowHere(event: NavigateEvent, url: URL): boolean {
  const { destination, downloadRequest, formData, navigationType, sourceElement } = event;
  if (!event.canIntercept || event.hashChange || downloadRequest !== null || formData) return false;
  if (navigationType === 'reload' || url.href === documentUrl || isFileUrl(url)) return false;
  // Browsers highlight a text fragment in a new document only.
  if (sourceElement?.getAttribute('href')?.includes(':~:')) return false;
  // `pushState` and `replaceState` change the URL of the page that shows.
  return destination.sameDocument === (navigationType === 'traverse');
}

/** Navigates again after a page did not load, wherever the address bar is now. */
function retry({ destination: { url, key }, navigationType }: NavigateEvent): void {
  const isAway = navigationType === 'traverse' && window.location.href !== url;
  const again = isAway ? window.navigation.traverseTo(key) : window.navigation.navigate(url);
  // A failure shows the notice again.
  again.committed?.catch(() => {});
  again.finished?.catch(() => {});
}

/** The page at a path; `undefined` if the browser has to load it as a document. */
async function loadPage(path: string): Promise<Document | undefined> {
  const html = await fetchPage(path);
  return html === undefined ? undefined : parsePage(html);
}

/** The HTML of the page at a path; `undefined` if the host has none, and rejects if it does not answer. */
function fetchPage(path: string): Promise<string | undefined> {
  // The exact file, which every host serves.
  const file = BASE_PATH + htmlPath(withoutBase(path));
  const cached = cache.get(file);
  if (cached) return cached;
  const page = fetch(file, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).then((response) =>
    response.ok ? response.text() : undefined,
  );
  cache.set(file, page);
  const forget = () => cache.delete(file);
  setTimeout(forget, CACHE_MS);
  page.then((html) => html ?? forget(), forget);
  return page;
}

/** Fetches the page of a link on which the pointer rests, or which is touched or focused. */
function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = followedPage({ target });
    if (!link || savesData()) return;
    // A failure is reported when the link is pressed.
    const run = () => void fetchPage(link.pathname).catch(() => {});
    timer = setTimeout(run, type === 'pointerover' ? HOVER_DELAY_MS : 0);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
