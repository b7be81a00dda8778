import 'server-only';
import type { Root } from 'hast';
import type { Page } from '../content/pages';
import type { SiteContent } from '../content/site-content';
import { readDrawing } from '../markdown/components/drawings';
import type { SidebarItem } from '../routing/navigation';
import { closestSidebar } from '../routing/neighbours';
import { decodeAddress, pathKeyOf, type RoutePath } from '../routing/route-path';
import { siteWords } from '../settings';
import { articleFacts } from './dates';
import { type OverviewGroup, type OverviewItem, overviewGroups } from './overview';

/** The pages of a page's section, with their headings. Articles tell of themselves instead. */
export function pagesAround(page: Page, content: SiteContent): OverviewGroup[] {
  const groups = overviewGroups({
    route: page.routePath,
    sidebar: sidebarAround(page, content),
    pages: content.pages,
    depths: page.frontmatter.overviewHeaders,
    others: siteWords(page.lang).labels.overview.others,
  });
  return groups.map(({ text, items }) => ({
    text,
    items: items.map((item) => ({ ...item, ...articleAt(item.link, content) })),
  }));
}

function articleAt(link: RoutePath, { pages, publicFiles }: SiteContent): Partial<OverviewItem> {
  const page = pages.get(pathKeyOf(link));
  const facts = page && articleFacts(page);
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

/** Returns whether the writer of an overview has placed its list with `<Overview />`. */
export function holdsList({ children }: Root): boolean {
  return children.some(isList);
}

/** Returns whether a node is `<Overview />`. */
export function isList(node: Root['children'][number]): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Overview';
}
