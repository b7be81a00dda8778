import { pathKeyAt } from '@/lib/browser/place';
import { followedPage, isFile } from '@/lib/browser/presses';
import { CONTENT_ID } from '../ui/part-ids';
import { fetchPage } from './fetch-page';
import { hideNotice, showNotice } from './no-page';
import { prefetchLinks } from './prefetch-links';
import { parsePage, showPage } from './show-page';
import { announce, endProgress, expectPage } from './show-progress';

/** Stops what acts on the page that shows, and starts what acts on the next one. */
type Lifecycle = { stop: () => void; start: () => void };

let lifecycle: Lifecycle | undefined;

/** The URL that the browser is to load as a new document. */
let fullLoad: string | undefined;

/**
 * Shows the page of a followed link in this document, where the browser has the Navigation API. Scrolling, history
 * and hashes stay the browser's. Other browsers load a new document.
 */
export function followLinks(page: Lifecycle): void {
  lifecycle = page;
  // The not-found page is served at any URL, so its links load a document.
  if ('navigation' in window && document.documentElement.dataset.route !== undefined) {
    window.navigation.addEventListener('navigate', navigate);
    prefetchLinks();
    return;
  }
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented && event.button === 0 && followedPage(event)) expectPage();
  });
  window.addEventListener('pageshow', endProgress);
}

/** Shows the not-found page of another language or version in place of this one. */
export async function showInstead(path: string): Promise<void> {
  const page = await loadPage(path).catch(() => undefined);
  if (page) swap(page);
}

function navigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  if (!isFollowed(event, url)) return;
  if (isShown(url)) {
    // The browser scrolls to the top, without a new document.
    event.intercept({ focusReset: 'manual' });
    return;
  }
  let page: Document | undefined;
  const load = async () => {
    hideNotice();
    expectPage();
    try {
      page = await loadPage(url.pathname);
    } catch (error) {
      if (!event.signal.aborted) showNotice(() => retry(event));
      throw error;
    } finally {
      if (!event.signal.aborted) endProgress();
    }
  };
  event.intercept({
    focusReset: 'manual',
    ...(canPrecommit(event) && {
      async precommitHandler() {
        await load();
        if (page || event.signal.aborted) return;
        fullLoad = url.href;
        window.location.assign(url);
      },
    }),
    async handler() {
      if (!page) await load();
      if (event.signal.aborted) return;
      // A page of another build, with another policy, or that is gone: the host answers.
      if (!page) return window.location.reload();
      swap(page);
      if (url.hash) (document.activeElement as HTMLElement | null)?.blur();
      else document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      announce(document.title);
    },
  });
}

/** Whether a navigation is to a page of the site, or back or forward to one that this document showed. */
function isFollowed(event: NavigateEvent, url: URL): boolean {
  const { destination, downloadRequest, formData, navigationType, sourceElement } = event;
  if (!event.canIntercept || event.hashChange || downloadRequest !== null || formData) return false;
  if (navigationType === 'reload' || url.href === fullLoad || isFile(url)) return false;
  // Browsers highlight a text fragment in a new document only.
  if (sourceElement?.getAttribute('href')?.includes(':~:')) return false;
  const isOtherPage = pathKeyAt(url.pathname) !== document.documentElement.dataset.path;
  if (navigationType === 'traverse') return destination.sameDocument && isOtherPage;
  // `pushState` and `replaceState` change the URL of this page.
  return !destination.sameDocument && (isOtherPage || isShown(url));
}

/** Whether a URL without a hash is that of the page that shows. */
function isShown(url: URL): boolean {
  const { path } = document.documentElement.dataset;
  return pathKeyAt(url.pathname) === path && url.href === window.location.href.split('#')[0];
}

/** Whether a page can be fetched before the address bar changes. */
function canPrecommit(event: NavigateEvent): boolean {
  return event.cancelable && 'NavigationPrecommitController' in window;
}

/** Navigates again after a page did not load, wherever the address bar is now. */
function retry({ destination, navigationType }: NavigateEvent): void {
  const { navigation, location } = window;
  const { url, key } = destination;
  const isTraverse = navigationType === 'traverse' && location.href !== url;
  const history = location.href === url ? 'replace' : 'auto';
  const again = isTraverse ? navigation.traverseTo(key) : navigation.navigate(url, { history });
  // A failure shows the notice again.
  again.committed?.catch(() => {});
  again.finished?.catch(() => {});
}

/** The page at a path; `undefined` if the browser has to load it as a document. */
async function loadPage(path: string): Promise<Document | undefined> {
  const html = await fetchPage(path);
  return html === undefined ? undefined : parsePage(html);
}

function swap(page: Document): void {
  lifecycle?.stop();
  showPage(page);
  lifecycle?.start();
}
