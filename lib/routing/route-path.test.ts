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
  ['api/reindex.md', '/api/reindex'],
  ['api/config.json.md', '/api/config.json'],
])('the file %s has the route %s', (file, route) => {
  expect(routeOfFile(file)).toBe(route);
});

test.each([
  ['', '/'],
  ['/index.html', '/'],
  ['/api/', '/api'],
  ['/api.html', '/api'],
  ['/api/reindex', '/api/reindex'],
  ['/api/index/index.html', '/api'],
  ['/API/Run', '/API/Run'],
  ['/api/run.htm', '/api/run.htm'],
])('"%s" is compared as %s', (path, form) => {
  expect(pathKeyOf(path)).toBe(form);
  expect(pathKeyOf(form)).toBe(form);
});

test.each([
  ['/api', '/api/index.html', true],
  ['/api/run', '/API/run', false],
])('whether %s and %s are one page: %s', (a, b, same) => {
  expect(isSameRoute(a, b)).toBe(same);
  expect(isSameRoute(b, a)).toBe(same);
});

test.each([
  ['/api/run', '/api/', true],
  ['/api/index.html', '/api/', true],
  ['/apis', '/api', false],
  ['/api', '/api/run', false],
  ['/anything', '/', true],
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
  ['/api/run?x=1#a?b', '/api/run', '?x=1#a?b'],
  ['/api/run#a?b', '/api/run', '#a?b'],
  ['#a', '', '#a'],
])('the address "%s" is the path "%s" and the rest "%s"', (address, path, rest) => {
  expect(splitAddress(address)).toEqual({ path, rest });
});
