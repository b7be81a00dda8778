import { lockPage } from '@/lib/browser/lock-page';
import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { elementAt, hasModifier, isSearchShortcut, onHoverOrFocus } from '@/lib/browser/presses';
import { FOUND_WORDS_KEY, takeKept } from '@/lib/browser/stored';
import { whenIdle } from '@/lib/browser/timing';
import { loadPanel, showPanel } from './load-panel';
import { DIALOG, OPENER, SEARCH_PARAMETER, searchDialog } from './search-elements';
import { type PageIndex, prefetchIndex, prepareSearch, searchPages } from './site-index';

/** Ends what opening the search has begun. */
let session = new AbortController();

/** The dialog that was opened last. */
let opened: HTMLDialogElement | undefined;

/** True if the last press began beside the panel. */
let hasBegunBeside = false;

/** Opens and closes the search by its buttons, the shortcuts, and presses beside the panel. */
export function startSearch(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
  document.addEventListener('mousedown', onMouseDown);
  document.addEventListener('click', onClick);
  // It does not bubble. Escape closes the dialog by itself.
  document.addEventListener('close', ({ target }) => isClosed(target) && session.abort(), true);
  // Back and Forward lead away from it; a page that was asked for before it opened does not.
  window.addEventListener('popstate', close);
  onHoverOrFocus(OPENER, prepare);
  markStoredWords();
  window.addEventListener(PAGE_SHOWN, onPageShown);
  onPageShown();
}

/** Marks the words of the query, if a row of the search has opened this document. */
function markStoredWords(): void {
  const stored = takeKept(FOUND_WORDS_KEY);
  if (!Array.isArray(stored)) return;
  const [path, words] = stored;
  if (path !== document.documentElement.dataset.path) return;
  // Without marks, the page is the same.
  import('./mark-words')
    .then(({ markWords }) => markWords(window.location.href, words))
    .catch(() => {});
}

/**
 * Opens the search where the address has words to search for, and fetches a first part of the index when the
 * browser is idle.
 */
function onPageShown(): void {
  const dialog = searchDialog();
  if (!dialog) return;
  const query = new URLSearchParams(window.location.search).get(SEARCH_PARAMETER);
  // A page in another language has its own.
  if (opened !== dialog) session.abort();
  if (dialog.open) stayOpen(dialog);
  else if (query) openWith(dialog, query);
  whenIdle(() => prefetchIndex(indexOf(dialog)));
}

function toggle(): void {
  const dialog = searchDialog();
  if (dialog?.open) close();
  else if (dialog) open(dialog);
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  enter(dialog);
}

function openWith(dialog: HTMLDialogElement, words: string): void {
  open(dialog);
  const input = dialog.querySelector('input');
  if (input) typeInto(input, words);
}

/** The reader may have opened it before the scripts came, or before the page that has come. */
function stayOpen(dialog: HTMLDialogElement): void {
  if (opened !== dialog) enter(dialog);
  // A dialog that moves in the document is above the page no more.
  else if (!dialog.matches(':modal')) {
    dialog.close();
    dialog.showModal();
  }
}

function enter(dialog: HTMLDialogElement): void {
  session.abort();
  opened = dialog;
  const input = dialog.querySelector('input');
  if (!input) return;
  session = new AbortController();
  const { signal } = session;
  signal.addEventListener('abort', lockPage('dialog'));
  prepare();
  const index = indexOf(dialog);
  // Loads the index while React is loading.
  void searchPages(index, '', {});
  showPanel(dialog, input, index, signal, { onClose: close, onFollow: clearQueryParameter });
  signal.addEventListener('abort', () => {
    opened = undefined;
    input.value = '';
    clearQueryParameter();
  });
}

/**
 * So that a reload of the page, and the way back to it, open nothing that the reader has closed, and a row that leads
 * to the page that shows does not load it again.
 */
function clearQueryParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(SEARCH_PARAMETER)) return;
  url.searchParams.delete(SEARCH_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}

/** The browser gives the focus back to what had it. */
function close(): void {
  session.abort();
  searchDialog()?.close();
}

/** Escape may be pressed, and the search opened again, before the browser reports that it was closed. */
function isClosed(target: EventTarget | null): boolean {
  return target instanceof HTMLDialogElement && target.matches(DIALOG) && !target.open;
}

/** A press that selects letters in the input may end beside the panel, which closes nothing. */
function onMouseDown(event: MouseEvent): void {
  const dialog = elementAt(event, DIALOG);
  // The dialog itself is the target only beside its panel.
  hasBegunBeside = dialog !== null && event.target === dialog;
  // The input keeps the focus, so that its keys go through the rows, whatever the mouse does.
  if (dialog && !(event.target instanceof HTMLInputElement)) event.preventDefault();
}

function onClick(event: MouseEvent): void {
  const dialog = elementAt(event, DIALOG);
  if (elementAt(event, OPENER)) toggle();
  else if (elementAt(event, '[data-part="search-cancel"]')) close();
  else if (dialog && event.target === dialog && hasBegunBeside) close();
  else if (elementAt(event, ':is([data-part="search-help"], [data-part="search-hint"]) a')) {
    // The link has to stay until it is followed.
    if (!hasModifier(event)) setTimeout(close);
  } else if (elementAt(event, '[data-part="search-clear"]')) {
    const input = dialog?.querySelector('input');
    input?.focus();
    if (input) typeInto(input, '');
  }
}

/** Loads React, the worker and the first part of the index side by side. */
function prepare(): void {
  const dialog = searchDialog();
  if (!dialog) return;
  prepareSearch(indexOf(dialog));
  // Opening the search reports a failure.
  loadPanel().catch(() => {});
}

function indexOf(dialog: HTMLElement): PageIndex {
  return JSON.parse(dialog.dataset.index ?? '');
}

/** Puts a text into the field as if the reader had typed it. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
