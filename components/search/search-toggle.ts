import { elementAt, isSearchShortcut } from '@/lib/browser/presses';
import { SCRIPTS_FAILED } from '@/lib/browser/ready';

/** Buttons that open the search. */
export const OPENER = '[data-opens="search"]';

/** The event of the document when the search opens. */
export const SEARCH_OPENED = 'site:search';

export function searchDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog[data-part="search"]');
}

/** Opens the dialog. Its listeners come first, so that the lock of the page and the dialog are styled in one pass. */
export function openDialog(dialog: HTMLDialogElement): void {
  document.dispatchEvent(new Event(SEARCH_OPENED));
  dialog.showModal();
}

/**
 * Opens and closes the search by its buttons and the shortcuts, also before the script of the page is there, so that
 * what is typed goes into its field. open-search.ts does the rest. It is in every page, so it is small.
 */
export function startSearchToggle(): void {
  let hasFailed = false;

  function toggle(event: Event): void {
    const dialog = searchDialog();
    if (!dialog || (hasFailed && !('ready' in document.documentElement.dataset))) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else openDialog(dialog);
  }

  document.addEventListener('keydown', (event) => isSearchShortcut(event) && toggle(event));
  document.addEventListener('click', (event) => elementAt(event, OPENER) && toggle(event));
  // Nothing would be found; the page reports what is wrong.
  document.addEventListener(SCRIPTS_FAILED, () => {
    hasFailed = true;
    searchDialog()?.close();
  });
}
