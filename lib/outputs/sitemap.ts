import 'server-only';
import type { MetadataRoute } from 'next';
import { absoluteUrl } from '../config';
import type { PageRecord } from '../content/types';
import { isFindable } from '../page/kinds';
import { alternatesOf } from '../page/metadata';
import type { RoutePath } from '../routing/route-path';

/** Every page that search engines may show, with the day of its last change where that is known. */
export function sitemapOf(
  pages: readonly PageRecord[],
  languagesOf: (page: PageRecord) => Readonly<Record<string, RoutePath>>,
  changes: ReadonlyMap<string, string>,
): MetadataRoute.Sitemap {
  return pages.filter(isFindable).map((page) => {
    const changed = changes.get(page.relativePath);
    const languages = alternatesOf(languagesOf(page));
    return {
      url: absoluteUrl(page.routePath),
      ...(changed ? { lastModified: changed } : {}),
      ...(Object.keys(languages).length > 0 ? { alternates: { languages } } : {}),
    };
  });
}
