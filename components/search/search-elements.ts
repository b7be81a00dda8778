/** Buttons that open the search. */
export const OPENER = '[data-opens="search"]';

export const DIALOG = 'dialog[data-part="search"]';

/** The query parameter that opens the search on any page. */
export const SEARCH_PARAMETER = 'q';

export function searchDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(DIALOG);
}
