import 'server-only';
import type { ReactNode } from 'react';
import { scopeOptions, site, siteWords } from '../config';
import type { Feature, Hero } from '../content/frontmatter';
import type { PageRecord, TocEntry } from '../content/pages';
import { type Registry, type RenderOptions, renderMarkdown } from '../markdown/document/render';
import { closestSidebar, flatten, groupsAround, neighbours } from '../navigation/neighbours';
import { summaryOf } from '../navigation/overview';
import type { PageLink, SummedUpLink } from '../navigation/types';
import { pathKeyOf } from '../routing/route-path';
import { searchPrefixes } from '../routing/scope';
import { sizeOfPicture } from '../site/public-files';
import { kindOf, pageTypeOf } from './kinds';
import type { Page } from './page';
import { inSections, placeList, sidebarAround } from './pages-around';

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
  | { type: 'overview' }
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
  };

/** Renders a page with the components that Markdown may use. */
export async function pageView(page: Page, registry: Registry): Promise<PageView> {
  const { site: content, type, hasOwnHeading, title } = page;
  const hasText = page.tree.children.length > 0 || type === 'overview';
  const options: RenderOptions = {
    registry,
    file: page.relativePath,
    prefixes: searchPrefixes(page, scopeOptions),
    routes: content.routes,
    examples: content.examples,
    sizeOf: (path) => sizeOfPicture(content.publicFiles.get(path)),
    sourceOf: (path) => content.publicFiles.get(path)?.source,
    wrapsCode: site.markdown.defaultWrapCode,
    formerIds: content.formerIds.get(page.pathKey) ?? {},
    labels: siteWords(page.lang).labels.doc,
    arrange: (tree) => {
      if (type === 'home') inSections(tree);
      if (type === 'overview') placeList(tree, hasOwnHeading ? undefined : title);
    },
  };
  return {
    ...page,
    ...partsOf(page),
    hasSidebar: closestSidebar(content.sidebars, page.routePath) !== undefined,
    body: hasText && (await renderMarkdown(page.source, options)),
  };
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
  return type === 'overview' ? { type } : docParts(page);
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
