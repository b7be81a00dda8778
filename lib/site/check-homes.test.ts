import { expect, test } from '@jest/globals';
import { PLAIN, recordsOf, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import type { ScopeOptions } from '../routing/scope';
import { checkHomes } from './check-routes';

const FOUR: ScopeOptions = {
  ...TWO_LANGUAGES,
  defaultVersion: '2.x',
  versions: ['2.x', '1.x'],
};

const ALL = ['index.md', 'zh/index.mdx', '1.x/index.md', '1.x/zh/index.md'];

/** The files that are asked for when these pages are there. */
function missing(files: readonly string[], scopes = FOUR): string[] {
  const pages = recordsOf(Object.fromEntries(files.map((file) => [file, '# Title'])), scopes);
  return checkHomes(pages, scopes).map(({ file }) => file);
}

test('a home page for each language of each version is enough', () => {
  expect(missing(ALL)).toEqual([]);
  expect(missing(['index.md'], PLAIN)).toEqual([]);
});

test.each([
  ['content/index.md', 'index.md'],
  ['content/zh/index.md', 'zh/index.mdx'],
  ['content/1.x/index.md', '1.x/index.md'],
  ['content/1.x/zh/index.md', '1.x/zh/index.md'],
])('without it, %s is asked for', (file, left) => {
  expect(missing(ALL.filter((path) => path !== left))).toEqual([file]);
});

test('another page of the language is no home page, nor one that has its name', () => {
  const others = ['zh.md', 'zh/guide/index.md', 'zh/a.md'];
  expect(missing(['index.md', ...others], TWO_LANGUAGES)).toEqual(['content/zh/index.md']);
});

test('a missing home page is told with the other problems', () => {
  const site = siteOf({ 'index.md': '# Home' }, { scopes: TWO_LANGUAGES, withHomes: false });
  expect(site.problems).toMatchObject([
    { file: 'content/zh/index.md', message: expect.stringContaining('/zh/') },
  ]);
});
