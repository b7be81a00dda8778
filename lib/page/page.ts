import 'server-only';
import { cache } from 'react';
import { scopeOptions, site, siteWords } from '../config';
import type { PageRecord } from '../content/pages';
import { closestSidebar } from '../navigation/neighbours';
import { type Section, sectionAt, siteSections } from '../navigation/sections';
import { isSameRoute, pathKeyOf, type RoutePath } from '../routing/route-path';
import { scopeKey, switchScope } from '../routing/scope';
import { loadSite } from '../site/load';
import { findPage, type SiteContent } from '../site/site-content';
import { articleFacts, changesOfPages, dayOf } from './dates';
import { kindOf, pageTypeOf } from './kinds';

/** Everything that is known of one page. Its view, metadata, breadcrumbs and card all read this. */
export type Page = ReturnType<typeof pageOf>;

/** What is known of the page at a path; nothing if there is none. A page and its head share it. */
export const pageAt = cache(async (path: string): Promise<Page | undefined> => {
  const content = await loadSite();
  const record = findPage(content, path);
  const changes = site.themeConfig.lastUpdated ? await changesOfPages() : undefined;
  return record && pageOf(record, content, changes);
});

/** The same from what was read. `changes` holds the time of each file's last change. */
export function pageOf(
  record: PageRecord,
  content: SiteContent,
  changes?: ReadonlyMap<string, string>,
) {
  const { frontmatter, relativePath, lang } = record;
  const kind = kindOf(record);
  const { editLink, description } = siteWords(lang);
  const changed = changes?.get(relativePath);
  const sections = siteSections(content.nav[scopeKey(record)] ?? []);
  const section = sectionAt(record.routePath, sections);
  return {
    ...record,
    ...kind,
    ...titlesOf(record),
    type: pageTypeOf(record),
    /** All pages and the navigation around it. */
    site: content,
    /** One sentence about it; the site's own if it has none. */
    description: frontmatter.description ?? description,
    canonical: canonicalOf(record, content),
    /** Where it is in each language that has it, if the site has several. */
    languages: kind.hasOwnUrl ? pageLanguages(record, content, scopeOptions) : {},
    section,
    /** Where readers go up from a page outside of all sections. */
    parent: section ? undefined : parentOf(record, content, sections),
    date: articleFacts(record),
    lastUpdated: changed === undefined ? undefined : dayOf(changed, lang),
    edit: editLink && editLinkOf(record, editLink),
  };
}

/** What a page is called where its URL is shared, on its card, and in the title of the window. */
export function titlesOf({ frontmatter, title, lang }: PageRecord) {
  const ofSite = siteWords(lang).title;
  const { titleSuffix } = frontmatter;
  if (frontmatter.pageType === 'home') {
    const windowTitle = titleSuffix ? joinTitles(ofSite, titleSuffix) : ofSite;
    return { name: ofSite, cardTitle: frontmatter.hero.text, windowTitle };
  }
  const isNotFound = frontmatter.pageType === '404';
  const windowTitle = isNotFound ? title : joinTitles(title, titleSuffix ?? ofSite);
  return { name: title, cardTitle: title, windowTitle };
}

/** A suffix that begins with its own separator gets no other. */
function joinTitles(title: string, suffix: string): string {
  return /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}

/** A landing page says the same as the index page of its folder. */
function canonicalOf(record: PageRecord, content: SiteContent): RoutePath {
  const { routePath } = record;
  return (pageTypeOf(record) === 'landing' && pageAbove(record, content)?.routePath) || routePath;
}

/** The page of the folder around a page. If that is the home page: the section whose sidebar leads to the page. */
function parentOf(
  record: PageRecord,
  content: SiteContent,
  sections: Section[],
): Pick<Section, 'text' | 'link'> | undefined {
  const above = pageAbove(record, content);
  if (above && above !== record && above.frontmatter.pageType !== 'home') {
    return { text: above.title, link: above.routePath };
  }
  return sections.find(({ link }) =>
    closestSidebar(content.sidebars, link)?.items.some(
      (item) => item.kind === 'link' && isSameRoute(item.link, record.routePath),
    ),
  );
}

/** The index page of the folder in which a page is; an index page is its own. */
function pageAbove({ routePath }: PageRecord, { pages }: SiteContent): PageRecord | undefined {
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

/** Where a page is in each language, including its own. Empty on a site with one language. */
export function pageLanguages(
  page: PageRecord,
  { pages }: Pick<SiteContent, 'pages'>,
  options: typeof scopeOptions,
): Record<string, RoutePath> {
  if (options.langs.length < 2) return {};
  const found = options.langs.flatMap((lang) => {
    const target = switchScope(page.routePath, page, { ...page, lang }, options, pages);
    return target?.isSamePage ? [[lang, target.route] as const] : [];
  });
  return Object.fromEntries(found);
}
