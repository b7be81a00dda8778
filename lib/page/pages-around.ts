import 'server-only';
import { siteLabels } from '../config';
import type { PageRecord } from '../content/types';
import { closestSidebar } from '../navigation/neighbours';
import { overviewGroups } from '../navigation/overview';
import { type Section, sectionAt, siteSections } from '../navigation/sections';
import type { OverviewGroup, OverviewItem, SidebarItem } from '../navigation/types';
import { pathKeyOf, type RoutePath } from '../routing/route-path';
import { scopeKey } from '../routing/scope';
import type { SiteContent } from '../site/site-content';
import { dayOf, readingMinutes } from './dates';
import { publishedOn } from './kinds';

/** The pages of a page's section, with their headings of some levels. Articles tell more of themselves. */
export function pagesAround(
  page: PageRecord,
  content: SiteContent,
  headings: readonly number[] | undefined,
): OverviewGroup[] {
  const groups = overviewGroups({
    route: page.routePath,
    sidebar: sidebarAround(page, content),
    pages: content.pages,
    depths: headings,
    others: siteLabels(page.lang).overview.others,
  });
  return groups.map(({ text, items }) => ({
    text,
    items: items.map((item) => ({ ...item, ...articleAt(item.link, content) })),
  }));
}

function articleAt(link: RoutePath, { pages }: SiteContent): Partial<OverviewItem> {
  const page = pages.get(pathKeyOf(link));
  const date = page && publishedOn(page);
  if (!date) return {};
  const { title, lang, content, frontmatter } = page;
  const article = { ...dayOf(date, lang), minutes: readingMinutes(content) };
  return { text: title, summary: frontmatter.description ?? '', article };
}

export function sidebarAround(
  { routePath }: Pick<PageRecord, 'routePath'>,
  { sidebars }: Pick<SiteContent, 'sidebars'>,
): SidebarItem[] {
  return closestSidebar(sidebars, routePath)?.items ?? [];
}

export function sectionAround(
  page: Pick<PageRecord, 'routePath' | 'lang' | 'version'>,
  { nav }: Pick<SiteContent, 'nav'>,
): Section | undefined {
  return sectionAt(page.routePath, siteSections(nav[scopeKey(page)] ?? []));
}
