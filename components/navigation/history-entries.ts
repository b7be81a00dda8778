/*
 * Each entry of the history that shows a page has a number in its state, under which the place is
 * remembered to which the reader has scrolled. The browser does the same within a page, and after a reload.
 */

type State = { entry?: number } | null;

const places = new Map<number, number>();

let shown = 0;

/** Begins to remember how far the page that shows is scrolled. */
export function rememberPlaces(): void {
  currentEntry();
  window.addEventListener('scroll', () => places.set(shown, window.scrollY), { passive: true });
  // A jump within the page makes an entry of its own, without a state.
  window.addEventListener('hashchange', () => currentEntry());
}

/** The number of the entry in which the reader is; it gets one if it has none. */
export function currentEntry(): number {
  const state = window.history.state as State;
  shown = state?.entry ?? nextNumber();
  if (state?.entry === undefined) window.history.replaceState({ ...state, entry: shown }, '');
  return shown;
}

/** Adds an entry for a page. */
export function newEntry(address: string): void {
  shown = nextNumber();
  window.history.pushState({ entry: shown }, '', address);
}

/** How far the page of an entry was scrolled. */
export function scrolledTo(entry: number): number {
  return places.get(entry) ?? 0;
}

/** Also after a reload, no two entries have the same. */
function nextNumber(): number {
  return Math.max(Date.now(), shown + 1);
}
