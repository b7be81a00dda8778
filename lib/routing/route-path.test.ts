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
  ['index.mdx', '/'],
  ['hello.md', '/hello'],
  ['api/index.md', '/api/'],
  ['api/run.mdx', '/api/run'],
  ['api/__meta__.md', '/api/__meta__'],
  ['guide/quick-start/index.md', '/guide/quick-start/'],
  ['guide/API/loadApp.md', '/guide/API/loadApp'],
  ['zh/index.md', '/zh/'],
  ['api/reindex.md', '/api/reindex'],
  ['api/config.json.md', '/api/config.json'],
  ['api/run.md.md', '/api/run.md'],
])('the file %s has the route %s', (file, route) => {
  expect(routeOfFile(file)).toBe(route);
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/index/', '/'],
  ['/api', '/api'],
  ['/api/', '/api'],
  ['/api//', '/api'],
  ['/api/index', '/api'],
  ['/api/index/', '/api'],
  ['/api/index.html', '/api'],
  ['/api.html', '/api'],
  ['/api/run', '/api/run'],
  ['/api/run/', '/api/run'],
  ['/api/run.html', '/api/run'],
  ['/api/run/index', '/api/run'],
  ['/api/run/index.html', '/api/run'],
  ['/api/reindex', '/api/reindex'],
  ['/api/run.html/', '/api/run'],
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
  ['/api/', '/api', true],
  ['/api/index.html', '/api/', true],
  ['/api/run.html', '/api/run/', true],
  ['/guide/API/loadApp', '/guide/', true],
  ['/guide/API/loadApp', '/api/', false],
  ['/apis', '/api', false],
  ['/api', '/api/run', false],
  ['/anything', '/', true],
  ['/', '/', true],
  ['/', '/api', false],
])('whether %s lies at or under %s: %s', (path, ancestor, under) => {
  expect(isUnder(path, ancestor)).toBe(under);
});

test.each([
  ['/', '/index.html'],
  ['/index', '/index.html'],
  ['/api/', '/api.html'],
  ['/api', '/api.html'],
  ['/api/run', '/api/run.html'],
  ['/api/run.html', '/api/run.html'],
])('the route %s lies in the file %s', (route, file) => {
  expect(htmlPath(route)).toBe(file);
});

test.each([
  ['/', '/index.md'],
  ['/api/', '/api/index.md'],
  ['/api/run', '/api/run.md'],
  ['/api/__meta__', '/api/__meta__.md'],
] as const)('the Markdown of the route %s lies at %s', (route, address) => {
  expect(markdownPath(route)).toBe(address);
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
