import 'server-only';
import type { Element, ElementContent, Root } from 'hast';
import type { ReactNode } from 'react';
import { site, siteWords } from '../config';
import type { Feature, Hero } from '../content/frontmatter';
import type { PageRecord, TocEntry } from '../content/pages';
import type { Registry } from '../markdown/document/mdx-compiler';
import { type RenderOptions, renderTree } from '../markdown/document/render';
import { htmlTag, isElement } from '../markdown/tree/element';
import { closestSidebar, flatten, groupsAround, neighbours } from '../navigation/neighbours';
import { summaryOf } from '../navigation/overview';
import type { OverviewGroup, PageLink, SummedUpLink } from '../navigation/types';
import { pathKeyOf } from '../routing/route-path';
import { sizeOfPicture } from '../site/public-files';
import { kindOf, pageTypeOf } from './kinds';
import type { Page } from './page';
import { aroundList, pagesAround, sidebarAround } from './pages-around';

/** What a page of each kind shows besides its text. */
type PageParts =
  | {
      type: 'doc';
      outline: TocEntry[];
      /** The groups of the sidebar in which the page is. */
      groups: string[];
      previous?: SummedUpLink;
      next?: SummedUpLink;
    }
  | {
      type: 'overview';
      groups: OverviewGroup[];
    }
  | { type: 'landing'; links: PageLink[] }
  | { type: 'home'; hero: Hero; features: readonly Feature[] }
  | { type: 'custom' }
  | { type: 'blank' }
  | { type: '404' };

/** A page with everything that the component of its kind shows. */
export type PageView<Type extends Page['type'] = Page['type']> = Omit<Page, 'type'> &
  Extract<PageParts, { type: Type }> & {
    /** Whether a sidebar stands beside it. */
    hasSidebar: boolean;
    body: ReactNode;
    /** What follows the list of an overview. */
    sections: ReactNode;
  };

/** Renders a page with the components that Markdown may use. */
export async function pageView(page: Page, registry: Registry): Promise<PageView> {
  const { site: content } = page;
  const options: RenderOptions = {
    registry,
    sizeOf: (path) => sizeOfPicture(content.publicFiles.get(path)),
    sourceOf: (path) => content.publicFiles.get(path)?.source,
    wrapsCode: site.markdown.defaultWrapCode,
    formerIds: content.formerIds.get(page.pathKey) ?? {},
    labels: siteWords(page.lang).labels.doc,
  };
  const text = page.type === 'home' ? inSections(page.tree) : page.tree;
  const [intro, sections] = page.type === 'overview' ? aroundList(text) : [text];
  return {
    ...page,
    ...partsOf(page),
    hasSidebar: closestSidebar(content.sidebars, page.routePath) !== undefined,
    body: intro.children.length > 0 && (await renderTree(intro, options)),
    sections: sections && (await renderTree(sections, options)),
  };
}

/** The text of a home page, with a section for each heading of the second level and what follows it. */
export function inSections(tree: Root): Root {
  const sections: Element[] = [];
  for (const node of tree.children) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    const section = sections.at(-1);
    if (section && !isElement(node, 'h2')) {
      section.children.push(node as ElementContent);
    } else sections.push(htmlTag('section', [node as ElementContent], { className: ['prose'] }));
  }
  return { ...tree, children: sections };
}

export function partsOf(page: Page): PageParts {
  const { type, frontmatter, site: content } = page;
  if (frontmatter.pageType === 'home') {
    return {
      type: 'home',
      hero: frontmatter.hero,
      features: frontmatter.features,
    };
  }
  if (frontmatter.pageType !== 'doc') return { type: frontmatter.pageType };
  if (type === 'landing') return { type, links: flatten(sidebarAround(page, content)) };
  return type === 'overview' ? { type, groups: pagesAround(page, content) } : docParts(page);
}

function docParts(page: Page): PageParts {
  const { site: content } = page;
  const sidebar = sidebarAround(page, content);
  const { previous, next } = neighbours(page.routePath, sidebar);
  const summedUp = (link: PageLink) => ({
    ...link,
    summary: summaryOf(content.pages.get(pathKeyOf(link.link))?.frontmatter.description),
  });
  return {
    type: 'doc',
    outline: outlineOf(page),
    groups: groupsAround(page.routePath, sidebar),
    ...(previous && { previous: summedUp(previous) }),
    ...(next && { next: summedUp(next) }),
  };
}

function outlineOf(page: PageRecord): TocEntry[] {
  const hasOutline = pageTypeOf(page) === 'doc' && page.frontmatter.outline;
  return hasOutline && site.themeConfig.outline ? page.toc : [];
}

/** What the menu bar of small screens opens on a page. */
export function menuBarOf(page: PageRecord, hasSidebar: boolean): string[] {
  if (!kindOf(page).hasMenuBar) return [];
  return [...(hasSidebar ? ['sidebar'] : []), ...(outlineOf(page).length > 0 ? ['outline'] : [])];
}
