import { decodeAddress } from '@/lib/routing/links';
import { showFirstTab } from './first-tab';
import { revealPlaces } from './reveal-place';
import { followChoices, shareChoice, sharedChoice } from './shared-choices';
import { showTab } from './show-tab';
import { CHOICE_PREFIX, chosenTab, storedChoice } from './tab-choice';

/** What in a panel can have the focus. */
const FOCUSABLE = 'a[href], button, input, summary, [tabindex="0"]';

/**
 * Makes a group of tabs work, until stopped. What is shown is told by the elements alone: the script
 * of the page has already chosen before React comes, and React could not hide a panel as it must be.
 */
export function runTabs(group: HTMLElement): () => void {
  const list = group.querySelector<HTMLElement>('[role="tablist"]');
  if (!list) return () => {};
  const { groupId } = group.dataset;
  const shared = groupId === undefined ? undefined : CHOICE_PREFIX + groupId;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...group.children].slice(1);
  const names = tabs.map((tab) => ({
    label: tab.textContent,
    value: tab.dataset.value ?? '',
  }));

  function press(index: number): void {
    const tab = tabs[index];
    const name = names[index];
    if (!list || !tab || !name) return;
    const before = list.getBoundingClientRect().top;
    show(index);
    if (shared !== undefined) shareChoice(shared, storedChoice(index, name));
    // Panels above may have become higher or lower; what was pressed stays where it is.
    const after = list.getBoundingClientRect().top;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  function show(index: number): void {
    showTab(group, index);
    const tab = tabs[index];
    if (list && tab) showInStrip(list, tab);
  }

  function onClick({ target }: MouseEvent): void {
    press(tabs.findIndex((tab) => target instanceof Node && tab.contains(target)));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const current = tabs.indexOf(event.target as HTMLElement);
    const to = goal(event.key, current, tabs.length);
    if (current < 0 || to === undefined) return;
    event.preventDefault();
    press(to);
    tabs[to]?.focus({ preventScroll: true });
  }

  /** The browser's own search, or a link, has found something in a panel that is hidden. */
  function onMatch({ target }: Event): void {
    const index = panels.indexOf(target as Element);
    if (index >= 0) show(index);
  }

  for (const panel of panels) {
    if (!panel.querySelector(FOCUSABLE)) panel.setAttribute('tabindex', '0');
  }
  if ('live' in group.dataset) {
    // Since the script of the page has chosen, the browser's own search may have found something.
    const found = panels.findIndex((panel, index) => !isHidden(panel) && !isSelected(tabs[index]));
    if (found >= 0) show(found);
  } else {
    const tools = { readStored: sharedChoice, decodeAddress, chosenTab, showTab };
    showFirstTab(group, tools, CHOICE_PREFIX);
  }
  list.addEventListener('click', onClick);
  list.addEventListener('keydown', onKey);
  group.addEventListener('beforematch', onMatch);
  const stopRevealing = revealPlaces();
  const stopFollowing =
    shared === undefined
      ? undefined
      : followChoices(shared, (choice) => {
          const index = chosenTab(names, choice);
          if (index !== undefined) show(index);
        });
  return () => {
    list.removeEventListener('click', onClick);
    list.removeEventListener('keydown', onKey);
    group.removeEventListener('beforematch', onMatch);
    stopRevealing();
    stopFollowing?.();
    // When tabs come or go in the preview, the group begins anew.
    delete group.dataset.live;
  };
}

function isHidden(panel: Element): boolean {
  return panel.hasAttribute('hidden');
}

function isSelected(tab: Element | undefined): boolean {
  return tab?.getAttribute('aria-selected') === 'true';
}

/** To which tab a key leads; at the ends it goes on at the other end. */
function goal(key: string, current: number, count: number): number | undefined {
  const goals: Record<string, number> = {
    ArrowLeft: (current + count - 1) % count,
    ArrowRight: (current + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(goals, key) ? goals[key] : undefined;
}

/** Where there are more tabs than fit, scrolls the strip alone, until a tab can be seen. */
function showInStrip(strip: HTMLElement, tab: HTMLElement): void {
  const outer = strip.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
  if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
}
