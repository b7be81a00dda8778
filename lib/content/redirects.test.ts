import { expect, test } from '@jest/globals';
import { PLAIN, readOne, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { pathKeyOf } from '../routing/route-path';
import { findRoute } from '../routing/route-table';
import { readRedirects } from './redirects';

const PAGES = {
  'api/index.md': '# API\n\n## Types',
  'api/run.md': '---\nslug: /start\n---\n# Run\n\n## Hooks\n\n## Options {#opt}',
};

function siteWith(moved: unknown, more = {}) {
  return siteOf({
    ...PAGES,
    ...more,
    '_moved.json': JSON.stringify(moved, null, 1),
  });
}

/** The problems, each with its line and fix. */
function messagesOf({ problems }: ReturnType<typeof siteWith>): string[] {
  return problems
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, message, fix }) => `${line} ${message} ${fix}`);
}

test('a former path redirects to its page, as a slug does', () => {
  expect(
    siteWith({ pages: { '/guide/run': '/api/run', '/reference.html': '/api' } }),
  ).toMatchObject({
    problems: [],
    redirects: {
      '/start': '/api/run',
      '/guide/run': '/api/run',
      '/reference': '/api/',
    },
  });
});

test('a link to a former path leads directly to the page', () => {
  const { problems, routes } = siteWith(
    { pages: { '/guide/run': '/api/run' } },
    { 'a.md': '# A\n\n[run](/guide/run#hooks)' },
  );
  expect(problems).toEqual([]);
  expect(findRoute(routes, '/guide/run')?.route).toBe('/api/run');
});

test('the former paths of all languages are in one file', () => {
  const { redirects, problems } = siteOf(
    { 'zh/a.md': '# A', '_moved.json': '{ "pages": { "/zh/old": "/zh/a" } }' },
    { scopes: TWO_LANGUAGES },
  );
  expect([redirects, problems]).toEqual([{ '/zh/old': '/zh/a' }, []]);
});

test('former ids belong to the headings of a page', () => {
  const { formerIds, problems } = siteWith({
    headings: {
      '/api/run': { 钩子: 'hooks', Options: 'opt', afterEval: 'hooks' },
    },
  });
  expect(problems).toEqual([]);
  expect(formerIds.get(pathKeyOf('/api/run'))).toEqual({
    钩子: 'hooks',
    Options: 'opt',
    afterEval: 'hooks',
  });
});

test('two spellings of an address may name the page whose headings had other ids', () => {
  const { formerIds, problems } = siteWith({
    headings: { '/api/run': { old: 'hooks' }, '/api/run.html': { older: 'hooks' } },
  });
  expect(problems).toEqual([]);
  expect(formerIds.get(pathKeyOf('/api/run'))).toEqual({ old: 'hooks', older: 'hooks' });
});

test('a heading may have moved to another page', () => {
  const formers = { hooks: '/api/run#hooks' };
  const { formerIds, problems } = siteWith({ headings: { '/api/': formers } });
  expect(problems).toEqual([]);
  expect(formerIds.get(pathKeyOf('/api'))).toEqual(formers);
  const wrong = siteWith({ headings: { '/api/': { a: '/api/rnu#hooks', b: '/api/run#hoks' } } });
  expect(messagesOf(wrong)).toEqual([
    '4 The link "/api/rnu#hooks" leads to no page. Write "/api/run".',
    '5 The link "#hoks" names a heading that /api/run does not have. Write "#hooks".',
  ]);
});

test('a file of another shape is reported by its places, and nothing of it counts', () => {
  const site = siteWith({
    pages: { '/one': '/api/run#hooks', 'no slash': '/api/', '/two': '/api/' },
    further: {},
  });
  expect(site.redirects).toEqual({ '/start': '/api/run' });
  expect(messagesOf(site)).toMatchObject([
    expect.stringContaining('3 Invalid "pages./one": expected the address of a page'),
    expect.stringContaining('4 Invalid "pages.no slash": expected an address such as'),
    '7 Unknown field "further". Remove it.',
  ]);
});

