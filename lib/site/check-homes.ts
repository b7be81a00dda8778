import 'server-only';
import type { PageRecord } from '../content/types';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Problem } from '../problems/problem';
import { allScopes, type ScopeOptions, scopeKey, scopePrefix } from '../routing/scope';

/** Finds languages and versions without a home page; logo, menus and not-found page lead there. */
export function checkHomes(pages: readonly PageRecord[], scopes: ScopeOptions): Problem[] {
  const present = new Set(pages.filter(({ key }) => key === 'index').map(scopeKey));
  return allScopes(scopes)
    .filter((scope) => !present.has(scopeKey(scope)))
    .map((scope) => {
      const route = `${scopePrefix(scope, scopes)}/`;
      return catalogue.missingHome({ file: contentPath(`${route.slice(1)}index.md`) }, route);
    });
}
