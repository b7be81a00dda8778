import type { PageRecord } from '../content/types';
import { flatten } from '../navigation/neighbours';
import { groupNames, groupOf, type SiteGroups } from '../navigation/sections';
import type { SidebarItem } from '../navigation/types';
import { normalizePath } from '../routing/route-path';

type Order = { sidebars: Readonly<Record<string, SidebarItem[]>>; groups: SiteGroups };

/** Pages under the names of the parts of the site, in the order of the sidebars. */
export function pagesInOrder(
  pages: readonly PageRecord[],
  { sidebars, groups }: Order,
): { title: string; pages: PageRecord[] }[] {
  const listed = Object.values(sidebars).flatMap((items) => flatten(items));
  const places = new Map<string, number>();
  for (const { link } of listed) {
    const path = normalizePath(link);
    if (!places.has(path)) places.set(path, places.size);
  }
  // What no sidebar lists comes last, by its address.
  const rankOf = ({ routePath }: PageRecord) => places.get(normalizePath(routePath)) ?? places.size;
  const ordered = pages.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (a.routePath < b.routePath ? -1 : 1),
  );
  return groupNames(groups)
    .map((title) => ({
      title,
      pages: ordered.filter(({ routePath }) => groupOf(routePath, groups) === title),
    }))
    .filter((group) => group.pages.length > 0);
}
