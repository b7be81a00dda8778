import { expect, test } from '@jest/globals';
import { routeTable } from '../../routing/route-table';
import { resolveHref } from './resolve-links';

const ROUTES = routeTable(
  ['/', '/api/', '/api/run', '/api/setOptioins', '/guide/a', '/zh/', '/zh/api/run', '/1.x/api/run'],
  { '/api/setOptions': '/api/setOptioins' },
);

test.each([
  ['../api/run.mdx', '/api/run'],
  ['/api', '/api/'],
  ['/API/RUN', '/api/run'],
  ['/api/setOptions', '/api/setOptioins'],
])('the link %s is written %s', (href, written) => {
  expect(resolveHref(href, { file: 'guide/b.md', prefixes: [''], routes: ROUTES })).toBe(written);
});

test.each([
  ['../api?x=1#y', '/api/?x=1#y'],
  ['/API/run#Sandbox', '/api/run#Sandbox'],
])('the hash and the query of %s stay: %s', (href, written) => {
  expect(resolveHref(href, { file: 'guide/b.md', prefixes: [''], routes: ROUTES })).toBe(written);
});

test.each(['https://example.com/api/run.md', '#sandbox', '/nowhere.md'])(
  '"%s" stays as it is',
  (href) => {
    expect(resolveHref(href, { file: 'guide/b.md', prefixes: [''], routes: ROUTES })).toBe(href);
  },
);

test.each([
  [['/zh', ''], '/api/run', '/zh/api/run'],
  [['/zh', ''], '/guide/a', '/guide/a'],
  [['/1.x/zh', '/1.x', '/zh', ''], '/api/run', '/1.x/api/run'],
  [['/zh', ''], '/1.x/api/run.md', '/1.x/api/run'],
])('among %j the link %s means %s', (prefixes, href, written) => {
  expect(resolveHref(href, { file: 'zh/index.md', prefixes, routes: ROUTES })).toBe(written);
});

test('a link relative to its file stays in the language of the file', () => {
  const context = { file: 'zh/guide/b.md', prefixes: ['/zh', ''], routes: ROUTES };
  expect(resolveHref('../api/run.md', context)).toBe('/zh/api/run');
});
