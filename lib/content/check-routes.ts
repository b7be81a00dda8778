import 'server-only';
import { PATH_FIXES } from '../problems/messages';
import { contentPath, type FindPosition, type Problem, problem } from '../problems/problem';
import { foldPath } from '../routing/route-path';
import { allScopes, type ScopeOptions, scopeKey, scopePrefix } from '../routing/scope';
import { PAGE, type Page } from './pages';
import { isReservedPath } from './reserved-paths';
import type { ContentFiles } from './source-files';

/** File names that need no escaping in a URL; a leading dot would hide the file, and Windows drops one at the end. */
const FILE_NAME = /^([\w-][\w.-]*(?<!\.)\/)*[\w-][\w.-]*(?<!\.|\.html)\.mdx?$/;

/** A name with two, as in `__meta__`, is intended. */
const DRAFT = /(?:^|\/)_(?!_)/;

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
    if (DRAFT.test(relativePath)) {
      problems.push(problem('publishedDraft', { ...location, line: 1 }, { path: routePath }));
    }
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

/**
 * Reports folders that look like a language or version and are none: the default ones have no folder, and the
 * version comes before the language. Each is reported once, at its first page.
 */
export function checkFolders(files: ContentFiles, scopes: ScopeOptions): Problem[] {
  const problems = new Map<string, Problem>();
  for (const file of [...files.keys()].filter((name) => PAGE.test(name))) {
    const segments = file.split('/').slice(0, -1);
    const [folder, right] = misplaced(segments, scopes) ?? [];
    if (folder === undefined || right === undefined || problems.has(folder)) continue;
    const values = { folder, right: right === '' ? '' : `${right}/` };
    problems.set(folder, problem('misplacedScope', { file: contentPath(file) }, values));
  }
  return [...problems.values()];
}

/** The first folders of a path, and those that it should have instead. */
function misplaced(
  segments: readonly string[],
  { defaultLang, langs, defaultVersion, versions }: ScopeOptions,
): [folder: string, right: string] | undefined {
  const findName = (names: readonly string[], name: string) =>
    names.find((one) => one.toLowerCase() === name.toLowerCase());
  const versionOf = (name: string) =>
    defaultVersion === '' ? undefined : findName([...versions, defaultVersion], name);
  const langOf = (name: string) => (langs.length > 1 ? findName(langs, name) : undefined);
  const isScope = (name: string) => (versionOf(name) ?? langOf(name)) !== undefined;
  const [first = '', second = ''] = segments;
  if (!isScope(first)) return undefined;
  const names = isScope(second) ? [first, second] : [first];
  const right = [
    names.map(versionOf).find((name) => name !== undefined && name !== defaultVersion),
    names.map(langOf).find((name) => name !== undefined && name !== defaultLang),
  ].filter(Boolean);
  return names.join('/') === right.join('/') ? undefined : [names.join('/'), right.join('/')];
}
