import type { readStored } from '@/lib/browser/stored';
import type { decodeAddress } from '@/lib/routing/links';
import type { showTab } from './show-tab';
import type { chosenTab } from './tab-choice';

/** What `showFirstTab` takes from the site; as a script it cannot import. */
export type TabTools = {
  readStored: typeof readStored;
  decodeAddress: typeof decodeAddress;
  chosenTab: typeof chosenTab;
  showTab: typeof showTab;
};

/**
 * Shows the tab of a group with which a page begins: the one around the place that the address
 * names, or the one that the reader chose, or the default one. Where the scripts of the page do not
 * come, all panels are shown again, since no tab could be pressed.
 */
export function showFirstTab(group: HTMLElement, tools: TabTools, prefix: string): void {
  // Its text is put behind each group as a script: it may use nothing from outside.
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
  if (document.readyState === 'complete') return;
  window.addEventListener('load', () => {
    if ('scripts' in document.documentElement.dataset) return;
    delete group.dataset.live;
    for (const panel of panels) panel.removeAttribute('hidden');
  });
}
