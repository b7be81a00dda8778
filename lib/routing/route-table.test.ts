import { expect, test } from '@jest/globals';
import { findNearest, findRoute, routeTable } from './route-table';

test.each([
  ['/api', '/api/'],
  ['/api/run.html', '/api/run'],
  ['/guide/API/loadApp', '/guide/API/loadApp'],
])('%s leads to %s by any spelling', (path, route) => {
  const table = routeTable(['/', '/api/', '/api/run', '/guide/API/loadApp']);
  expect(findRoute(table, path)).toEqual({ route, rightCase: true });
});

test.each(['/ap', '/api/ru', '/api/run/x', '/constructor', '/__proto__', ''.padEnd(9, '/x')])(
  '%s leads to no page',
  (path) => {
    expect(findRoute(routeTable(['/api/', '/api/run']), path)).toBeUndefined();
  },
);

test.each([
  ['/API/RUN', '/api/run'],
  ['/guide/api/loadapp.html', '/guide/API/loadApp'],
])('a wrong letter case is forgiven: %s', (path, route) => {
  const table = routeTable(['/api/', '/api/run', '/guide/API/loadApp']);
  expect(findRoute(table, path)).toEqual({ route, rightCase: false });
});

test.each([
  [['/zh', ''], '/api/run', '/zh/api/run', true],
  [['/zh', ''], '/hello', '/hello', true],
  [['/zh', ''], '/', '/zh/', true],
  [['/zh', ''], '/API/run', '/zh/api/run', false],
])('among %j the address %s means %s', (prefixes, path, route, rightCase) => {
  const table = routeTable(['/', '/zh/', '/api/run', '/zh/api/run', '/hello']);
  expect(findNearest(table, prefixes, path)).toEqual({ route, rightCase });
});

test('what exists under none of the prefixes is no page', () => {
  expect(findNearest(routeTable(['/hello']), ['/zh', ''], '/nowhere')).toBeUndefined();
  expect(findNearest(routeTable(['/hello']), [], '/hello')).toBeUndefined();
});
