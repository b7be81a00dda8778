import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findPage } from '../../lib/content/assemble';
import { loadSite } from '../../lib/content/load';

/*
 * Readers have bookmarked every path that was ever public, misspelt ones too, and edit links lead to
 * files of the same name in the public repository. The list beside this test has both.
 * `npm run add:paths` adds new pages to it; a path that is lost has to be redirected.
 */

const LIST = 'tests/content/public-paths.json';

const content = await loadSite();
const files = Object.fromEntries(
  [...content.pages.values()].map(({ routePath, relativePath, frontmatter }) => [
    routePath,
    frontmatter.editPath ?? relativePath,
  ]),
);
const known: Record<string, string> = JSON.parse(readFileSync(LIST, 'utf8'));

test('a path that was public leads to a page', () => {
  const lost = Object.keys(known).filter((path) => !findPage(content, path));
  expect(lost.map((path) => `${path}: add it to "pages" in content/_moved.json`)).toEqual([]);
});

test('the edit link of a page leads to the same file as ever', () => {
  const renamed = Object.entries(known).filter(
    ([path, file]) => files[path] !== undefined && files[path] !== file,
  );
  expect(renamed.map(([path, file]) => `${path} led to ${file}; write it as "editPath"`)).toEqual(
    [],
  );
});

test('the list has every page', () => {
  expect(known['/api/setOptioins']).toBe('api/setOptioins.md');
  const missing = Object.keys(files).filter((path) => known[path] === undefined);
  expect(missing.map((path) => `${path}: run "npm run add:paths"`)).toEqual([]);
});
