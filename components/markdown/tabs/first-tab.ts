import { readStored } from '@/lib/browser/stored';
import { decodeAddress } from '@/lib/routing/links';

/*
 * Exported pages contain these functions as text, too (tab-group.tsx), because the right tab must
 * show before React starts. So none of them may use anything from outside.
 */

/** A tab by the name that it shows and the one that it is known by. */
export type NamedTab = { label: string; value: string };

export const CHOICE_PREFIX = 'rspress.tabs.';

/**
 * Shows the tab of a group with which a page begins: the one around the place that the URL names, or
 * the one that the reader chose, or the default one. If the scripts of the page do not load, all
 * panels are shown again, since no tab could be pressed.
 */
export function showFirstTab(group: HTMLElement, tools: typeof TAB_TOOLS, prefix: string): void {
  const [list, ...panels] = group.children;
  const tabs = [...(list?.children ?? [])].map((tab) => ({
    label: tab.textContent,
    value: (tab as HTMLElement).dataset.value ?? '',
  }));
  const { groupId, chosen } = group.dataset;
  const stored = groupId === undefined ? null : tools.readStored(prefix + groupId);
  const place = document.getElementById(tools.decodeAddress(window.location.hash.slice(1)));
  const named = panels.findIndex((panel) => panel.contains(place));
  tools.showTab(group, named < 0 ? (tools.chosenTab(tabs, stored) ?? Number(chosen)) : named);
  if ('ready' in document.documentElement.dataset) return;
  // SCRIPTS_FAILED of lib/browser/ready.ts.
  document.addEventListener('site:failed', () => {
    delete group.dataset.live;
    for (const panel of panels) panel.removeAttribute('hidden');
  });
}

/** Shows one panel of a group. The others stay, so that the browser's own search finds them. */
export function showTab(group: HTMLElement, index: number): void {
  const [list, ...panels] = group.children;
  group.dataset.live = '';
  for (const [place, tab] of [...(list?.children ?? [])].entries()) {
    tab.setAttribute('aria-selected', String(place === index));
    tab.setAttribute('tabindex', place === index ? '0' : '-1');
  }
  for (const [place, panel] of panels.entries()) {
    if (place === index) panel.removeAttribute('hidden');
    // React knows no other value than "true" for this attribute.
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

/** What `showFirstTab` uses; as a script in the page it cannot import. */
export const TAB_TOOLS = { readStored, decodeAddress, chosenTab, showTab };
