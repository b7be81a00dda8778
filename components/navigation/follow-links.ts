import { pathKeyAt } from '@/lib/browser/place';
import { followedLink, followedPage } from '@/lib/browser/presses';
import { CONTENT_ID } from '../ui/part-ids';
import { fetchPage } from './fetch-page';
import { currentEntry, newEntry, rememberPlaces, scrolledTo } from './history-entries';
import { hideNotice, showNotice } from './no-page';
import { loadStylesOf, parsePage, showPage } from './show-page';
import { endProgress, expectPage, say } from './show-progress';

/** How the parts of the page that shows are stopped, and those of the next page are started. */
type Parts = { stop: () => void; start: () => void };

let parts: Parts | undefined;

/** The latest visit; what an earlier one brings is not shown any more. */
let visits = 0;

/**
 * Follows links to pages of the site without loading the document again: the page is fetched, ahead where the
 * reader comes near the link, and takes the place of this one. Back and Forward do the same.
 */
export function listenToLinks(ofPage: Parts): void {
  parts = ofPage;
  // The not-found page is served at any address, so it leads on by full loads.
  if (document.documentElement.dataset.route === undefined) return;
  rememberPlaces();
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    const link = followedPage(event);
    if (link) void visit(link.href, 'push');
    else if (isToThisPage(event)) window.scrollTo({ top: 0 });
    else return;
    event.preventDefault();
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, fetchAhead, { passive: true });
  }
  window.addEventListener('popstate', () => {
    const isHere = pathOf(window.location.href) === document.documentElement.dataset.path;
    if (!isHere) void visit(window.location.href, 'return');
    // The reader has turned back before the page came.
    else endVisit();
  });
}

/** A link of the sidebar or the top bar to the page that shows, which the browser would load again. */
function isToThisPage(event: MouseEvent): boolean {
  const link = followedLink(event);
  return link !== undefined && !link.hash && link.href === window.location.href.split('#')[0];
}

/** Shows another page at the address that the reader has requested; this one stays where it cannot be had. */
export async function showInstead(path: string): Promise<void> {
  const html = await fetchPage(path).catch(() => undefined);
  const page = html === undefined ? undefined : parsePage(html);
  if (!page || !parts) return;
  await loadStylesOf(page);
  parts.stop();
  showPage(page);
  parts.start();
}

function fetchAhead(event: Event): void {
  const page = followedPage({ ...NO_MODIFIERS, target: event.target });
  // Where it fails, the press tells.
  if (page) fetchPage(pathOf(page.href)).catch(() => undefined);
}

const NO_MODIFIERS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

function pathOf(address: string): string {
  return pathKeyAt(new URL(address).pathname);
}

function endVisit(): void {
  visits += 1;
  endProgress();
  hideNotice();
}

async function visit(address: string, how: 'push' | 'return'): Promise<void> {
  endVisit();
  const own = visits;
  expectPage();
  try {
    const html = await fetchPage(pathOf(address));
    if (own !== visits) return;
    const page = html === undefined ? undefined : parsePage(html);
    if (page) await loadStylesOf(page);
    if (own !== visits) return;
    if (page) arrive(page, address, how);
    // Another build, a file, a page that is gone: the host answers as it does.
    else if (how === 'push') window.location.assign(address);
    else window.location.reload();
  } catch {
    if (own === visits) showNotice(() => void visit(address, how));
  }
  if (own === visits) endProgress();
}

function arrive(page: Document, address: string, how: 'push' | 'return'): void {
  parts?.stop();
  if (how === 'push') newEntry(address);
  else currentEntry();
  showPage(page);
  parts?.start();
  if (how === 'return') window.scrollTo({ top: scrolledTo(currentEntry()), behavior: 'instant' });
  else if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  else jumpToHash();
  // What had the focus may have gone with its page.
  if (document.activeElement === document.body) {
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }
  say(document.title);
}

/** The browser itself goes to the place: it opens what hides it, and `:target` follows. */
function jumpToHash(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const { state } = window.history;
  window.location.replace(window.location.href);
  window.history.replaceState(state, '');
}
