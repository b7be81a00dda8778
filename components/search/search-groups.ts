import { element, keptElements, setAttributes, setChildren } from '@/lib/browser/element';
import { tabAfterKey } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import type { SearchResults } from '@/lib/search/types';
import styles from './search-groups.module.css';

/** The tabs of the groups in which something was found; the first tab shows all of them. */
export function groupTabs(
  panel: string,
  labels: Labels['search'],
  onChoose: (group: string | undefined) => void,
) {
  const { keep, endPicture } = keptElements();
  const strip = element('div', {
    role: 'tablist',
    'aria-label': labels.groups,
    class: styles.groups,
  });
  // Tab reaches only the chosen tab; the arrow keys move between tabs.
  strip.addEventListener('keydown', (event) => {
    const tab = tabAfterKey(event);
    tab?.click();
    tab?.focus();
  });

  /** Pages outside all sections have nothing in common but that, so their tab names them. */
  function tabName(group: string | undefined, pages: SearchResults['pages']): string {
    if (group !== labels.others) return group ?? labels.all;
    const titles = pages.filter((page) => page.group === group).map(({ title }) => title);
    return fill(labels.othersNamed, { pages: titles.join(', ') });
  }

  function tabOf(name: string | undefined): HTMLButtonElement {
    return keep(name ?? '', () => {
      const attributes = { type: 'button', role: 'tab', 'aria-controls': panel };
      const parts = [element('b', { class: 'one-line' }), ' ', element('span', {})];
      const tab = element('button', attributes, ...parts);
      tab.addEventListener('click', () => onChoose(name));
      return tab;
    });
  }

  return ({ groups, pages }: SearchResults, chosen: string | undefined): HTMLElement => {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const tabs = [{ name: undefined, count: total }, ...groups].map(({ name, count }) => {
      const tab = tabOf(name);
      const isChosen = name === chosen;
      setAttributes(tab, { 'aria-selected': isChosen, tabindex: isChosen ? 0 : -1 });
      tab.firstElementChild?.replaceChildren(tabName(name, pages));
      const number = String(count);
      const counted = name === undefined ? fill(labels.pages, { count: number }) : number;
      tab.lastElementChild?.replaceChildren(counted);
      return tab;
    });
    setChildren(strip, tabs);
    endPicture();
    return strip;
  };
}
