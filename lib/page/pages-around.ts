import 'server-only';
import type { Root } from 'hast';
import { siteWords } from '../config';
import type { PageRecord } from '../content/pages';
import { readDrawing } from '../markdown/components/drawings';
import { isElement } from '../markdown/tree/element';
import { closestSidebar } from '../navigation/neighbours';
import { overviewGroups } from '../navigation/overview';
import type { OverviewGroup, OverviewItem, SidebarItem } from '../navigation/types';
import { decodeAddress, pathKeyOf, type RoutePath } from '../routing/route-path';
import type { SiteContent } from '../site/site-content';
import { articleFacts } from './dates';

/** The pages of a page's section, with their headings. Articles tell of themselves instead. */
export function pagesAround(page: PageRecord, content: SiteContent): OverviewGroup[] {
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
  { routePath }: Pick<PageRecord, 'routePath'>,
  { sidebars }: Pick<SiteContent, 'sidebars'>,
): SidebarItem[] {
  return closestSidebar(sidebars, routePath)?.items ?? [];
}

/** Whether an overview has its list of pages where its writer put `<Overview />`. */
export function holdsList({ children }: Root): boolean {
  return children.some(isList);
}

/**
 * What stands above and below the list of an overview: below it is what follows `<Overview />`, without it the
 * first section and all after it.
 */
export function aroundList(tree: Root): [Root, Root?] {
  const isPlaced = holdsList(tree);
  const start = tree.children.findIndex((node) =>
    isPlaced ? isList(node) : isElement(node, 'h2'),
  );
  if (start < 0) return [tree];
  const part = (children: Root['children']): Root => ({ ...tree, children });
  return [
    part(tree.children.slice(0, start)),
    part(tree.children.slice(isPlaced ? start + 1 : start)),
  ];
}

function isList(node: Root['children'][number]): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Overview';
}