test('dead, circular and conflicting entries are reported with their positions', () => {
  const site = siteWith({
    pages: {
      '/API/Run': '/api/run',
      '/START': '/api/',
      '/one': '/api/',
      '/One.html': '/api/',
      '/static/x': '/api/',
      '/two': '/api/rn',
      '/three': '/API/run',
      '/four': '/start',
      '/five': '/one',
      '/six': '/seven',
      '/seven': '/six',
    },
    headings: {
      '/api/rnu': { a: 'b' },
      '/start': { a: 'hooks' },
      '/api/run': { hooks: 'opt', 'frame-content': 'opt', old: 'hoks' },
    },
  });
  const same = 'URLs that differ only in upper and lower case count as the same.';
  expect(messagesOf(site)).toEqual([
    `3 The former URL /API/Run already belongs to content/api/run.md. Remove the entry. ${same}`,
    `4 The former URL /START already belongs to content/api/run.md. Remove the entry. ${same}`,
    `6 The former URL /One.html already belongs to content/_moved.json. Remove the entry. ${same}`,
    '7 The former URL /static/x is reserved by the site. Remove the entry.',
    '8 The link "/api/rn" leads to no page. Write "/api/run".',
    '9 "/API/run" differs from "/api/run" in upper and lower case. Write "/api/run".',
    ...[
      ['10', '/start', '"/api/run"'],
      ['11', '/one', '"/api/"'],
      ['12', '/seven', "the page's own URL"],
      ['13', '/six', "the page's own URL"],
    ].map(
      ([line, path, fix]) =>
        `${line} "${path}" is itself a redirect, so readers would be redirected twice. Write ${fix}.`,
    ),
    '16 The link "/api/rnu" leads to no page. Write "/api/run".',
    '19 "/start" is itself a redirect, so readers would be redirected twice. Write "/api/run".',
    '23 The former id "hooks" is still in use on /api/run. Remove the entry.',
    '24 The former id "frame-content" is still in use on /api/run. Remove the entry.',
    '25 The link "#hoks" names a heading that /api/run does not have. Write "#hooks".',
  ]);
});

/** Pages by file, each with its slug, if any. */
function pagesWithSlugs(slugs: Record<string, string | null>) {
  return Object.entries(slugs).map(([file, slug]) =>
    readOne(file, slug === null ? '# A' : `---\ntitle: A\nslug: ${slug}\n---\n`),
  );
}

test('a free slug leads to its page', () => {
  const pages = pagesWithSlugs({
    'api/index.md': '/reference',
    'issues/webComponent.md': '/guide/develop/webComponent',
    'hello.md': null,
  });
  expect(readRedirects(new Map(), pages, PLAIN)).toMatchObject({
    redirects: {
      '/reference': '/api/',
      '/guide/develop/webComponent': '/issues/webComponent',
    },
    problems: [],
  });
});

test.each([
  ['/api/loadApp', '/api/loadApp'],
  ['/API/loadapp', '/API/loadapp'],
  ['/api/loadApp.html', '/api/loadApp.html'],
  ['/api/loadApp/index', '/api/loadApp/index'],
])('the slug %s is taken by a page', (slug) => {
  const pages = pagesWithSlugs({ 'api/loadApp.md': null, 'guide/API/loadApp.md': slug });
  const { redirects, problems } = readRedirects(new Map(), pages, PLAIN);
  expect(redirects).toEqual({});
  expect(problems).toMatchObject([
    {
      file: 'content/guide/API/loadApp.md',
      message: `The slug ${slug} already belongs to content/api/loadApp.md.`,
    },
  ]);
});

test('a slug is put behind the language of its page', () => {
  const page = '---\ntitle: A\nslug: /x\n---\n';
  const pages = ['a.md', 'zh/a.md'].map((file) => readOne(file, page, TWO_LANGUAGES));
  expect(readRedirects(new Map(), pages, TWO_LANGUAGES)).toMatchObject({
    redirects: { '/x': '/a', '/zh/x': '/zh/a' },
    problems: [],
  });
});

test('of two pages that claim one slug, the first has it', () => {
  const { redirects, problems } = readRedirects(
    new Map(),
    pagesWithSlugs({ 'a.md': '/x', 'b.md': '/X' }),
    PLAIN,
  );
  expect(redirects).toEqual({ '/x': '/a' });
  expect(problems).toMatchObject([
    { file: 'content/b.md', message: 'The slug /X already belongs to content/a.md.' },
  ]);
});

test.each(['/404', '/_next/a', '/static/a', '/_not-found'])(
  'the slug %s is refused, since the site uses it itself',
  (slug) => {
    const { redirects, problems } = readRedirects(
      new Map(),
      pagesWithSlugs({ 'a.md': slug }),
      PLAIN,
    );
    expect(redirects).toEqual({});
    expect(problems).toMatchObject([{ file: 'content/a.md' }]);
  },
);

test('a problem of a slug names its line', () => {
  const { problems } = siteOf({ 'a.md': '---\ntitle: A\nslug: /404\n---\n' });
  expect(problems).toMatchObject([
    { file: 'content/a.md', line: 3, fix: 'Choose another slug, or remove it.' },
  ]);
});
