import 'server-only';
import type { MetadataRoute } from 'next';
import type { Page } from '../content/pages';
import type { SiteContent } from '../content/site-content';
import type { RoutePath } from '../routing/route-path';
import { absoluteUrl, scopeOptions, siteWords } from '../settings';
import { isFindable, publishedOn } from './kinds';
import { alternatesOf, feedPath } from './metadata';
import { pageLanguages } from './page-names';

/** The articles of the blog as an Atom feed, the newest first. */
export function atomFeed(
  pages: readonly Page[],
  lang: string,
  changes: ReadonlyMap<string, string>,
): string {
  const { title, description } = siteWords(lang);
  const entries = pages
    .flatMap((page) => {
      const date = publishedOn(page);
      if (page.lang !== lang || date === undefined) return [];
      const changed = changes.get(page.relativePath);
      return { page, date, updated: changed ? asInstant(changed) : midnight(date) };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || (a.page.routePath < b.page.routePath ? -1 : 1));
  // Each language has a feed of its own, which readers of feeds tell apart by its id.
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

/** In one time zone, so that two instants can be compared as texts. */
function asInstant(iso: string): string {
  return new Date(iso).toISOString().replace('.000Z', 'Z');
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML has it, between tags and in attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}

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
