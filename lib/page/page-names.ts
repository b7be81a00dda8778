import 'server-only';
import type { Page } from '../content/pages';
import type { SiteContent } from '../content/site-content';
import { closestSidebar, linksTo } from '../routing/neighbours';
import { pathKeyOf, type RoutePath } from '../routing/route-path';
import { switchScope } from '../routing/scope';
import type { Section } from '../routing/sections';
import { type scopeOptions, siteWords } from '../settings';
import { pageTypeOf } from './kinds';

/** Returns the names of a page for sharing, for its card and for the title of the window. */
export function titlesOf({ frontmatter, title, lang }: Page) {
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
export function canonicalOf(page: Page, content: SiteContent): RoutePath {
  const { routePath } = page;
  return (pageTypeOf(page) === 'landing' && pageAbove(page, content)?.routePath) || routePath;
}

/** The page of the folder around a page. If that is the home page: the section whose sidebar leads to the page. */
export function parentOf(
  page: Page,
  content: SiteContent,
  sections: Section[],
): Pick<Section, 'text' | 'link'> | undefined {
  const above = pageAbove(page, content);
  if (above && above !== page && above.frontmatter.pageType !== 'home') {
    return { text: above.title, link: above.routePath };
  }
  return sections.find(({ link }) =>
    linksTo(page.routePath, closestSidebar(content.sidebars, link)?.items ?? []),
  );
}

/** The index page of the folder in which a page is; an index page is its own. */
function pageAbove({ routePath }: Page, { pages }: SiteContent): Page | undefined {
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
export function pageLanguages(
  page: Page,
  { pages }: Pick<SiteContent, 'pages'>,
  options: typeof scopeOptions,
): Record<string, RoutePath> {
  if (options.langs.length < 2) return {};
  const routes = options.langs.flatMap((lang) => {
    const target = switchScope(page.routePath, page, { ...page, lang }, options, pages);
    return target?.isSamePage ? [[lang, target.route] as const] : [];
  });
  return Object.fromEntries(routes);
}
