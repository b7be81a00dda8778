import { expect, test } from '@jest/globals';
import { loadSite } from '../../lib/content/load';
import { formatProblems } from '../../lib/problems/problem';

const content = await loadSite();
const pages = [...content.pages.values()];

test('the content has no problem', () => {
  expect(content.problems.length === 0 ? '' : formatProblems(content.problems)).toBe('');
});

test('every page has a title and a description of its own', () => {
  const descriptions = new Map<string | undefined, string>();
  const wrong = pages.filter(({ frontmatter: { description }, relativePath }) => {
    const isOwn = description !== undefined && !descriptions.has(description);
    descriptions.set(description, relativePath);
    return !isOwn;
  });
  expect(wrong.map(({ relativePath }) => relativePath)).toEqual([]);
});

test('the navigation leads to every page that stands outside the sections', () => {
  const links = Object.values(content.nav)
    .flat()
    .flatMap((item) => ('link' in item ? [item.link] : []));
  const outside = pages.filter(
    ({ key, frontmatter }) => !key.includes('/') && frontmatter.pageType === 'doc',
  );
  // An address from the time before the sections, which is kept and which nothing leads to.
  expect(outside.map(({ routePath }) => routePath).filter((path) => !links.includes(path))).toEqual(
    ['/hello'],
  );
});
