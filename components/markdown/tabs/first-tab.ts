import { placeNamedBy } from '@/lib/browser/place';
import { SCRIPTS_FAILED } from '@/lib/browser/ready';
import { readStored } from '@/lib/browser/stored';

/** A tab by the name that it shows and the one that it is known by. */
export type NamedTab = { label: string; value: string };

export const CHOICE_PREFIX = 'rspress.tabs.';

/**
 * Shows the tab of a group with which a page begins: the one around the place that the URL names, or
 * the one that the reader chose, or the first one. If the scripts of the page do not load, all
 * panels are shown again, since no tab could be pressed.
 */
export function showFirstTab(
  group: HTMLElement,
  readChoice: (key: string) => string | null = readStored,
): void {
  const panels = panelsOf(group);
  const { groupId } = group.dataset;
  const stored = groupId === undefined ? null : readChoice(CHOICE_PREFIX + groupId);
  const place = placeNamedBy(window.location.hash);
  const named = panels.findIndex((panel) => panel.contains(place));
  showTab(group, named < 0 ? (chosenTab(namesOf(group), stored) ?? 0) : named);
  if ('ready' in document.documentElement.dataset) return;
  document.addEventListener(SCRIPTS_FAILED, () => {
    delete group.dataset.live;
    for (const panel of panels) panel.removeAttribute('hidden');
  });
}

/** Shows one panel of a group. The others stay, so that the browser's own search finds them. */
export function showTab(group: HTMLElement, index: number): void {
  group.dataset.live = '';
  for (const [place, tab] of tabsOf(group).entries()) {
    tab.setAttribute('aria-selected', String(place === index));
    tab.setAttribute('tabindex', place === index ? '0' : '-1');
  }
  for (const [place, panel] of panelsOf(group).entries()) {
    if (place === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/** The index of the tab that a stored choice names; nothing if there is no such tab. */
export function chosenTab(tabs: readonly NamedTab[], stored: string | null): number | undefined {
  if (stored === null) return undefined;
  if (/^\d+$/.test(stored) && Number(stored) < tabs.length) return Number(stored);
  const name = stored.replace(/^\d+:/, '');
  const known = (key: keyof NamedTab) => tabs.findIndex((tab) => tab[key] === name);
  const index = known('value') < 0 ? known('label') : known('value');
  return index < 0 ? undefined : index;
}

/** Former versions stored the index alone; the value finds the tab in another order. */
export function storedChoice(index: number, { value }: NamedTab): string {
  return `${index}:${value}`;
}

export function namesOf(group: Element): NamedTab[] {
  return tabsOf(group).map(({ textContent, dataset }) => ({
    label: textContent,
    value: dataset.value ?? '',
  }));
}

export function tabsOf({ children: [list] }: Element): HTMLElement[] {
  return [...(list?.children ?? [])] as HTMLElement[];
}

export function panelsOf({ children }: Element): Element[] {
  return [...children].slice(1);
}
