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

function pagesWithSlugs(slugs: Record<string, string | null>) {
  return Object.entries(slugs).map(([file, slug]) =>
    readOne(file, slug === null ? '# A' : `---\ntitle: A\nslug: ${slug}\n---\n`),
  );
}

test.each(['/API/loadapp', '/api/loadApp/index'])('the slug %s is taken by a page', (slug) => {
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

test('a problem of a slug names its line', () => {
  const { problems } = siteOf({ 'a.md': '---\ntitle: A\nslug: /404\n---\n' });
  expect(problems).toMatchObject([
    { file: 'content/a.md', line: 3, fix: 'Choose another slug, or remove it.' },
  ]);
});
