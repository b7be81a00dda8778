import { expect, test } from '@jest/globals';
import { deployPlan } from './upload-steps';

const MARK = { size: 1, sha256: 'a' };

function planOf(...paths: string[]) {
  return deployPlan('build-1', Object.fromEntries(paths.map((path) => [path, MARK])));
}

test('each file comes after all that it names, and the list of all files comes last', () => {
  const { steps } = planOf(
    '404.html',
    '_headers',
    '_next/static/chunks/a.css',
    'api-index.json',
    'api.html',
    'api.html.br',
    'api/index.md',
    'feed.xml',
    'logo.svg',
    'llms.txt',
    'static/build.json',
    'static/licences.txt',
    'static/routes.json',
    'static/scripts/start-1.js',
    'static/search_index.1.json',
    'static/search_index.1.json.gz',
    'static/search_names.json',
    'zh/llms.txt',
  );
  expect(steps.map(({ files }) => files.map(({ path }) => path))).toEqual([
    [
      '_next/static/chunks/a.css',
      'static/scripts/start-1.js',
      'static/search_index.1.json',
      'static/search_index.1.json.gz',
    ],
    ['api/index.md', 'logo.svg', 'static/licences.txt'],
    ['404.html', 'api.html', 'api.html.br'],
    [
      '_headers',
      'api-index.json',
      'feed.xml',
      'llms.txt',
      'static/routes.json',
      'static/search_names.json',
      'zh/llms.txt',
    ],
    ['static/build.json'],
  ]);
});

test('each file is told with what an upload has to say of it', () => {
  const [first, ...others] = planOf('_next/static/a.css', 'api.html.gz', 'api.md').steps.flatMap(
    ({ files }) => files,
  );
  expect(first).toEqual({
    path: '_next/static/a.css',
    ...MARK,
    contentType: 'text/css; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(others).toMatchObject([
    {
      contentType: 'text/markdown; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
    },
    { contentType: 'text/html; charset=utf-8', contentEncoding: 'gzip' },
  ]);
});

test('only files whose names change with their content stay for tabs that are open', () => {
  expect(planOf().keep).toEqual({
    days: 30,
    paths: ['/_next/static/*', '/static/scripts/*', '/static/search_index*'],
  });
});
