import type { TocEntry } from '../content/pages';
import { isSameRoute, type PathKey, pathKeyOf, type RoutePath } from '../routing/route-path';
import { flatten } from './neighbours';
import { isTooOld } from './since';
import type { OverviewGroup, OverviewItem, OverviewName, SidebarItem } from './types';

/** What the overview needs of a page; a page may choose the depths of its headings itself. */
export type OverviewSource = {
  toc: readonly TocEntry[];
  frontmatter: {
    overviewHeaders?: readonly number[] | undefined;
    description?: string | undefined;
  };
};

/** The names that pages tell of. */
export type NamesOfPages = ReadonlyMap<PathKey, readonly OverviewName[]>;

const DEFAULT_DEPTHS = [2];

/**
 * The groups of an overview page: those of the sidebar around it, also the links below a header
 * there, and the pages that lie in none under the title `others`, which comes first, as they are the nearest. Without other groups they
 * need no title.
 */
export function overviewGroups(options: {
  route: RoutePath;
  sidebar: readonly SidebarItem[];
  pages: ReadonlyMap<PathKey, OverviewSource>;
  depths?: readonly number[] | undefined;
  others: string;
}): OverviewGroup[] {
  const { route, pages, depths, others } = options;
  const toItem = ({ text, link }: { text: string; link: RoutePath }): OverviewItem => {
    const page = pages.get(pathKeyOf(link));
    const listed = page?.frontmatter.overviewHeaders ?? depths ?? DEFAULT_DEPTHS;
    const headings = (page?.toc ?? [])
      .filter(({ depth }) => listed.includes(depth))
      .map(({ id, text: heading }) => ({ id, text: heading }));
    return { text, link, ...summaryOf(page?.frontmatter), headings };
  };
  const itemsOf = (items: readonly SidebarItem[]) =>
    flatten(items)
      .filter(({ link }) => !isSameRoute(link, route))
      .map(toItem);

  const around = siblingsOf(route, options.sidebar) ?? options.sidebar;
  const rest: SidebarItem[] = [];
  const groups: { text: string; items: OverviewItem[] }[] = [];
  let below: OverviewItem[] | undefined;
  for (const item of around) {
    if (item.kind === 'group') groups.push({ text: item.text, items: itemsOf([item]) });
    else if (item.kind === 'header') {
      below = [];
      groups.push({ text: item.text, items: below });
    } else if (item.kind === 'link' && below) below.push(...itemsOf([item]));
    else if (item.kind === 'link') rest.push(item);
  }
  const filled = groups.filter(({ items }) => items.length > 0);
  const lone = { text: filled.length > 0 ? others : '', items: itemsOf(rest) };
  return lone.items.length > 0 ? [lone, ...filled] : filled;
}

/** The items beside a page, or, when it is the page of a group, the items in that group. */
function siblingsOf(
  route: RoutePath,
  items: readonly SidebarItem[],
): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.kind === 'link' && isSameRoute(item.link, route)) return items;
    if (item.kind !== 'group') continue;
    if (item.link && isSameRoute(item.link, route)) return item.items;
    const found = siblingsOf(route, item.items);
    if (found) return found;
  }
  return undefined;
}

/** What a reader chose in the filter of an overview. */
export type OverviewChoice = {
  query: string;
  /** The version in use; none is the newest. */
  version?: string;
};

/**
 * What is left of an overview when a reader filters it. A word in a group's name keeps the whole
 * group, one in a page's title keeps the page with all its headings; else the headings that hold
 * it are left, and the names of the page that hold it. Letter case does not count, and hyphens are
 * spaces: `pre load` finds `Pre-load`. Without a word, all pages are left with the names that the
 * version lacks.
 */
export function filterOverview(
  groups: readonly OverviewGroup[],
  { query, version }: OverviewChoice,
  names?: NamesOfPages,
): OverviewGroup[] {
  const wanted = plain(query).trim();
  const isHit = (text: string) => plain(text).includes(wanted);
  const isMissing = ({ since }: OverviewName) => version !== undefined && isTooOld(version, since);
  const isShown = (name: OverviewName) => (wanted === '' ? isMissing(name) : isHit(name.name));

  function filterItem(item: OverviewItem): OverviewItem[] {
    const all = names?.get(pathKeyOf(item.link)) ?? [];
    const isFound = isHit(item.text) || all.some(isShown);
    const headings = isHit(item.text)
      ? item.headings
      : item.headings.filter(({ text }) => isHit(text));
    if (!isFound && headings.length === 0) return [];
    // A page that the version lacks says so, whatever it was found by.
    const shown = all.filter((name) => isShown(name) || (name.anchor === null && isMissing(name)));
    return [{ ...item, ...(shown.length > 0 ? { names: shown } : {}), headings }];
  }
  return groups
    .map((group) =>
      wanted !== '' && isHit(group.text)
        ? group
        : { ...group, items: group.items.flatMap(filterItem) },
    )
    .filter(({ items }) => items.length > 0);
}

export function countPages(groups: readonly OverviewGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

/** How many of the names that are shown a version lacks. */
export function countMissing(groups: readonly OverviewGroup[], version: string): number {
  return groups
    .flatMap(({ items }) => items)
    .flatMap(({ names = [] }) => names)
    .filter(({ since }) => isTooOld(version, since)).length;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, ' ');
}

/**
 * What a page is about, in a few words: its description, up to the colon behind which it lists what else is there.
 *
 *     summaryOf({ description: 'Load a sub-app manually: options, events.' }) //=> { summary: 'Load a sub-app manually' }
 */
export function summaryOf(page: { description?: string | undefined } | undefined): {
  summary?: string;
} {
  const [summary] = (page?.description ?? '').split(/: |：/);
  return summary ? { summary: summary.replace(/[.。]$/, '') } : {};
}
