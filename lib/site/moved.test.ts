import { expect, test } from '@jest/globals';
import { formatProblems } from '../problems/problem';
import { siteOf, TWO_LANGUAGES } from './test-content';

const PAGES = {
  'api/index.md': '# API\n\n## Types',
  'api/run.md': '---\nslug: /start\n---\n# Run\n\n## Hooks\n\n## Options {#opt}',
};

function siteWith(moved: unknown, more = {}) {
  return siteOf({ ...PAGES, ...more, '_moved.json': JSON.stringify(moved, null, 1) });
}

test('a former address leads to its page, as a slug does', () => {
  expect(
    siteWith({ pages: { '/guide/run': '/api/run', '/reference.html': '/api' } }),
  ).toMatchObject({
    problems: [],
    aliases: { '/start': '/api/run', '/guide/run': '/api/run', '/reference': '/api/' },
  });
});

test('a link to a former address leads to the page at once', () => {
  const { problems, routes } = siteWith(
    { pages: { '/guide/run': '/api/run' } },
    { 'a.md': '# A\n\n[run](/guide/run#hooks)' },
  );
  expect(problems).toEqual([]);
  expect(routes.exact.get('/guide/run')).toBe('/api/run');
});

test('the addresses of all languages stand in one file', () => {
  const { aliases, problems } = siteOf(
    { 'zh/a.md': '# A', '_moved.json': '{ "pages": { "/zh/old": "/zh/a" } }' },
    { scopes: TWO_LANGUAGES },
  );
  expect([aliases, problems]).toEqual([{ '/zh/old': '/zh/a' }, []]);
});

test('former ids belong to the headings of a page', () => {
  const { formerIds, problems } = siteWith({
    headings: { '/api/run': { 钩子: 'hooks', Options: 'opt', afterEval: 'hooks' } },
  });
  expect(problems).toEqual([]);
  expect(formerIds.get('/api/run')).toEqual({ 钩子: 'hooks', Options: 'opt', afterEval: 'hooks' });
});

test('a file of another shape is told by its places, and nothing of it counts', () => {
  const site = siteWith({
    pages: { '/one': '/api/run#hooks', 'no slash': '/api/', '/two': '/api/' },
    further: {},
  });
  expect(site.aliases).toEqual({ '/start': '/api/run' });
  expect(formatProblems(site.problems)).toMatchInlineSnapshot(`
"3 problems in the content

content/_moved.json:3:11
  "pages./one" is not right: it must be the address of a page, such as "/api/run".
  CONTRIBUTING.md lists the fields with the values they take.

content/_moved.json:4:15
  "pages.no slash" is not right: it must be an address such as "/api/name".
  CONTRIBUTING.md lists the fields with the values they take.

content/_moved.json:7:13
  "further" is not a field of this place.
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

content/_moved.json:3:15
  The former address /API/Run belongs to content/api/run.md.
  Remove the entry. Addresses that differ only in upper and lower case count as one.

content/_moved.json:4:13
  The former address /START belongs to content/api/run.md.
  Remove the entry. Addresses that differ only in upper and lower case count as one.

content/_moved.json:6:16
  The former address /One.html belongs to content/_moved.json.
  Remove the entry. Addresses that differ only in upper and lower case count as one.

content/_moved.json:7:16
  The former address /static/x is used by the site itself.
  Remove the entry.

content/_moved.json:8:11
  The link "/api/rn" leads to no page.
  Write "/api/run".

content/_moved.json:9:13
  The link "/API/run" differs from the page's address in upper and lower case.
  Write "/api/run".

content/_moved.json:10:12
  "/start" is itself a further address, so readers would be led on from there.
  Write "/api/run".

content/_moved.json:11:12
  "/one" is itself a further address, so readers would be led on from there.
  Write "/api/".

content/_moved.json:12:11
  "/seven" is itself a further address, so readers would be led on from there.
  Write the page's own address.

content/_moved.json:13:13
  "/six" is itself a further address, so readers would be led on from there.
  Write the page's own address.

content/_moved.json:16:15
  The link "/api/rnu" leads to no page.
  Write "/api/run".

content/_moved.json:19:13
  "/start" is itself a further address, so readers would be led on from there.
  Write "/api/run".

content/_moved.json:23:13
  The former id "hooks" is one that /api/run has now.
  Remove the entry.

content/_moved.json:24:21
  The former id "frame-content" is one that /api/run has now.
  Remove the entry.

content/_moved.json:25:11
  The link "#hoks" names a heading that /api/run does not have.
  Write "#hooks".
"
`);
});
