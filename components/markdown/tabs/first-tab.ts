import { SCRIPTS_FAILED } from '@/lib/browser/ready';
import { hashTarget } from '@/lib/browser/reveal';
import { readStored } from '@/lib/browser/stored';

/** The visible label of a tab, and the value that stands for it in storage. */
export type NamedTab = { label: string; value: string };

export const CHOICE_PREFIX = 'rspress.tabs.';

/**
 * Shows the first tab of each group while the browser still parses the page, so that nothing jumps. If the
 * scripts of the page do not load, all panels are shown again, since no tab could be pressed.
 */
export function showFirstTabs(): void {
  const completeGroups = new Set<Element>();
  const show = () => {
    let lastElement: Element = document.documentElement;
    while (lastElement.lastElementChild) lastElement = lastElement.lastElementChild;
    for (const group of groups()) {
      if (completeGroups.has(group)) continue;
      showFirstTab(group);
      // The parser may still add panels to a group that contains the last element.
      if (!group.contains(lastElement)) completeGroups.add(group);
    }
  };
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  document.addEventListener(SCRIPTS_FAILED, () => {
    for (const group of groups()) {
      delete group.dataset.live;
      for (const panel of panelsOf(group)) panel.removeAttribute('hidden');
    }
  });
}

function groups() {
  return document.querySelectorAll<HTMLElement>('site-tabs');
}

/** Shows the tab that contains the target of the URL, or the stored choice, or the first tab. */
export function showFirstTab(
  group: HTMLElement,
  readChoice: (key: string) => string | null = readStored,
): void {
  const { groupId } = group.dataset;
  const stored = groupId === undefined ? null : readChoice(CHOICE_PREFIX + groupId);
  const target = hashTarget(window.location.hash);
  const targetIndex = panelsOf(group).findIndex((panel) => panel.contains(target));
  const storedIndex = chosenTab(namesOf(group), stored) ?? 0;
  showTab(group, targetIndex < 0 ? storedIndex : targetIndex);
}

/** Shows one panel of a group. The others stay, so that find in page finds them. */
export function showTab(group: HTMLElement, index: number): void {
  group.dataset.live = '';
  for (const [position, tab] of tabsOf(group).entries()) {
    tab.setAttribute('aria-selected', String(position === index));
    tab.setAttribute('tabindex', position === index ? '0' : '-1');
  }
  for (const [position, panel] of panelsOf(group).entries()) {
    if (position === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/** The index of the tab that a stored choice names; nothing if there is no such tab. */
export function chosenTab(tabs: readonly NamedTab[], stored: string | null): number | undefined {
  if (stored === null) return undefined;
  if (/^\d+$/.test(stored) && Number(stored) < tabs.length) return Number(stored);
  const name = stored.replace(/^\d+:/, '');
  const indexBy = (key: keyof NamedTab) => tabs.findIndex((tab) => tab[key] === name);
  const index = indexBy('value') < 0 ? indexBy('label') : indexBy('value');
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
