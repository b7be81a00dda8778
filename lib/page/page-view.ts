import 'server-only';
import { cache } from 'react';
import type { Feature, Hero } from '../content/frontmatter';
import { loadSite } from '../content/load';
import type { Page, TocEntry } from '../content/pages';
import { findPage, type SiteContent } from '../content/site-content';
import type { PageLink, SummedUpLink } from '../routing/navigation';
import { closestSidebar, flatten, groupsAround, neighbours } from '../routing/neighbours';
import { pathKeyOf } from '../routing/route-path';
import { scopeKey } from '../routing/scope';
import { sectionAt, siteSections } from '../routing/sections';
import { scopeOptions, site, siteWords } from '../settings';
import { articleFacts, changesOfPages, dayOf } from './dates';
import { isInSidebarLayout, kindOf, pageTypeOf } from './kinds';
import { summaryOf } from './overview';
import { canonicalOf, editLinkOf, pageLanguages, parentOf, titlesOf } from './page-names';
import { sidebarAround } from './pages-around';

/** Values that a page of each kind shows besides its text. */
type ShownByKind =
  | {
      type: 'doc';
      outline: TocEntry[];
      /** The groups of the sidebar in which the page is. */
      groups: string[];
      previous?: SummedUpLink;
      next?: SummedUpLink;
    }
  | { type: 'overview' }
  | { type: 'landing'; pagesBelow: PageLink[] }
  | { type: 'home'; hero: Hero; features: readonly Feature[] }
  | { type: 'custom' }
  | { type: 'blank' }
  | { type: '404' };

type PageType = ShownByKind['type'];

/** A page with what the site around it adds. Its component, metadata, breadcrumbs and card read this. */
export type PageView<Type extends PageType = PageType> = ReturnType<typeof inSite> &
  Extract<ShownByKind, { type: Type }>;

/** The page at a path; nothing if there is none. A page and its head share it. */
export const pageAt = cache(async (path: string): Promise<PageView | undefined> => {
  const content = await loadSite();
  const page = findPage(content, path);
  if (!page) return undefined;
  const changes = site.themeConfig.lastUpdated ? await changesOfPages() : undefined;
  return viewOf(page, content, changes);
});

/** Adds what the site around a page tells. `changes` holds the time of each file's last change. */
export function viewOf(
  page: Page,
  content: SiteContent,
  changes?: ReadonlyMap<string, string>,
): PageView {
  return { ...inSite(page, content, changes), ...shownBy(page, content) };
}

function inSite(page: Page, content: SiteContent, changes?: ReadonlyMap<string, string>) {
  const { frontmatter, relativePath, lang } = page;
  const kind = kindOf(page);
  const { editLink, description } = siteWords(lang);
  const changed = changes?.get(relativePath);
  const sections = siteSections(content.nav[scopeKey(page)] ?? []);
  const section = sectionAt(page.routePath, sections);
  return {
    ...page,
    ...kind,
    ...titlesOf(page),
    /** One sentence about it; the site's own if it has none. */
    description: frontmatter.description ?? description,
    canonical: canonicalOf(page, content),
    /** Its route in each language that has it, if the site has several. */
    languages: kind.hasOwnUrl ? pageLanguages(page, content, scopeOptions) : {},
    section,
    /** The page above, for a page outside of all sections. */
    parent: section ? undefined : parentOf(page, content, sections),
    hasSidebar:
      isInSidebarLayout(page) && closestSidebar(content.sidebars, page.routePath) !== undefined,
    date: articleFacts(page),
    lastUpdated: changed === undefined ? undefined : dayOf(changed, lang),
    edit: editLink && editLinkOf(page, editLink),
  };
}

function shownBy(page: Page, content: SiteContent): ShownByKind {
  const { frontmatter } = page;
  const type = pageTypeOf(page);
  if (frontmatter.pageType === 'home') {
    const { hero, features } = frontmatter;
    return { type: 'home', hero, features };
  }
  if (frontmatter.pageType !== 'doc') return { type: frontmatter.pageType };
  if (type === 'landing') return { type, pagesBelow: flatten(sidebarAround(page, content)) };
  return type === 'overview' ? { type } : shownByDoc(page, content);
}

function shownByDoc(page: Page, content: SiteContent): ShownByKind {
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

function outlineOf(page: Page): TocEntry[] {
  const hasOutline = pageTypeOf(page) === 'doc' && page.frontmatter.outline;
  return hasOutline && site.themeConfig.outline ? page.toc : [];
}

/** Returns the panels that the menu bar of small screens opens on a page. */
export function menuBarOf(page: PageView): string[] {
  if (!page.hasMenuBar) return [];
  const hasOutline = page.type === 'doc' && page.outline.length > 0;
  return [...(page.hasSidebar ? ['sidebar'] : []), ...(hasOutline ? ['outline'] : [])];
}
