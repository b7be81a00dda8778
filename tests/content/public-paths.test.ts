import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { loadSite } from '../../lib/site/load';
import { findPage } from '../../lib/site/site-content';

/*
 * Readers have bookmarked every path that was ever public, misspelt ones too, and edit links lead to
 * files of the same name in the public repository. The list beside this test remembers both. A new
 * page is added to it when the tests run on a writer's machine; a lost one has to be redirected.
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

test('the list knows every page', () => {
  const sorted = Object.entries({ ...files, ...known }).sort(([a], [b]) => (a < b ? -1 : 1));
  const list = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  if (!process.env.CI) writeFileSync(LIST, list);
  expect(list).toContain('"/api/setOptioins"');
});
