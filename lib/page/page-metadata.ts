import 'server-only';
import type { Metadata } from 'next';
import { scopeOptions, site } from '../config';
import type { PageRecord } from '../content/types';
import { BASE_PATH, withBase } from '../routing/base-path';
import { PAGE_IN } from '../routing/reader-page';
import type { RoutePath } from '../routing/route-path';
import type { SiteContent } from '../site/assemble';
import { findPage } from '../site/find-page';
import { loadSite } from '../site/load';
import { pageLanguages } from './page-languages';

/** The title, the description and the addresses of the page at a path, in its language and others. */
export async function pageMetadata(path: string): Promise<Metadata> {
  const content = await loadSite();
  const page = findPage(content, path);
  if (!page) return {};
  const { title, description } = siteIn(page.lang);
  const { pageType } = page.frontmatter;
  const isLanding = page.frontmatter.pageType === 'doc' && page.frontmatter.landing;
  const canonical = (isLanding && sectionOf(page, content)) || page.routePath;
  const languages = pageType === '404' ? {} : pageLanguages(page, content, scopeOptions);
  return {
    title: windowTitle(page, title),
    description: page.frontmatter.description ?? description,
    ...(site.siteUrl
      ? {
          alternates: {
            canonical: fullAddress(site.siteUrl, canonical),
            languages: isLanding ? {} : alternatesOf(languages, site.siteUrl),
          },
        }
      : {}),
    ...(isLanding ? { robots: { index: false, follow: true } } : {}),
    other: site.themeConfig.localeRedirect === 'never' ? {} : redirectTargets(languages),
  };
}

/** Search engines take whole addresses only, so a site without `siteUrl` names none. */
function fullAddress(siteUrl: string, route: RoutePath): string {
  return siteUrl.replace(/\/$/, '') + BASE_PATH + route;
}

/** A page in all its languages, for search engines; `x-default` is for readers of any other. */
function alternatesOf(
  languages: Readonly<Record<string, RoutePath>>,
  siteUrl: string,
): Record<string, string> {
  const inDefault = languages[scopeOptions.defaultLang];
  const routes = { ...languages, ...(inDefault ? { 'x-default': inDefault } : {}) };
  return Object.fromEntries(
    Object.entries(routes).map(([lang, route]) => [lang, fullAddress(siteUrl, route)]),
  );
}

/** The same for the script that leads a first visit to the reader's language. */
function redirectTargets(languages: Readonly<Record<string, RoutePath>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(languages).map(([lang, route]) => [PAGE_IN + lang, withBase(route)]),
  );
}

/** A landing page stands for the index page of its folder, where there is one. */
function sectionOf({ routePath }: PageRecord, content: SiteContent): RoutePath | undefined {
  return findPage(content, routePath.slice(0, routePath.lastIndexOf('/')))?.routePath;
}

/** The site's own words in a language. */
function siteIn(lang: string): { title: string; description: string } {
  const locale = site.locales.find((candidate) => candidate.lang === lang);
  return {
    title: locale?.title ?? site.title,
    description: locale?.description ?? site.description,
  };
}

/** `{page} - Garfish`; a home page is named after the site alone. */
export function windowTitle(
  { title, frontmatter }: Pick<PageRecord, 'title' | 'frontmatter'>,
  siteTitle: string,
): string {
  const { titleSuffix, pageType } = frontmatter;
  if (pageType === '404') return title;
  if (pageType === 'home') return titleSuffix ? join(siteTitle, titleSuffix) : siteTitle;
  return join(title, titleSuffix ?? siteTitle);
}

/** A suffix that brings its own sign is not given another. */
function join(title: string, suffix: string): string {
  return /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}
