import { expect, test } from '@jest/globals';
import { PLAIN, pagesOf, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import type { ScopeOptions } from '../routing/scope';
import { checkFolders, checkHomes } from './check-routes';

const FOUR: ScopeOptions = {
  ...TWO_LANGUAGES,
  defaultVersion: '2.x',
  versions: ['2.x', '1.x'],
};

function told(scopes: ScopeOptions, ...files: string[]): string[] {
  const found = checkFolders(new Map(files.map((file) => [file, ''])), scopes);
  return found.map(({ file, fix }) => `${file} ${fix}`);
}

test.each([
  ['en/a.md', 'Move its files to content/.'],
  ['2.x/guide/a.md', 'Move its files to content/.'],
  ['2.x/en/a.md', 'Move its files to content/.'],
  ['2.x/zh/a.md', 'Move its files to content/zh/.'],
  ['1.x/en/a.md', 'Move its files to content/1.x/.'],
  ['zh/1.x/a.md', 'Move its files to content/1.x/zh/.'],
  ['zh/2.x/a.md', 'Move its files to content/zh/.'],
  ['ZH/a.md', 'Move its files to content/zh/.'],
  ['1.X/zh/a.md', 'Move its files to content/1.x/zh/.'],
  ['EN/guide/zh-tw/a.md', 'Move its files to content/.'],
])('the folder of %s is told: %s', (file, fix) => {
  expect(told(FOUR, file)).toEqual([`content/${file} ${fix}`]);
});

test('a folder is told once, and those of other names are fine', () => {
  const files = ['a.md', 'zh/a.md', '1.x/a.md', '1.x/zh/a.md', 'guide/en/a.md', '1.x/zh/en/a.md'];
  expect(told(FOUR, ...files, 'en/a.md', 'en/b.md', 'en/_meta.json')).toHaveLength(1);
});

test('a site of one language and one version may name its folders as it likes', () => {
  expect(told(PLAIN, 'en/a.md', '2.x/a.md')).toEqual([]);
});

const ALL = ['index.md', 'zh/index.mdx', '1.x/index.md', '1.x/zh/index.md'];

/** The files that are asked for when these pages are there. */
function missing(files: readonly string[], scopes = FOUR): string[] {
  const pages = pagesOf(Object.fromEntries(files.map((file) => [file, '# Title'])), scopes);
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
