import { expect, test } from '@jest/globals';
import { type Decision, decideClean, decideExact, decideFolders } from './hosts';

const files = [
  '/index.html',
  '/404.html',
  '/style.css',
  '/api.html',
  '/api/index.html',
  '/api/run.html',
  '/api/run/data.txt',
  '/guide/index.html',
  '/both',
  '/both.html',
];
const folders = ['', '/', '/api', '/api/', '/api/run', '/api/run/', '/guide', '/guide/'];

function lookup(path: string) {
  if (files.includes(path)) {
    return 'file';
  }
  return folders.includes(path) ? 'folder' : undefined;
}

function inWords({ status, file = '', location = '' }: Decision) {
  return `${status} ${file}${location}`.trim();
}

test.each([
  ['', '301 /', '301 /', '404 /404.html'],
  ['/', '200 /index.html', '200 /index.html', '200 /index.html'],
  ['/index', '404 /404.html', '301 /', '404 /404.html'],
  ['/index.html', '200 /index.html', '301 /', '200 /index.html'],
  ['/404', '404 /404.html', '200 /404.html', '404 /404.html'],
  ['/style.css', '200 /style.css', '200 /style.css', '200 /style.css'],
  ['/style.css/', '404 /404.html', '404 /404.html', '404 /404.html'],
  ['/api', '301 /api/', '200 /api.html', '404 /404.html'],
  ['/api.html', '200 /api.html', '301 /api', '200 /api.html'],
  ['/api/', '200 /api/index.html', '200 /api/index.html', '404 /404.html'],
  ['/api/index.html', '200 /api/index.html', '301 /api/', '200 /api/index.html'],
  ['/api/run', '301 /api/run/', '200 /api/run.html', '404 /404.html'],
  ['/api/run/', '403', '301 /api/run', '404 /404.html'],
  ['/guide', '301 /guide/', '301 /guide/', '404 /404.html'],
  ['/guide/', '200 /guide/index.html', '200 /guide/index.html', '404 /404.html'],
  ['/both.html', '200 /both.html', '200 /both.html', '200 /both.html'],
  ['/missing', '404 /404.html', '404 /404.html', '404 /404.html'],
])('"%s" is "%s" by folders, "%s" by clean and "%s" by exact names', (path, ...decisions) => {
  const decided = [decideFolders, decideClean, decideExact].map((decide) => decide(path, lookup));
  expect(decided.map(inWords)).toEqual(decisions);
});

test.each([decideFolders, decideClean, decideExact])(
  '%p answers 404 without a page when there is no 404.html',
  (decide) => {
    expect(decide('/', () => undefined)).toEqual({ status: 404 });
  },
);

test('a page that has nothing but its ending for a name keeps its address', () => {
  const only = (path: string) => (/^\/?\.html$/.test(path) ? 'file' : undefined);
  expect(decideClean('/.html', only)).toEqual({ status: 200, file: '/.html' });
  expect(decideClean('/', only)).toEqual({ status: 404 });
});
