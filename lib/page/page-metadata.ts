import 'server-only';
import type { Metadata } from 'next';
import { scopeOptions, site, siteWords } from '../config';
import { wholeAddress } from '../config/whole-address';
import type { PageRecord } from '../content/types';
import { withBase } from '../routing/base-path';
import { PAGE_IN } from '../routing/reader-page';
import { comparable, markdownOfRoute, type RoutePath } from '../routing/route-path';
import type { SiteContent } from '../site/assemble';
import { findPage } from '../site/find-page';
import { loadSite } from '../site/load';
import { feedAddress } from './feed-address';
import { descriptionOf, isFindable } from './page-facts';
import { pageLanguages } from './page-languages';
import { sharingTags } from './sharing-tags';

/** What the head of the page at a path says of it: names, addresses, languages, its picture. */
export async function pageMetadata(path: string): Promise<Metadata> {
  const content = await loadSite();
  const page = findPage(content, path);
  if (!page) return {};
  const { pageType } = page.frontmatter;
  const isLanding = page.frontmatter.pageType === 'doc' && page.frontmatter.landing;
  const canonical = (isLanding && indexOfFolder(page, content)) || page.routePath;
  const languages = pageType === '404' ? {} : pageLanguages(page, content, scopeOptions);
  return {
    title: windowTitle(page, siteWords(page.lang).title),
    description: descriptionOf(page),
    alternates: {
      canonical: wholeAddress(canonical),
      languages: isLanding ? {} : alternatesOf(languages),
      types: {
        'application/atom+xml': wholeAddress(feedAddress(page.lang)),
        // For programs that would rather read that.
        ...(pageType === '404'
          ? {}
          : { 'text/markdown': wholeAddress(markdownOfRoute(page.routePath)) }),
      },
    },
    ...sharingTags(page),
    ...(isFindable(page) ? {} : { robots: { index: false, follow: true } }),
    other: site.themeConfig.localeRedirect === 'never' ? {} : redirectTargets(languages),
  };
}

/** A page in all its languages, for search engines; `x-default` is for readers of any other. */
export function alternatesOf(
  languages: Readonly<Record<string, RoutePath>>,
): Record<string, string> {
  const inDefault = languages[scopeOptions.defaultLang];
  const routes = { ...languages, ...(inDefault ? { 'x-default': inDefault } : {}) };
  return Object.fromEntries(
    Object.entries(routes).map(([lang, route]) => [lang, wholeAddress(route)]),
  );
}

/** The same for the script that leads a first visit to the reader's language. */
function redirectTargets(languages: Readonly<Record<string, RoutePath>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(languages).map(([lang, route]) => [PAGE_IN + lang, withBase(route)]),
  );
}

/** A landing page stands for the index page of its folder, where there is one. */
function indexOfFolder({ routePath }: PageRecord, content: SiteContent): RoutePath | undefined {
  return content.pages.get(comparable(routePath.slice(0, routePath.lastIndexOf('/'))))?.routePath;
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
