import 'server-only';
import { siteLabels } from '../config';
import type { PageRecord } from '../content/types';
import { closestSidebar } from '../navigation/neighbours';
import { overviewGroups } from '../navigation/overview';
import { type Section, sectionAt, siteSections } from '../navigation/sections';
import type { OverviewGroup, SidebarItem } from '../navigation/types';
import { scopeKey } from '../routing/scope';
import type { SiteContent } from '../site/site-content';

/** The pages of a page's section, with their headings of some levels. */
export function pagesAround(
  page: PageRecord,
  content: SiteContent,
  headings: readonly number[] | undefined,
): OverviewGroup[] {
  return overviewGroups({
    route: page.routePath,
    sidebar: sidebarAround(page, content),
    pages: content.pages,
    depths: headings,
    others: siteLabels(page.lang).overview.others,
  });
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
