import { expect, test } from '@jest/globals';
import { PLAIN, pagesOf, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { isError, type Problem } from '../problems/problem';
import type { ScopeOptions } from '../routing/scope';
import { checkFolders, checkHomes, checkRoutes } from './check-routes';

/** The problems of the addresses of some files. */
function messages(...files: string[]): string[] {
  return problemsOf(files, isError);
}

function problemsOf(files: readonly string[], isMeant: (problem: Problem) => boolean): string[] {
  const pages = pagesOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  return checkRoutes(pages)
    .filter(isMeant)
    .map(({ file, message }) => `${file}: ${message}`);
}

test('pages with different URLs are right', () => {
  expect(messages('index.md', 'api/index.md', 'api/run.md', 'guide/API/loadApp.md')).toEqual([]);
});

test.each([
  ['_a.md', '/_a'],
  ['guide/_a.md', '/guide/_a'],
  ['_drafts/a.md', '/_drafts/a'],
])('%s is published, which its writer may not know', (file, path) => {
  const files = [file, 'api/__meta__.md', 'a_b.md'];
  expect(problemsOf(files, (problem) => !isError(problem))).toEqual([
    `content/${file}: The page is published at ${path}, although its name begins with "_".`,
  ]);
});

test.each([
  ['a.md', 'a.mdx', '/a'],
  ['a.md', 'a/index.md', '/a/'],
  ['a/index.md', 'a/index.mdx', '/a/'],
  ['A.md', 'a.md', '/a'],
  ['API/run.md', 'api/run.md', '/api/run'],
  ['A.md', 'a/index.md', '/a/'],
])('%s and %s fight for one address', (first, second, route) => {
  expect(messages(first, second)).toEqual([
    `content/${second}: The URL ${route} already belongs to content/${first}.`,
  ]);
});

test('each further page of an address is reported with the first one', () => {
  expect(messages('a.md', 'a.mdx', 'a/index.md')).toEqual([
    'content/a.mdx: The URL /a already belongs to content/a.md.',
    'content/a/index.md: The URL /a/ already belongs to content/a.md.',
  ]);
});

test('the same page in two languages is no fight', () => {
  const pages = pagesOf({ 'a.md': '# A', 'zh/a.md': '# A' }, TWO_LANGUAGES);
  expect(checkRoutes(pages)).toEqual([]);
});

test.each([
  ['404.md', '/404'],
  ['404/index.md', '/404/'],
  ['_not-found.md', '/_not-found'],
  ['static/a.md', '/static/a'],
  ['Static.md', '/Static'],
  ['_next/a.md', '/_next/a'],
  ['static/playground/stage.md', '/static/playground/stage'],
  // Its payload would be /llms.txt.
  ['llms.md', '/llms'],
  ['zh/llms-full.md', '/zh/llms-full'],
])('the address of %s is reserved', (file, route) => {
  expect(messages(file)).toEqual([`content/${file}: The URL ${route} is reserved by the site.`]);
});

test.each(['guide/404.md', 'statics.md', 'api.md', '_next-steps.md', 'index.md'])(
  'the address of %s is free',
  (file) => {
    expect(messages(file)).toEqual([]);
  },
);

test.each([
  'a b.md',
  'a..md',
  'guide./a.md',
  'a.html.md',
  '.hidden.md',
  '中文.md',
  'a#b.md',
  'a?b.md',
  'a%20b.md',
  'a\\b.md',
  'a\u200Bb.md',
  'x y/a.md',
  '.git/a.md',
  'a/.b.md',
])('an address cannot hold the name of %j as it is', (file) => {
  expect(messages(file)).toEqual([
    `content/${file}: The name of the file or of its folder cannot be part of a URL.`,
  ]);
});

test.each(['t.MD', 'u.Mdx', 'v.markdown'])('%s is reported, since it makes no page', (file) => {
  expect(siteOf({ [file]: '# A' }).problems).toMatchObject([
    { file: `content/${file}`, message: expect.stringContaining('is no page') },
  ]);
});

/** The problems of the front matter of a page. */
function messagesOf(front: string, body = ''): string[] {
  const { problems, warnings } = siteOf({ 'a.md': `---\ntitle: A\n${front}\n---\n${body}` });
  return [
    ...problems.map(({ line, message }) => `${line} ${message}`),
    ...warnings.map(({ line, message }) => `warning ${line} ${message}`),
  ];
}

test.each(['Text', '# Heading', '## Heading'])(
  'a text that no reader sees is reported: %s',
  (body) => {
    expect(messagesOf('pageType: "404"', body)).toEqual([
      '3 The not-found page shows nothing of the text of this page.',
    ]);
  },
);

const FOUR: ScopeOptions = {
  ...TWO_LANGUAGES,
  defaultVersion: '2.x',
  versions: ['2.x', '1.x'],
};

function misplaced(scopes: ScopeOptions, ...files: string[]): string[] {
  const result = checkFolders(new Map(files.map((file) => [file, ''])), scopes);
  return result.map(({ file, fix }) => `${file} ${fix}`);
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
])('the folder of %s is reported: %s', (file, fix) => {
  expect(misplaced(FOUR, file)).toEqual([`content/${file} ${fix}`]);
});

test('a folder is reported once, and those of other names are fine', () => {
  const files = ['a.md', 'zh/a.md', '1.x/a.md', '1.x/zh/a.md', 'guide/en/a.md', '1.x/zh/en/a.md'];
  expect(misplaced(FOUR, ...files, 'en/a.md', 'en/b.md', 'en/_meta.json')).toHaveLength(1);
});

test('a site of one language and one version may name its folders as it likes', () => {
  expect(misplaced(PLAIN, 'en/a.md', '2.x/a.md')).toEqual([]);
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
