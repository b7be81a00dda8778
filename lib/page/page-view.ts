import 'server-only';
import { cache } from 'react';
import { findPage, type SiteContent } from '../content/assemble';
import { type Changes, changesOfPages } from '../content/last-changes';
import { loadSite } from '../content/load';
import type { Page } from '../content/pages';
import { HIDEABLE_REGIONS } from '../routing/frame-options';
import type { PageLink } from '../routing/navigation';
import { flatten, groupsAround, linksTo, neighbours } from '../routing/navigation';
import { pathKeyOf } from '../routing/route-path';
import { scopeKey, switchScope } from '../routing/scope';
import { type Section, sectionAt, siteSections } from '../routing/sections';
import { localeOf, scopeOptions, site } from '../settings';
import { articleFacts, dayOf } from './dates';
import { kindOf } from './kinds';
import { sidebarOf, summaryOf } from './overview';

/** A page with what the rest of the site adds. Its view, metadata, breadcrumbs and card read this. */
export type PageView = ReturnType<typeof viewOf>;

/** Returns the page at a path. A page and its head share it. */
export const pageAt = cache(async (path: string): Promise<PageView | undefined> => {
  const content = await loadSite();
  const page = findPage(content, path);
  if (!page) return undefined;
  return viewOf(page, content, site.themeConfig.lastUpdated ? await changesOfPages() : undefined);
});

/** `changes` contains the time of each file's last change. */
export function viewOf(page: Page, content: SiteContent, changes?: Changes) {
  const { frontmatter, routePath, lang, toc } = page;
  const kind = kindOf(page);
  const { editLink, description } = localeOf(lang);
  const changed = changes?.get(page.relativePath);
  const sections = siteSections(content.nav[scopeKey(page)] ?? []);
  const section = sectionAt(routePath, sections);
  const sidebar = sidebarOf(routePath, content);
  const isDoc = kind.type === 'doc';
  const { previous, next } = isDoc ? neighbours(routePath, sidebar) : {};
  const outline = isDoc && frontmatter.outline && site.themeConfig.outline ? toc : [];
  const hasSidebar =
    (frontmatter.pageType === 'doc' ||
      (frontmatter.pageType === 'custom' && frontmatter.sidebar)) &&
    sidebar.length > 0;
  // A page without an outline has none to hide.
  const hidden = HIDEABLE_REGIONS.filter((option) => option !== 'outline' && !frontmatter[option]);
  return {
    ...page,
    ...kind,
    ...titlesOf(page),
    description: frontmatter.description ?? description,
    // A landing page repeats the index page of its folder.
    canonical: (kind.type === 'landing' && folderPage(page, content)?.routePath) || routePath,
    /** Its route in each language that has it, if the site has several. */
    languages: kind.type === '404' ? {} : pageLanguages(page, content),
    section,
    /** The page above, for a page outside of all sections. */
    parent: section ? undefined : parentOf(page, content, sections),
    hasSidebar,
    outline,
    groups: isDoc ? groupsAround(routePath, sidebar) : [],
    previous: previous && withSummary(previous, content),
    next: next && withSummary(next, content),
    pagesBelow: kind.type === 'landing' ? flatten(sidebar) : [],
    hides: [...new Set([...hidden, ...kind.hiddenRegions])],
    menuBar: [...(hasSidebar ? ['sidebar'] : []), ...(outline.length > 0 ? ['outline'] : [])],
    date: articleFacts(page),
    lastUpdated: changed === undefined ? undefined : dayOf(changed, lang),
    edit: editLink && editLinkOf(page, editLink),
  };
}

function withSummary(link: PageLink, { pages }: SiteContent) {
  const { frontmatter } = pages.get(pathKeyOf(link.link)) ?? {};
  return { ...link, summary: summaryOf(frontmatter?.description) };
}

/** Returns the names of a page for sharing, for its card and for the title of the window. */
export function titlesOf({ frontmatter, title, lang }: Page) {
  const siteTitle = localeOf(lang).title;
  const { pageType, titleSuffix } = frontmatter;
  const name = pageType === 'home' ? siteTitle : title;
  const cardTitle = frontmatter.pageType === 'home' ? frontmatter.hero.text : title;
  const suffix = titleSuffix ?? (pageType === 'home' ? undefined : siteTitle);
  if (suffix === undefined || pageType === '404') return { name, cardTitle, windowTitle: name };
  // A suffix that begins with its own separator gets no other.
  const separator = /^[-|]/.test(suffix) ? ' ' : ' - ';
  return { name, cardTitle, windowTitle: name + separator + suffix };
}

/** Returns the page of the folder around a page. If that is the home page: the section whose sidebar links to the page. */
function parentOf(page: Page, content: SiteContent, sections: Section[]) {
  const above = folderPage(page, content);
  if (above && above !== page && above.frontmatter.pageType !== 'home') {
    return { text: above.title, link: above.routePath };
  }
  return sections.find(({ link }) => linksTo(page.routePath, sidebarOf(link, content)));
}

/** The index page of the folder of a page; an index page is its own. */
function folderPage({ routePath }: Page, { pages }: SiteContent): Page | undefined {
  return pages.get(pathKeyOf(routePath.slice(0, routePath.lastIndexOf('/'))));
}

export function editLinkOf(
  page: { relativePath: string; frontmatter: { editPath?: string | undefined } },
  { docRepoBaseUrl, text }: { docRepoBaseUrl: string; text: string },
): { url: string; text: string } {
  const folder = docRepoBaseUrl.replace(/\/*$/, '/');
  const path = page.frontmatter.editPath ?? page.relativePath;
  return { url: folder + path.split('/').map(encodeURIComponent).join('/'), text };
}

/** Returns the route of a page in each language, including its own. Empty on a site with one language. */
export function pageLanguages(page: Page, { pages }: SiteContent, options = scopeOptions) {
  const langs = options.langs.length < 2 ? [] : options.langs;
  const routes = langs.flatMap((lang) => {
    const target = switchScope(page.routePath, page, { ...page, lang }, options, pages);
    return target?.isSamePage ? [[lang, target.route] as const] : [];
  });
  return Object.fromEntries(routes);
}
