import { expect, test } from '@jest/globals';
import { PLAIN, pagesOf, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import type { ScopeOptions } from '../routing/scope';
import { checkFileName, checkHomes, checkPublished } from './check-pages';
import { readRedirects } from './redirects';

function messages(...files: string[]): string[] {
  const pages = pagesOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  const { problems } = readRedirects(new Map(), pages, PLAIN);
  return [...problems, ...pages.flatMap(checkFileName)].map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

test('pages with different URLs are right', () => {
  expect(messages('index.md', 'api/index.md', 'api/run.md', 'guide/API/loadApp.md')).toEqual([]);
});

test.each([
  ['a.md', 'a/index.md', '/a/'],
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

test.each([
  ['Static.md', '/Static'],
  // Its payload would be /llms.txt.
  ['llms.md', '/llms'],
])('the address of %s is reserved', (file, route) => {
  expect(messages(file)).toEqual([`content/${file}: The URL ${route} is reserved by the site.`]);
});

test.each(['a b.md', 'a..md', 'guide./a.md', 'a.html.md', '.hidden.md', '中文.md', 'a/.b.md'])(
  'an address cannot hold the name of %j as it is',
  (file) => {
    expect(messages(file)).toEqual([
      `content/${file}: The name of the file or of its folder cannot be part of a URL.`,
    ]);
  },
);

test.each(['t.MD', 'u.Mdx', 'v.markdown'])('%s is reported, since it makes no page', (file) => {
  expect(siteOf({ [file]: '# A' }).problems).toMatchObject([
    { file: `content/${file}`, message: expect.stringContaining('is no page') },
  ]);
});

function messagesOf(front: string, body = ''): string[] {
  const { problems } = siteOf({ 'a.md': `---\ntitle: A\n${front}\n---\n${body}` });
  return problems.map(({ line, message }) => `${line} ${message}`);
}

test.each(['Text', '# Heading'])('a text that no reader sees is reported: %s', (body) => {
  expect(messagesOf('pageType: "404"', body)).toEqual([
    '3 The not-found page shows nothing of the text of this page.',
  ]);
});

const FOUR: ScopeOptions = {
  ...TWO_LANGUAGES,
  defaultVersion: '2.x',
  versions: ['2.x', '1.x'],
};

const ALL = ['index.md', 'zh/index.mdx', '1.x/index.md', '1.x/zh/index.md'];

function missing(files: readonly string[], scopes = FOUR): string[] {
  const pages = pagesOf(Object.fromEntries(files.map((file) => [file, '# Title'])), scopes);
  return checkHomes(pages, scopes).map(({ file }) => file);
}

test('a home page for each language of each version is enough', () => {
  expect(missing(ALL)).toEqual([]);
  expect(missing(['index.md'], PLAIN)).toEqual([]);
});

test.each([
  ['content/zh/index.md', 'zh/index.mdx'],
  ['content/1.x/zh/index.md', '1.x/zh/index.md'],
])('without it, %s is asked for', (file, left) => {
  expect(missing(ALL.filter((path) => path !== left))).toEqual([file]);
});

test('another page of the language is no home page, nor one that has its name', () => {
  const others = ['zh.md', 'zh/guide/index.md', 'zh/a.md'];
  expect(missing(['index.md', ...others], TWO_LANGUAGES)).toEqual(['content/zh/index.md']);
});

/** The warnings about one page at noon of 29 November 2026 in London. */
function warnings(file: string, source = '# A\n\nText'): string[] {
  const now = Date.UTC(2026, 10, 29, 12);
  return checkPublished(pagesOf({ [file]: source }), now).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test.each([
  ['guide/_drafts/a.md', '/guide/_drafts/a'],
  ['README.md', '/README'],
])('the page of the draft or note %s is published at %s', (file, path) => {
  expect(warnings(file)).toEqual([
    `1 The page is published at ${path}, although its name is that of a draft or a note.`,
  ]);
});

test('an index page in other letters is no page of its folder', () => {
  expect(warnings('guide/Index.md')).toEqual([
    '1 The page is published at /guide/Index, and not as the page of its folder.',
  ]);
});

test.each(['# A', '# A `b', '---\ntitle: A\n---\n', '---\ntitle: A\npageType: custom\n---\n'])(
  'a page of its title alone is empty: %j',
  (source) => {
    expect(warnings('guide/a.md', source)).toEqual([
      '1 The page is published at /guide/a without any text.',
    ]);
  },
);

test('a date in the future does not hold an article back', () => {
  expect(warnings('blog/a.md', '---\ntitle: A\ndate: 2099-12-31\n---\n\nText')).toEqual([
    '3 The article is published now, although its date is 2099-12-31.',
  ]);
});

test.each([
  ['guide/index.md', '# A\n\n- a'],
  ['guide/__meta__.md', '# A\n\nText'],
  ['guide/readme-first.md', '# A\n\nText'],
  ['guide/a.md', '# A\n\n![a](/a.png)'],
  ['guide/a.md', '---\ntitle: A\noverview: true\n---\n'],
  // It is that day already on the first islands.
  ['blog/a.md', '---\ntitle: A\ndate: 2026-11-30\n---\n\nText'],
  // A page with an error is not called empty as well.
  ['guide/a.md', '---\ntitel: A\n---\n'],
])('%s is published as it is meant: %j', (file, source) => {
  expect(warnings(file, source)).toEqual([]);
});
