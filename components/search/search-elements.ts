/** What opens the search: its button, and any other that is marked so. */
export const OPENER = '[data-opens="search"]';

export const DIALOG = 'dialog[data-part="search"]';

export function searchDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(DIALOG);
}

/** A part of the dialog that the server has rendered. */
export function partOf(dialog: HTMLElement, selector: string): HTMLElement {
  const part = dialog.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The search has no ${selector}.`);
  return part;
}
