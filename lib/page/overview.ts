import 'server-only';
import type { Root } from 'hast';
import type { SiteContent } from '../content/assemble';
import type { Page } from '../content/pages';
import { type Drawing, readDrawing } from '../markdown/components/drawings';
import { isJsxNamed } from '../markdown/tree/element';
import type { PageLink, SidebarItem, SummedUpLink } from '../routing/navigation';
import { closestSidebar, flatten } from '../routing/navigation';
import { decodeAddress, isSameRoute, pathKeyOf, type RoutePath } from '../routing/route-path';
import { localeOf } from '../settings';
import { articleFacts } from './dates';

export type OverviewItem = SummedUpLink & {
  headings: { id: string; text: string }[];
  /** Of an article: the day on which it appeared, how long reading it takes, and its drawing. */
  article?: { iso: string; text: string; minutes: number; drawing?: Drawing };
};

export type OverviewGroup = {
  /** Empty where the only group holds the pages that lie in none: it needs no title. */
  text: string;
  items: OverviewItem[];
};

/**
 * Returns the pages of a page's section with their headings, or with the date and drawing of articles, in the groups
 * of the sidebar; the links below a header there are a group, too. Pages in no group come first, since they are the
 * nearest, under the title "Others"; without other groups they need no title.
 */
export function pagesAround({ routePath, frontmatter, lang }: Page, content: SiteContent) {
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

  const sidebar = sidebarAround({ routePath }, content);
  const around = siblingsOf(routePath, sidebar) ?? sidebar;
  const rest: SidebarItem[] = [];
  const groups: OverviewGroup[] = [];
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
  const { others } = localeOf(lang).labels.overview;
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

export function sidebarAround(
  { routePath }: Pick<Page, 'routePath'>,
  { sidebars }: Pick<SiteContent, 'sidebars'>,
): SidebarItem[] {
  return closestSidebar(sidebars, routePath)?.items ?? [];
}

/** Returns whether a node is `<Overview />`. */
export function isList(node: Root['children'][number]): boolean {
  return isJsxNamed(node, 'Overview');
}
