import 'server-only';
import { site } from '../config';
import { labelOverrides } from '../config/public-site';
import type { PageRecord } from '../content/types';
import { resolveLabels } from '../labels/resolve';
import { closestSidebar } from '../navigation/closest-sidebar';
import { overviewGroups } from '../navigation/overview';
import type { OverviewGroup, SidebarItem } from '../navigation/types';
import type { SiteContent } from '../site/assemble';

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
    others: resolveLabels(labelOverrides(site.themeConfig)).overview.others,
  });
}

/** The sidebar in which a page stands; empty where there is none. */
export function sidebarAround(
  { routePath }: Pick<PageRecord, 'routePath'>,
  { sidebars }: Pick<SiteContent, 'sidebars'>,
): SidebarItem[] {
  return closestSidebar(sidebars, routePath)?.items ?? [];
}
