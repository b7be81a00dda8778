import { onPlaceStart, placeNamedBy } from '@/lib/browser/navigation-start';
import { followedLink, tabAfterKey } from '@/lib/browser/presses';
import { readStored, writeStored } from '@/lib/browser/stored';
import {
  CHOICE_PREFIX,
  chosenTab,
  type NamedTab,
  showFirstTab,
  showTab,
  TAB_TOOLS,
} from './first-tab';

const FOCUSABLE = 'a[href], button, input, summary, [tabindex="0"]';

/** What was chosen since the page was loaded, for browsers that store nothing. */
const remembered = new Map<string, string>();

/**
 * Makes a group of tabs work, until stopped. The elements alone hold what is shown: the script in
 * the page has chosen a tab before React starts, and React cannot write `hidden="until-found"`.
 */
export function runTabs(group: HTMLElement): () => void {
  const list = group.querySelector<HTMLElement>('[role="tablist"]');
  if (!list) return () => {};
  const { groupId } = group.dataset;
  const key = groupId === undefined ? undefined : CHOICE_PREFIX + groupId;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...group.children].slice(1);
  const names = tabs.map((tab) => ({ label: tab.textContent, value: tab.dataset.value ?? '' }));
  const stop = new AbortController();
  const { signal } = stop;

  for (const panel of panels) {
    if (!panel.querySelector(FOCUSABLE)) panel.setAttribute('tabindex', '0');
  }
  if ('live' in group.dataset) {
    // Since the script in the page has chosen, the browser's own search may have found something.
    const found = panels.findIndex(
      (panel, index) => !panel.hasAttribute('hidden') && tabs[index]?.ariaSelected !== 'true',
    );
    if (found >= 0) show(found);
  } else {
    const sharedChoice = (name: string) => readStored(name) ?? remembered.get(name) ?? null;
    showFirstTab(group, { ...TAB_TOOLS, readStored: sharedChoice }, CHOICE_PREFIX);
  }
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', onKey, { signal });
  group.addEventListener('beforematch', onMatch, { signal });
  window.addEventListener('storage', onStored, { signal });
  window.addEventListener('click', onLink, { signal });
  window.addEventListener('hashchange', onHashChange, { signal });
  const stopPlaces = onPlaceStart(reveal);
  return () => {
    stop.abort();
    stopPlaces();
    // When tabs come or go in the preview, the group starts again.
    delete group.dataset.live;
  };

  function show(index: number): void {
    showTab(group, index);
    const tab = tabs[index];
    if (list && tab) scrollIntoStrip(list, tab);
  }

  function press(index: number): void {
    const name = names[index];
    if (!list || !name) return;
    const before = list.getBoundingClientRect().top;
    show(index);
    if (key !== undefined) shareChoice(key, storedChoice(index, name));
    // Panels above may have become higher or lower; what was pressed stays where it is.
    const after = list.getBoundingClientRect().top;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  function onClick({ target }: MouseEvent): void {
    press(tabs.findIndex((tab) => target instanceof Node && tab.contains(target)));
  }

  function onKey(event: KeyboardEvent): void {
    const tab = tabAfterKey(event);
    if (!tab) return;
    press(tabs.indexOf(tab));
    tab.focus({ preventScroll: true });
  }

  /** The browser's own search, or a link, has found something in a panel that is hidden. */
  function onMatch({ target }: Event): void {
    const index = panels.indexOf(target as Element);
    if (index >= 0) show(index);
  }

  /** Another group chose, on this page or in another tab of the browser. */
  function onStored({ key: changed, newValue }: StorageEvent): void {
    const index = key === changed ? chosenTab(names, newValue) : undefined;
    if (index !== undefined) show(index);
  }

  /** The browser follows the link only after this, and then the place is there to be scrolled to. */
  function onLink(event: MouseEvent): void {
    const link = followedLink(event);
    if (link?.hash && link.pathname === window.location.pathname) reveal(link.hash);
  }

  /** Back, Forward, or a changed URL: here the browser has already tried to scroll. */
  function onHashChange(): void {
    const { hash } = window.location;
    if (reveal(hash)) placeNamedBy(hash)?.scrollIntoView();
  }

  /** Opens the panel around a place on the page; tells whether it was hidden. */
  function reveal(hash: string): boolean {
    const place = placeNamedBy(hash);
    const index = panels.findIndex(
      (panel) => panel.hasAttribute('hidden') && panel.contains(place),
    );
    if (index >= 0) show(index);
    return index >= 0;
  }
}

/** Former versions stored the index alone; the value finds the tab in another order. */
export function storedChoice(index: number, { value }: NamedTab): string {
  return `${index}:${value}`;
}

/** Browsers report what is stored to other tabs only; the groups of this page hear the same event. */
function shareChoice(key: string, newValue: string): void {
  remembered.set(key, newValue);
  writeStored(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Scrolls a strip with more tabs than fit, and nothing else, until a tab can be seen. */
function scrollIntoStrip(strip: HTMLElement, tab: HTMLElement): void {
  const outer = strip.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
  if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
}
