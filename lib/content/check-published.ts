import 'server-only';
import { posix } from 'node:path';
import { contentPath, isError, type Problem, problem } from '../problems/problem';
import { PAGE, type Page } from './pages';

/** Names of drafts and of notes for writers. A name with two underscores, as in `__meta__`, is intended. */
const UNPUBLISHED = /(^|\/)(_(?!_)|readme\.mdx?$)/i;

/** It is a day later in the first time zones than in the last ones. */
const FIRST_TIME_ZONE_MS = 14 * 60 * 60 * 1000;

/** Warns of pages that are published although that may not be meant. */
export function checkPublished(pages: readonly Page[], now = Date.now()): Problem[] {
  const today = new Date(now + FIRST_TIME_ZONE_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return pages.flatMap((page) => {
    const { relativePath, routePath: path, frontmatter, positionOf, problems } = page;
    const location = { file: contentPath(relativePath), line: 1 };
    const warnings: Problem[] = [];
    if (UNPUBLISHED.test(relativePath)) warnings.push(problem('draft', location, { path }));
    const name = posix.basename(relativePath);
    const bare = name.replace(PAGE, '');
    if (bare !== 'index' && bare.toLowerCase() === 'index') {
      warnings.push(problem('indexCase', location, { path, name: name.toLowerCase() }));
    }
    if (!problems.some(isError) && isEmpty(page)) {
      warnings.push(problem('emptyPage', location, { path }));
    }
    const date = 'date' in frontmatter ? frontmatter.date : undefined;
    if (date !== undefined && date > today) {
      const atDate = { ...location, ...positionOf(['date']) };
      warnings.push(problem('futureDate', atDate, { date }));
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
