import type { OverviewGroup, OverviewItem } from './types';

/**
 * What is left of an overview when a reader filters it. A word in a group's name keeps the whole
 * group, one in a page's title keeps the page with all its headings; else the headings that hold
 * it are left. Letter case does not count, and hyphens are spaces: `pre load` finds `Pre-load`.
 */
export function filterOverview(groups: readonly OverviewGroup[], query: string): OverviewGroup[] {
  const wanted = plain(query).trim();
  const isHit = (text: string) => plain(text).includes(wanted);
  return groups
    .map((group) =>
      isHit(group.text)
        ? group
        : { ...group, items: group.items.flatMap((item) => filterItem(item, isHit)) },
    )
    .filter(({ items }) => items.length > 0);
}

/** The number of pages in all groups. */
export function countPages(groups: readonly OverviewGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

function filterItem(item: OverviewItem, isHit: (text: string) => boolean): OverviewItem[] {
  if (isHit(item.text)) return [item];
  const headings = item.headings.filter(({ text }) => isHit(text));
  return headings.length > 0 ? [{ ...item, headings }] : [];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, ' ');
}
