import 'server-only';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { siteWords } from '../config';
import type { PageRecord } from '../content/pages';
import { jsxTag } from '../markdown/components/attribute-values';
import { readDrawing } from '../markdown/components/drawings';
import { htmlTag, isElement } from '../markdown/tree/element';
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
 * Divides the text of an overview into what is above and what is below its list of pages. Without `<Overview />`,
 * the list comes before the first section.
 */
export function placeList(tree: Root, title: string | undefined): void {
  const { children } = tree;
  const placed = children.findIndex(isList);
  const firstSection = children.findIndex((node) => isElement(node, 'h2'));
  const start = [placed, firstSection].find((index) => index >= 0) ?? children.length;
  const [intro, sections] = [
    children.slice(0, start),
    children.slice(placed < 0 ? start : start + 1),
  ];
  const heading = title === undefined ? [] : [htmlTag('h1', [title])];
  tree.children = [
    prose([...heading, ...intro]),
    jsxTag('Overview', {}, [], undefined),
    ...(sections.length > 0 ? [prose(sections)] : []),
  ];
}

/** Puts each heading of the second level, with what follows it, into a section. */
export function inSections(tree: Root): void {
  const sections: RootContent[][] = [];
  for (const node of tree.children) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    if (sections.length === 0 || isElement(node, 'h2')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  tree.children = sections.map(prose);
}

function prose(nodes: RootContent[]): Element {
  return htmlTag('section', nodes as ElementContent[], { className: ['prose'] });
}

function isList(node: Root['children'][number]): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Overview';
}
