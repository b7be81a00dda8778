import { lockPage } from '@/lib/browser/lock-page';
import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { elementAt, followedLink, isComposing, onHoverOrFocus } from '@/lib/browser/presses';
import { FOUND_WORDS_KEY, takeFromLastPage } from '@/lib/browser/stored';
import { whenIdle } from '@/lib/browser/timing';
import { loadApp } from '../site/load-app';
import { OPENER, openDialog, SEARCH_OPENED, searchDialog } from './search-toggle';
import {
  type PageIndex,
  prefetchIndex,
  prepareSearch,
  reportFailure,
  type SearchFailure,
  searchPages,
} from './site-index';

/** The query parameter that opens the search on any page. */
const QUERY_PARAMETER = 'q';

/** A press of Enter that has yet to open a row of what was typed. Ctrl and Cmd make it open a new tab. */
export type WaitingEnter = { press?: KeyboardEvent | undefined };

/** Ends what opening the search has begun. */
let session = new AbortController();

/** Loads what an open search shows, and opens the search where the URL has a query. */
export function startSearch(): void {
  document.addEventListener(SEARCH_OPENED, startSession);
  // Back and Forward lead away from it; a page that was requested before it opened does not.
  window.addEventListener('popstate', () => searchDialog()?.close());
  onHoverOrFocus(OPENER, prepare);
  markStoredWords();
  // The user may have opened it before the script came.
  if (searchDialog()?.open) startSession();
  window.addEventListener(PAGE_SHOWN, onPageShown);
  onPageShown();
}

/** Marks the words of the query, if a row of the search has opened this document. */
function markStoredWords(): void {
  const stored = takeFromLastPage(FOUND_WORDS_KEY);
  if (!Array.isArray(stored)) return;
  const [path, words] = stored;
  if (path !== document.documentElement.dataset.path) return;
  // Without marks, the page is the same.
  import('./mark-words')
    .then(({ markWords }) => markWords(window.location.href, words))
    .catch(() => {});
}

function onPageShown(): void {
  const dialog = searchDialog();
  if (!dialog) return;
  const query = new URLSearchParams(window.location.search).get(QUERY_PARAMETER);
  // A page in another language has another dialog.
  if (!dialog.open) session.abort();
  if (!dialog.open && query) {
    openDialog(dialog);
    const input = dialog.querySelector('input');
    if (input) input.value = query;
  }
  whenIdle(() => prefetchIndex(indexOf(dialog)));
}

/** Loads React, the worker and the first part of the index side by side. */
function prepare(): void {
  const dialog = searchDialog();
  if (!dialog) return;
  // Opening the search reports a failure.
  for (const loading of [prepareSearch(indexOf(dialog)), loadPanel()]) loading.catch(() => {});
}

const loadPanel = () => loadApp(() => import('./search-app'));

/** Loads what the open search shows, until it is closed. */
function startSession(): void {
  const dialog = searchDialog();
  const input = dialog?.querySelector('input');
  if (!dialog || !input) return;
  session.abort();
  session = new AbortController();
  const { signal } = session;
  signal.addEventListener('abort', lockPage('dialog'));
  prepare();
  showPanel(dialog, input, signal);
  signal.addEventListener('abort', () => {
    input.value = '';
    clearQueryParameter();
  });
  // The search may be open again before the browser reports that it was closed.
  dialog.addEventListener('close', () => dialog.open || session.abort(), { signal });
  dialog.onmousedown = (event) => {
    // Only beside its panel, the dialog itself is the target.
    if (event.target === dialog) dialog.close();
    // The input keeps the focus, so that its keys go through the rows, whatever the mouse does.
    if (event.target !== input) event.preventDefault();
  };
  dialog.onclick = (event) => {
    if (elementAt(event, '[data-part="search-clear"]')) {
      input.value = '';
      input.dispatchEvent(new Event('input'));
      input.focus();
    } else if (followedLink(event) && !event.defaultPrevented) {
      clearQueryParameter();
      // The link has to stay until it is followed.
      setTimeout(() => dialog.close());
    }
  };
}

/**
 * Renders the results in an open dialog as soon as React has loaded, and shows the notice with Retry when the
 * search fails; both until the signal.
 */
function showPanel(dialog: HTMLElement, input: HTMLInputElement, signal: AbortSignal): void {
  const notice = dialog.querySelector<HTMLElement>('[role="alert"]');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  const search = searchPages.bind(null, indexOf(dialog));
  const enter: WaitingEnter = {};
  let attempts = 0;
  let unmount = () => {};

  const hidePanel = () => {
    unmount();
    notice.hidden = true;
  };
  const showFailure = (failure: SearchFailure) => {
    if (signal.aborted) return;
    unmount();
    const isMissing = failure === 'missing' && attempts > 1 && navigator.onLine;
    const isOutdated = failure === 'outdated' || isMissing;
    button.textContent = button.dataset[isOutdated ? 'reload' : 'retry'] ?? '';
    button.onclick = () => {
      if (isOutdated) return reloadWith(input.value);
      // The button disappears, so the input takes the focus.
      input.focus();
      void load();
    };
    notice.hidden = false;
  };
  const load = async () => {
    hidePanel();
    attempts += 1;
    try {
      const [{ mountSearch }, context] = await loadPanel();
      if (signal.aborted) return;
      unmount = mountSearch(dialog, context, { input, enter, search, onFailure: showFailure });
    } catch (error) {
      reportFailure(error);
      showFailure('missing');
    }
  };
  input.onkeydown = (event) => {
    if (event.key === 'Enter' && !isComposing(event)) enter.press = event;
  };
  input.oninput = () => {
    enter.press = undefined;
  };
  signal.addEventListener('abort', hidePanel);
  // Loads the index while React is loading.
  void search('', {});
  void load();
}

/** Loads the page again, which then opens the search with what was typed. */
function reloadWith(query: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(QUERY_PARAMETER, query);
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
}

/**
 * So that a reload of the page, and the way back to it, open nothing that the reader has closed, and a row that leads
 * to the page that shows does not load it again.
 */
function clearQueryParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(QUERY_PARAMETER)) return;
  url.searchParams.delete(QUERY_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}

function indexOf(dialog: HTMLElement): PageIndex {
  return JSON.parse(dialog.dataset.index ?? '');
}
