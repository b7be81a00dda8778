import { expect, test } from '@jest/globals';
import type { RoutePath } from '@/lib/routing/route-path';
import { cpuSince } from '../../tests/support/cpu-time';
import { nearestRoutes } from './redirect-to-page';

const ROUTES: RoutePath[] = [
  '/',
  '/api/__meta__',
  '/api/',
  '/api/loadApp',
  '/api/loader',
  '/api/preloadApp',
  '/api/run',
  '/guide/API/loadApp',
  '/guide/concept/sandbox',
  '/guide/quick-start/',
  '/guide/quick-start/start',
];

test.each<[string, string, RoutePath[]]>([
  ['a letter too few', '/api/lodApp', ['/api/loadApp', '/guide/API/loadApp']],
  ['a letter too many', '/api/loaderr', ['/api/loader']],
  ['another letter case as well', '/API/LODAPP', ['/api/loadApp', '/guide/API/loadApp']],
  ['a slip in the folder', '/gude/concept/sandbox', ['/guide/concept/sandbox']],
  ['another folder, and a slip', '/reference/sandbx', ['/guide/concept/sandbox']],
  ['an index page', '/guide/quick-strat/', ['/guide/quick-start/']],
  ['the file of a page', '/api/lodApp.html', ['/api/loadApp', '/guide/API/loadApp']],
  ['the source of a page', '/api/loader.md', ['/api/loader']],
  ['a slash too many', '/api/load/App', ['/api/loadApp']],
  ['a short name', '/api/rum', ['/api/run']],
  ['a short name of other letters', '/api/xyz', []],
  ['one letter', '/x', []],
  ['two letters in another order', '/api/laoder', ['/api/loader']],
  ['a landing page', '/api/__mta__', []],
  ['the root', '/', ['/']],
])('%s: %s means %j', (_, path, expected) => {
  expect(nearestRoutes(path, ROUTES)).toEqual(expected);
});

test('of pages with the same name those in a folder alike come first, and two are enough', () => {
  const routes: RoutePath[] = ['/news/old/item', '/a/item', '/new/item', '/news/item', '/b/item'];
  expect(nearestRoutes('/newts/item', routes)).toEqual(['/news/item', '/new/item']);
});

test('a name of one letter is near where it is the same', () => {
  expect(nearestRoutes('/guid/a', ['/guide/a', '/guide/b', '/zh/guide/a'])).toEqual([
    '/guide/a',
    '/zh/guide/a',
  ]);
});

test('a redirect suggests its page, and only once', () => {
  const redirects = { '/api/setOptions': '/api/setOptioins' } as const;
  expect(nearestRoutes('/api/setOption', ['/api/setOptioins'], redirects)).toEqual([
    '/api/setOptioins',
  ]);
  expect(nearestRoutes('/api/options', ['/api/x'], { '/api/optins': '/api/x' })).toEqual([
    '/api/x',
  ]);
});

test('an address of any length is answered at once', () => {
  const routes = Array.from({ length: 5000 }, (_, i): RoutePath => `/guide/page-number-${i}`);
  const start = process.cpuUsage();
  expect(nearestRoutes(`/${'a/'.repeat(50_000)}`, routes)).toEqual([]);
  expect(cpuSince(start)).toBeLessThan(1000);
});
