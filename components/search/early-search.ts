import { elementAt, isSearchShortcut } from '@/lib/browser/presses';
import { SCRIPTS_FAILED } from '@/lib/browser/ready';
import { OPENER, searchDialog } from './search-elements';

let hasFailed = false;

/**
 * Opens the search before the script of the page is there, so that what is typed goes into its field.
 * open-search.ts then does the rest. It is in every page, so it is small.
 */
export function openSearchEarly(): void {
  document.addEventListener('keydown', (event) => isSearchShortcut(event) && toggle(event));
  document.addEventListener('click', (event) => elementAt(event, OPENER) && toggle(event));
  // Nothing would be found; what is wrong is said in the page.
  document.addEventListener(SCRIPTS_FAILED, () => {
    hasFailed = true;
    searchDialog()?.close();
  });
}

function toggle(event: Event): void {
  const dialog = searchDialog();
  if (!dialog || hasFailed || 'ready' in document.documentElement.dataset) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
}
