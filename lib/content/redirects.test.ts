import { expect, test } from '@jest/globals';
import { siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { formatProblems } from '../problems/problem';
import { pathKeyOf } from '../routing/route-path';

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
  expect(routes.exact.get(pathKeyOf('/guide/run'))).toBe('/api/run');
});

test('the addresses of all languages stand in one file', () => {
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
  const wrong = siteWith({
    headings: { '/api/': { a: '/api/rnu#hooks', b: '/api/run#hoks' } },
  });
  expect(formatProblems(wrong.problems)).toMatchInlineSnapshot(`
    "2 problems in the content

    content/_moved.json:4:4
      The link "/api/rnu#hooks" leads to no page.
      Write "/api/run".

    content/_moved.json:5:4
      The link "#hoks" names a heading that /api/run does not have.
      Write "#hooks".
    "
  `);
});

test('a file of another shape is told by its places, and nothing of it counts', () => {
  const site = siteWith({
    pages: { '/one': '/api/run#hooks', 'no slash': '/api/', '/two': '/api/' },
    further: {},
  });
  expect(site.redirects).toEqual({ '/start': '/api/run' });
  expect(formatProblems(site.problems)).toMatchInlineSnapshot(`
    "3 problems in the content

    content/_moved.json:3:3
      Invalid "pages./one": expected the address of a page, such as "/api/run".
      CONTRIBUTING.md lists the fields and their values.

    content/_moved.json:4:3
      Invalid "pages.no slash": expected an address such as "/api/name".
      CONTRIBUTING.md lists the fields and their values.

    content/_moved.json:7:2
      Unknown field "further".
      Remove it.
    "
  `);
});

test('whatever leads nowhere, in circles or over other addresses is told with its place', () => {
  const { problems } = siteWith({
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
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "15 problems in the content

    content/_moved.json:3:3
      The former URL /API/Run already belongs to content/api/run.md.
      Remove the entry. URLs that differ only in upper and lower case count as the same.

    content/_moved.json:4:3
      The former URL /START already belongs to content/api/run.md.
      Remove the entry. URLs that differ only in upper and lower case count as the same.

    content/_moved.json:6:3
      The former URL /One.html already belongs to content/_moved.json.
      Remove the entry. URLs that differ only in upper and lower case count as the same.

    content/_moved.json:7:3
      The former URL /static/x is reserved by the site.
      Remove the entry.

    content/_moved.json:8:3
      The link "/api/rn" leads to no page.
      Write "/api/run".

    content/_moved.json:9:3
      "/API/run" differs from "/api/run" in upper and lower case.
      Write "/api/run".

    content/_moved.json:10:3
      "/start" is itself a redirect, so readers would be redirected twice.
      Write "/api/run".

    content/_moved.json:11:3
      "/one" is itself a redirect, so readers would be redirected twice.
      Write "/api/".

    content/_moved.json:12:3
      "/seven" is itself a redirect, so readers would be redirected twice.
      Write the page's own URL.

    content/_moved.json:13:3
      "/six" is itself a redirect, so readers would be redirected twice.
      Write the page's own URL.

    content/_moved.json:16:3
      The link "/api/rnu" leads to no page.
      Write "/api/run".

    content/_moved.json:19:3
      "/start" is itself a redirect, so readers would be redirected twice.
      Write "/api/run".

    content/_moved.json:23:4
      The former id "hooks" is still in use on /api/run.
      Remove the entry.

    content/_moved.json:24:4
      The former id "frame-content" is still in use on /api/run.
      Remove the entry.

    content/_moved.json:25:4
      The link "#hoks" names a heading that /api/run does not have.
      Write "#hooks".
    "
  `);
});
