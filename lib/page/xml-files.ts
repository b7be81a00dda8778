import 'server-only';
import type { MetadataRoute } from 'next';
import type { SiteContent } from '../content/assemble';
import type { Changes } from '../content/last-changes';
import type { Page } from '../content/pages';
import type { RoutePath } from '../routing/route-path';
import { absoluteUrl, localeOf, scopeOptions } from '../settings';
import { kindOf, publishedOn } from './kinds';
import { alternatesOf, feedPath } from './metadata';
import { pageLanguages } from './page-view';

export function atomFeed(pages: readonly Page[], lang: string, changes: Changes): string {
  const { title, description } = localeOf(lang);
  const entries = pages
    .flatMap((page) => {
      const date = publishedOn(page);
      if (page.lang !== lang || date === undefined) return [];
      const changed = changes.get(page.relativePath);
      // In one time zone, so that two instants can be compared as texts.
      const instant = changed && new Date(changed).toISOString().replace('.000Z', 'Z');
      return { page, date, updated: instant ?? midnight(date) };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || (a.page.routePath < b.page.routePath ? -1 : 1));
  // The id distinguishes the feeds of the languages.
  const home = absoluteUrl(feedPath(lang).replace('feed.xml', '') as RoutePath);
  const instants = entries.map(({ updated }) => updated).sort();
  const updated = instants.at(-1) ?? midnight('1970-01-01');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<title>${escaped(title)}</title>`,
    `<subtitle>${escaped(description)}</subtitle>`,
    `<id>${home}</id>`,
    `<link rel="self" type="application/atom+xml" href="${absoluteUrl(feedPath(lang))}"/>`,
    `<link rel="alternate" type="text/html" href="${home}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(title)}</name></author>`,
    ...entries.flatMap(({ page, date, updated }) => [
      '<entry>',
      `<title>${escaped(page.title)}</title>`,
      `<id>${absoluteUrl(page.routePath)}</id>`,
      `<link rel="alternate" type="text/html" href="${absoluteUrl(page.routePath)}"/>`,
      `<published>${midnight(date)}</published>`,
      `<updated>${updated}</updated>`,
      `<summary>${escaped(page.frontmatter.description ?? description)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Returns every page that search engines may show, with the day of its last change if git knows it. */
export function sitemapOf(
  content: SiteContent,
  changes: Changes,
  scopes = scopeOptions,
): MetadataRoute.Sitemap {
  return [...content.pages.values()]
    .filter((page) => kindOf(page).isIndexable)
    .map((page) => {
      const changed = changes.get(page.relativePath);
      const languages = alternatesOf(pageLanguages(page, content, scopes));
      return {
        url: absoluteUrl(page.routePath),
        ...(changed ? { lastModified: changed } : {}),
        ...(Object.keys(languages).length > 0 ? { alternates: { languages } } : {}),
      };
    });
}
