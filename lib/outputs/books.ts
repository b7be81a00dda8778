import 'server-only';
import { scopeOptions, siteWords } from '../config';
import { languageIn } from '../labels/fill';
import { LANGUAGES } from '../labels/labels';
import { printPath } from '../navigation/sections';
import { kindOf } from '../page/kinds';
import { allScopes, scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/site-content';
import { pagesInOrder } from './reading-order';

/** The sections as one page each to print, which the export puts together (lib/export/books.ts). */
export function booksOf(content: SiteContent) {
  return allScopes(scopeOptions).flatMap((scope) =>
    pagesInOrder(scope, content).flatMap(({ title, section, pages }) => {
      const articles = pages.filter((page) => kindOf(page).isInBook);
      if (!section || articles.length === 0) return [];
      return {
        path: printPath(section, scopePrefix(scope, scopeOptions)),
        title,
        siteTitle: siteWords(scope.lang).title,
        lang: scope.lang,
        saving: LANGUAGES[languageIn(LANGUAGES, scope.lang)].saving,
        pages: articles.map(({ routePath }) => routePath),
      };
    }),
  );
}
