import 'server-only';
import { scopeOptions, siteLabels, siteWords } from '../config';
import type { PageRecord } from '../content/types';
import { printPath, siteSections } from '../navigation/sections';
import { allScopes, scopeKey, scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/site-content';
import { isRead } from './output-files';
import { pagesInOrder } from './reading-order';

/** A section as one page to print, which the export puts together (lib/export/books.mjs). */
type Book = { path: string; title: string; siteTitle: string; lang: string; pages: string[] };

/** Other kinds of pages are made for the screen. */
function isArticle({ frontmatter }: PageRecord): boolean {
  return frontmatter.pageType === 'doc';
}

export function booksOf({ pages, sidebars, nav }: SiteContent): Book[] {
  return allScopes(scopeOptions).flatMap((scope) => {
    const sections = siteSections(nav[scopeKey(scope)] ?? []);
    const { others } = siteLabels(scope.lang).search;
    const articles = [...pages.values()].filter(
      (page) => scopeKey(page) === scopeKey(scope) && isRead(page) && isArticle(page),
    );
    const groups = pagesInOrder(articles, { sidebars, groups: { sections, others } });
    return groups.flatMap((group) => {
      const section = sections.find(({ text }) => text === group.title);
      return section
        ? [
            {
              path: printPath(section, scopePrefix(scope, scopeOptions)),
              title: group.title,
              siteTitle: siteWords(scope.lang).title,
              lang: scope.lang,
              pages: group.pages.map(({ routePath }) => routePath),
            },
          ]
        : [];
    });
  });
}
