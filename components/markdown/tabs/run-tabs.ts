import { onPlaceWanted } from '@/lib/browser/place';
import { tabAfterKey } from '@/lib/browser/presses';
import { readStored, writeStored } from '@/lib/browser/stored';
import {
  CHOICE_PREFIX,
  chosenTab,
  type NamedTab,
  namesOf,
  panelsOf,
  showFirstTab,
  showTab,
  tabsOf,
} from './first-tab';

const FOCUSABLE = 'a[href], button, input, summary, figure[data-code], [tabindex="0"]';

/** What was chosen since the page was loaded, for browsers that store nothing. */
const remembered = new Map<string, string>();

/** Makes all groups of tabs work. */
export function startTabs(signal: AbortSignal): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    runTabs(group, signal);
  }
}

/** Makes a group of tabs work. The elements alone hold what is shown. */
function runTabs(group: HTMLElement, signal: AbortSignal): void {
  const list = group.querySelector<HTMLElement>('[role="tablist"]');
  if (!list) return;
  const { groupId } = group.dataset;
  const key = groupId === undefined ? undefined : CHOICE_PREFIX + groupId;
  const tabs = tabsOf(group);
  const panels = panelsOf(group);
  const names = namesOf(group);

  for (const panel of panels) {
    if (panel.querySelector(FOCUSABLE)) panel.removeAttribute('tabindex');
    else panel.setAttribute('tabindex', '0');
  }
  if ('live' in group.dataset) {
    // Since the script in the page has chosen, the browser's own search may have found something.
    const found = panels.findIndex(
      (panel, index) => !panel.hasAttribute('hidden') && tabs[index]?.ariaSelected !== 'true',
    );
    if (found >= 0) show(found);
  } else {
    showFirstTab(group, (name) => readStored(name) ?? remembered.get(name) ?? null);
  }
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', onKey, { signal });
  group.addEventListener('beforematch', onMatch, { signal });
  window.addEventListener('storage', onStored, { signal });
  onPlaceWanted(reveal, signal);

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

  /** Shows the panel around a place on the page; tells whether it was hidden. */
  function reveal(place: Element): boolean {
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
