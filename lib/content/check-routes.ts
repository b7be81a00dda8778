import 'server-only';
import { PATH_FIXES } from '../problems/messages';
import { contentPath, type FindPosition, type Problem, problem } from '../problems/problem';
import { foldPath } from '../routing/route-path';
import { allScopes, type ScopeOptions, scopeKey, scopePrefix } from '../routing/scope';
import type { Page } from './pages';
import { isReservedPath } from './reserved-paths';

/** File names that need no escaping in a URL; a leading dot would hide the file, and Windows drops one at the end. */
const FILE_NAME = /^([\w-][\w.-]*(?<!\.)\/)*[\w-][\w.-]*(?<!\.|\.html)\.mdx?$/;

/** Checks for pages with the same path, for reserved paths, and for file names that need escaping. */
export function checkRoutes(pages: readonly Page[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ routePath, relativePath }) => {
    const location = { file: contentPath(relativePath) };
    const problems: Problem[] = [];
    const key = foldPath(routePath);
    const owner = owners.get(key);
    const values = { what: 'URL', path: routePath, fix: PATH_FIXES.URL };
    if (owner)
      problems.push(problem('takenUrl', location, { ...values, owner: contentPath(owner) }));
    else owners.set(key, relativePath);
    if (isReservedPath(key)) problems.push(problem('reservedUrl', location, values));
    if (!FILE_NAME.test(relativePath)) problems.push(problem('badFileName', location));
    return problems;
  });
}

/** Checks that each language and version has a home page, to which logo and menus link. */
export function checkHomes(pages: readonly Page[], scopes: ScopeOptions): Problem[] {
  const present = new Set(pages.filter(({ key }) => key === 'index').map(scopeKey));
  return allScopes(scopes)
    .filter((scope) => !present.has(scopeKey(scope)))
    .map((scope) => {
      const route = `${scopePrefix(scope, scopes)}/`;
      return problem('missingHome', { file: contentPath(`${route.slice(1)}index.md`) }, { route });
    });
}

/** Reports the text of a page of the type `404`, which is not rendered. */
export function checkNotFound(
  { relativePath, frontmatter, toc, content, heading }: Page,
  positionOf: FindPosition,
): Problem[] {
  if (frontmatter.pageType !== '404') return [];
  const location = { file: contentPath(relativePath), ...positionOf(['pageType']) };
  const isEmpty = content === '' && heading === undefined && toc.length === 0;
  return isEmpty ? [] : [problem('textOfNotFound', location)];
}
