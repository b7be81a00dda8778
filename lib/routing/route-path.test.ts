import { expect, test } from '@jest/globals';
import {
  htmlPath,
  isSameRoute,
  isUnder,
  markdownPath,
  pathKeyOf,
  routeOfFile,
  splitAddress,
} from './route-path';

test.each([
  ['index.md', '/'],
  ['api/index.md', '/api/'],
  ['api/run.mdx', '/api/run'],
  ['api/__meta__.md', '/api/__meta__'],
  ['guide/API/loadApp.md', '/guide/API/loadApp'],
  ['zh/index.md', '/zh/'],
  ['api/reindex.md', '/api/reindex'],
  ['api/config.json.md', '/api/config.json'],
])('the file %s has the route %s', (file, route) => {
  expect(routeOfFile(file)).toBe(route);
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/api', '/api'],
  ['/api/', '/api'],
  ['/api/index.html', '/api'],
  ['/api.html', '/api'],
  ['/api/run', '/api/run'],
  ['/api/run.html', '/api/run'],
  ['/api/reindex', '/api/reindex'],
  ['/api/index/index.html', '/api'],
  ['/API/Run', '/API/Run'],
  ['/api/config.json', '/api/config.json'],
  ['/api/run.htm', '/api/run.htm'],
])('"%s" is compared as %s', (path, form) => {
  expect(pathKeyOf(path)).toBe(form);
  expect(pathKeyOf(form)).toBe(form);
});

test.each([
  ['/api', '/api/index.html', true],
  ['/', '/index', true],
  ['/api/run', '/api/run.html', true],
  ['/api/run', '/API/run', false],
  ['/api', '/api/run', false],
])('whether %s and %s are one page: %s', (a, b, same) => {
  expect(isSameRoute(a, b)).toBe(same);
  expect(isSameRoute(b, a)).toBe(same);
});

test.each([
  ['/api/run', '/api/', true],
  ['/api/run', '/api', true],
  ['/api/index.html', '/api/', true],
  ['/api/run.html', '/api/run/', true],
  ['/guide/API/loadApp', '/api/', false],
  ['/apis', '/api', false],
  ['/api', '/api/run', false],
  ['/anything', '/', true],
  ['/', '/api', false],
])('whether %s lies at or under %s: %s', (path, ancestor, under) => {
  expect(isUnder(path, ancestor)).toBe(under);
});

test.each([
  ['/', '/index.html', '/index.md'],
  ['/api/', '/api.html', '/api/index.md'],
  ['/api/run', '/api/run.html', '/api/run.md'],
] as const)('the route %s has the files %s and %s', (route, html, markdown) => {
  expect([htmlPath(route), markdownPath(route)]).toEqual([html, markdown]);
});

test.each([
  ['/api/run', '/api/run', ''],
  ['/api/run#sandbox', '/api/run', '#sandbox'],
  ['/api/run?x=1#a?b', '/api/run', '?x=1#a?b'],
  ['/api/run#a?b', '/api/run', '#a?b'],
  ['#a', '', '#a'],
  ['', '', ''],
  ['/api/#', '/api/', '#'],
])('the address "%s" is the path "%s" and the rest "%s"', (address, path, rest) => {
  expect(splitAddress(address)).toEqual({ path, rest });
});
