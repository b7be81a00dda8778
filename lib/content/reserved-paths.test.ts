import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isOutputPath, isReservedPath } from './reserved-paths';

/** The folders of the routes of `app/` that serve several files. */
const ROUTES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((path) => path.split('\\').join('/'))
  .filter((path) => /\]\/route\.ts$/.test(path))
  .map((path) => path.split('/')[0] ?? '');

test.each(ROUTES)('the folder "%s" of app/ is reserved', (folder) => {
  expect(isReservedPath(`/${folder}`)).toBe(true);
  expect(isReservedPath(`/${folder}/file`)).toBe(true);
});

test.each(['/sitemap.xml', '/offline.zip', '/zh/llms.txt', '/zh/2.x/agents.md'])(
  '%s is reserved, and pages may link to it',
  (path) => {
    expect(isReservedPath(path.toUpperCase())).toBe(true);
    expect(isOutputPath(path)).toBe(true);
  },
);

test.each(['/.nojekyll', '/_headers', '/404', '/_next/a', '/_not-found', '/zh/agents', '/llms'])(
  '%s is reserved, and no file',
  (path) => {
    expect(isReservedPath(path)).toBe(true);
    expect(isOutputPath(path)).toBe(false);
  },
);

test.each([
  '/guide/static',
  '/cardsharp',
  '/guide/robots.txt',
  '/guide/offline.zip',
  '/agents-and-people',
])('%s is free', (path) => {
  expect(isReservedPath(path)).toBe(false);
});

test('below a language and a version there are no such files', () => {
  expect(isOutputPath('/zh/2.x/guide/llms.txt')).toBe(false);
});
