import 'server-only';
import { cache } from 'react';
import { scopeOptions, site, siteWords } from '../config';
import { wordingIn } from '../config/public-site';
import type { PageRecord } from '../content/types';
import type { Section } from '../navigation/sections';
import { pathKeyOf, type RoutePath } from '../routing/route-path';
import { scopeKey, scopePrefix } from '../routing/scope';
import { loadSite } from '../site/load';
import { findPage, type SiteContent } from '../site/site-content';
import { type Article, changesOfPages, type Day, dayOf, readingMinutes } from './dates';
import { kindOf, type PageKind, type PageParts } from './kinds';
import { sectionAround } from './pages-around';

/** Everything that is known of one page. Its HTML, Markdown, metadata and card all come from this. */
export type PageModel = Omit<PageKind, 'canonical' | 'date' | 'parts'> & {
  page: PageRecord;
  content: SiteContent;
  parts: PageParts;
  /** One sentence about it; the site's own if it has none. */
  description: string;
  canonical: RoutePath;
  /** Where it is in each language that has it, if the site has several. */
  languages: Record<string, RoutePath>;
  section: Section | undefined;
  date: Article | undefined;
  lastUpdated: Day | undefined;
  /** The version of Garfish with which what it says was checked. */
  checked: string | undefined;
  edit: { url: string; text: string } | undefined;
};

/** What is known of the page at a path; nothing if there is none. A page and its head share it. */
export const pageModel = cache(async (path: string): Promise<PageModel | undefined> => {
  const content = await loadSite();
  const page = findPage(content, path);
  const changes = site.themeConfig.lastUpdated ? await changesOfPages() : undefined;
  return page && modelOf(page, content, changes);
});

/** The same from what was read. `changes` holds the time of each file's last change. */
export function modelOf(
  page: PageRecord,
  content: SiteContent,
  changes?: ReadonlyMap<string, string>,
): PageModel {
  const { frontmatter, relativePath, lang } = page;
  const { date, canonical, parts, ...kind } = kindOf(page);
  const { editLink } = wordingIn(site, lang);
  const changed = changes?.get(relativePath);
  return {
    ...kind,
    page,
    content,
    parts: parts(content),
    description: frontmatter.description ?? siteWords(lang).description,
    canonical: canonical(content),
    languages: kind.hasOwnUrl ? pageLanguages(page, content, scopeOptions) : {},
    section: sectionAround(page, content),
    date:
      date === undefined
        ? undefined
        : { ...dayOf(date, lang), minutes: readingMinutes(page.content) },
    lastUpdated: changed === undefined ? undefined : dayOf(changed, lang),
    checked: content.checked.get(relativePath),
    edit: editLink && editLinkOf(page, editLink),
  };
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
  { key, version }: Pick<PageRecord, 'key' | 'version'>,
  { pages }: Pick<SiteContent, 'pages'>,
  options: typeof scopeOptions,
): Record<string, RoutePath> {
  if (options.langs.length < 2) return {};
  const found = options.langs.flatMap((lang) => {
    const scope = { lang, version };
    const page = pages.get(pathKeyOf(`${scopePrefix(scope, options)}/${key}`));
    // The default language may have a page with the name of another language: `zh.md`.
    return page && scopeKey(page) === scopeKey(scope) ? [[lang, page.routePath] as const] : [];
  });
  return Object.fromEntries(found);
}
