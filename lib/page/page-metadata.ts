import 'server-only';
import type { Metadata } from 'next';
import { site } from '../config';
import type { PageRecord } from '../content/types';
import { BASE_PATH } from '../routing/base-path';
import type { RoutePath } from '../routing/route-path';
import type { SiteContent } from '../site/assemble';
import { findPage } from '../site/find-page';
import { loadSite } from '../site/load';

/** The title, description and canonical address of the page at a path. */
export async function pageMetadata(path: string): Promise<Metadata> {
  const content = await loadSite();
  const page = findPage(content, path);
  if (!page) return {};
  const { title, description } = siteIn(page.lang);
  const isLanding = page.frontmatter.pageType === 'doc' && page.frontmatter.landing;
  const canonical = (isLanding && sectionOf(page, content)) || page.routePath;
  return {
    title: windowTitle(page, title),
    description: page.frontmatter.description ?? description,
    ...(site.siteUrl
      ? { alternates: { canonical: site.siteUrl.replace(/\/$/, '') + BASE_PATH + canonical } }
      : {}),
    ...(isLanding ? { robots: { index: false, follow: true } } : {}),
  };
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
