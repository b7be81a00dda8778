import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { findPage } from './site-content';

const SITE = siteOf({
  'index.md': '# Home',
  'api/index.md': '---\nslug: /reference\n---\n# API',
  'api/setOptioins.md': '---\nslug: /api/setOptions\n---\n# setOptions',
});

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/api', '/api/'],
  ['/api/', '/api/'],
  ['/api/index.html', '/api/'],
  ['/reference', '/api/'],
  ['/reference.html', '/api/'],
  ['/api/setOptioins', '/api/setOptioins'],
  ['/api/setOptions', '/api/setOptioins'],
  ['/api/setOptions/', '/api/setOptioins'],
])('at %s lies the page %s', (path, route) => {
  expect(findPage(SITE, path)?.routePath).toBe(route);
});

test.each([
  '/nowhere',
  '/API',
  '/api/setoptions',
  '/api/x',
  '/constructor',
  '/__proto__',
  '/toString',
])('at %s lies no page', (path) => {
  expect(findPage(SITE, path)).toBeUndefined();
});
