import 'server-only';
import { posix } from 'node:path';
import { contentPath, isError, type Problem, problem } from '../problems/problem';
import { allScopes, type ScopeOptions, scopeKey, scopePrefix } from '../routing/scope';
import type { Page } from './pages';

/** File names that need no escaping in a URL; a leading dot would hide the file, and Windows drops one at the end. */
const FILE_NAME = /^([\w-][\w.-]*(?<!\.)\/)*[\w-][\w.-]*(?<!\.|\.html)\.mdx?$/;

export function checkFileName({ relativePath }: Page): Problem[] {
  if (FILE_NAME.test(relativePath)) return [];
  return [problem('badFileName', { file: contentPath(relativePath) })];
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
export function checkNotFound(page: Page): Problem[] {
  const { frontmatter, toc, content, heading, locate } = page;
  if (frontmatter.pageType !== '404') return [];
  const isEmpty = content === '' && heading === undefined && toc.length === 0;
  return isEmpty ? [] : [problem('textOfNotFound', locate(['pageType']))];
}

/** Names of drafts and of notes for writers. A name with two underscores, as in `__meta__`, is intended. */
const UNPUBLISHED = /(^|\/)(_(?!_)|readme\.mdx?$)/i;

/** It is a day later in the first time zones than in the last ones. */
const FIRST_TIME_ZONE_MS = 14 * 60 * 60 * 1000;

/** Warns of pages that are published although that may not be meant. */
export function checkPublished(pages: readonly Page[], now = Date.now()): Problem[] {
  const today = new Date(now + FIRST_TIME_ZONE_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return pages.flatMap((page) => {
    const { relativePath, routePath: path, frontmatter, locate, problems } = page;
    const location = { file: contentPath(relativePath), line: 1 };
    const warnings: Problem[] = [];
    if (UNPUBLISHED.test(relativePath)) warnings.push(problem('draft', location, { path }));
    const name = posix.basename(relativePath);
    if (/^index\.mdx?$/i.test(name) && !name.startsWith('index.')) {
      warnings.push(problem('indexCase', location, { path, name: name.toLowerCase() }));
    }
    if (!problems.some(isError) && isEmpty(page)) {
      warnings.push(problem('emptyPage', location, { path }));
    }
    const date = 'date' in frontmatter ? frontmatter.date : undefined;
    if (date !== undefined && date > today) {
      warnings.push(problem('futureDate', locate(['date']), { date }));
    }
    return warnings;
  });
}

/** Returns whether a page shows nothing but its title. */
function isEmpty({ frontmatter, tree }: Page): boolean {
  const { pageType } = frontmatter;
  if (pageType === 'home' || pageType === '404') return false;
  if (pageType === 'doc' && (frontmatter.overview || frontmatter.landing)) return false;
  return tree.children.every(
    (node) =>
      (node.type === 'element' && node.tagName === 'h1') ||
      (node.type === 'text' && node.value.trim() === ''),
  );
}
