import 'server-only';
import type { MetadataRoute } from 'next';
import { absoluteUrl, scopeOptions } from '../config';
import { isFindable } from '../page/kinds';
import { alternatesOf } from '../page/metadata';
import { pageLanguages } from '../page/page';
import type { SiteContent } from '../site/site-content';

/** Every page that search engines may show, with the day of its last change where that is known. */
export function sitemapOf(
  content: SiteContent,
  changes: ReadonlyMap<string, string>,
  scopes = scopeOptions,
): MetadataRoute.Sitemap {
  return [...content.pages.values()].filter(isFindable).map((page) => {
    const changed = changes.get(page.relativePath);
    const languages = alternatesOf(pageLanguages(page, content, scopes));
    return {
      url: absoluteUrl(page.routePath),
      ...(changed ? { lastModified: changed } : {}),
      ...(Object.keys(languages).length > 0 ? { alternates: { languages } } : {}),
    };
  });
}
