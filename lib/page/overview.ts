import 'server-only';
import type { SiteContent } from '../content/assemble';
import type { Page } from '../content/pages';
import { type Drawing, readDrawing } from '../markdown/components/drawings';
import type { PageLink, SidebarItem } from '../routing/navigation';
import { closestSidebar, flatten } from '../routing/navigation';
import { decodeAddress, isSameRoute, pathKeyOf, type RoutePath } from '../routing/route-path';
import { localeOf } from '../settings';
import { articleFacts } from './dates';

export type OverviewItem = PageLink & {
  summary?: string | undefined;
  headings: { id: string; text: string }[];
  /** Date, reading time and drawing of an article. */
  article?: { iso: string; text: string; minutes: number; drawing?: Drawing };
};

export type OverviewGroup = {
  /** Empty for the ungrouped pages of a sidebar without groups. */
  text: string;
  items: OverviewItem[];
};

/**
 * Returns the pages of a section in the groups of its sidebar, each with its headings, or with the date and drawing of
 * an article. Links below a header are a group, too. Ungrouped pages come first, as "Others" if there are groups.
 */
export function overviewGroups({ routePath, frontmatter, lang }: Page, content: SiteContent) {
  const toItem = ({ text, link }: PageLink): OverviewItem => {
    const page = content.pages.get(pathKeyOf(link));
    const depths = page?.frontmatter.overviewHeaders ?? frontmatter.overviewHeaders ?? [2];
    const headings = (page?.toc ?? [])
      .filter(({ depth }) => depths.includes(depth))
      .map(({ id, text: heading }) => ({ id, text: heading }));
    const summary = summaryOf(page?.frontmatter.description);
    return { text, link, summary, headings, ...(page && articleItem(page, content)) };
  };
  const itemsOf = (items: readonly SidebarItem[]) =>
    flatten(items)
      .filter(({ link }) => !isSameRoute(link, routePath))
      .map(toItem);

  const sidebar = sidebarOf(routePath, content);
  const siblings = siblingsOf(routePath, sidebar) ?? sidebar;
  const ungrouped: OverviewGroup = { text: '', items: [] };
  const groups = [ungrouped];
  let linkGroup = ungrouped;
  for (const item of siblings) {
    const items = itemsOf([item]);
    if (item.kind === 'link') linkGroup.items.push(...items);
    else groups.push({ text: item.text, items });
    if (item.kind === 'header') linkGroup = groups.at(-1) ?? ungrouped;
  }
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length > 1) ungrouped.text = localeOf(lang).labels.overview.others;
  return filled;
}

/** Returns the items beside a page; of the page of a group, the items in that group. */
function siblingsOf(
  route: RoutePath,
  items: readonly SidebarItem[],
): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.kind === 'link' && isSameRoute(item.link, route)) return items;
    if (item.kind !== 'group') continue;
    if (item.link && isSameRoute(item.link, route)) return item.items;
    const siblings = siblingsOf(route, item.items);
    if (siblings) return siblings;
  }
  return undefined;
}

/**
 * Returns the description of a page up to the colon, behind which it lists details.
 *
 *     summaryOf('Load a sub-app manually: options, events.') //=> 'Load a sub-app manually'
 */
export function summaryOf(description = ''): string | undefined {
  const [summary = ''] = description.split(/: |：/);
  return summary.replace(/[.。]$/, '') || undefined;
}

function articleItem(page: Page, { publicFiles }: SiteContent): Partial<OverviewItem> {
  const facts = articleFacts(page);
  if (!facts) return {};
  const { title, frontmatter, pathKey } = page;
  const file = frontmatter.pageType === 'doc' ? frontmatter.drawing : undefined;
  const { source } = publicFiles.get(decodeAddress(file ?? '')) ?? {};
  const article = {
    ...facts,
    ...(source !== undefined && {
      drawing: readDrawing(source, `${pathKey.replace(/\W/g, '-')}-`),
    }),
  };
  return { text: title, summary: frontmatter.description ?? '', headings: [], article };
}

export function sidebarOf(path: string, { sidebars }: SiteContent): SidebarItem[] {
  return closestSidebar(sidebars, path)?.items ?? [];
}
