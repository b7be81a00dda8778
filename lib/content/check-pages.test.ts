import { expect, test } from '@jest/globals';
import { PLAIN, pagesOf, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import type { ScopeOptions } from '../routing/scope';
import { checkHomes, checkRoutes } from './check-pages';

/** The problems of the addresses of some files. */
function messages(...files: string[]): string[] {
  const pages = pagesOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  return checkRoutes(pages).map(({ file, message }) => `${file}: ${message}`);
}

test('pages with different URLs are right', () => {
  expect(messages('index.md', 'api/index.md', 'api/run.md', 'guide/API/loadApp.md')).toEqual([]);
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
  const { problems } = siteOf({ 'a.md': `---\ntitle: A\n${front}\n---\n${body}` });
  return problems.map(({ line, message }) => `${line} ${message}`);
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
