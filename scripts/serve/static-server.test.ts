import { symlink, utimes, writeFile } from 'node:fs/promises';
import { type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import type { HostName } from './hosts';
import { listenAnywhere } from './ports';
import { createStaticServer, tidyBasePath } from './static-server';

const FILES = [
  'index.html',
  '404.html',
  'style.css',
  'api/run.html',
  'api/run/x.txt',
  'guide/index.html',
  '50% & more/ä/index.html',
];
const pages = FILES.map((file) => [`out/${file}`, `This is /${file}`]);
const home = folderWith({ 'secret.txt': '', ...Object.fromEntries(pages) });
const root = join(home, 'out');

/** Requests a path. Not with `fetch`, which would tidy `..` and `//` before the server sees them. */
async function ask(
  host: HostName,
  path: string,
  { basePath = '', ...options }: RequestOptions & { basePath?: string } = {},
) {
  const server = createStaticServer({ root, host, basePath, cacheControl: 'max-age=600' });
  const { port } = new URL(await listenAnywhere(server));
  try {
    return await new Promise<{ status?: number; headers: NodeJS.Dict<unknown>; body: string }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, agent: false, ...options }, async (response) => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: await text(response) });
        })
          .on('error', reject)
          .end();
      },
    );
  } finally {
    server.close();
  }
}

test.each([
  ['/', ''],
  ['docs', '/docs'],
  ['/docs/', '/docs'],
  ['//evil.com', '/evil.com'],
])('the base path "%s" is written as "%s"', (given, tidy) => {
  expect(tidyBasePath(given)).toBe(tidy);
});

test('a page has a type, a size and the caching rule, also without its body', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask('clean', '/api/run?q=1', { method });
    expect({ status, body }).toEqual({
      status: 200,
      body: method === 'GET' ? 'This is /api/run.html' : '',
    });
    expect(headers).toMatchObject({
      'cache-control': 'max-age=600',
      'content-length': '21',
      'content-type': 'text/html; charset=utf-8',
    });
  }
});

test('browsers that accept it get the compressed form of a file, unless it is older', async () => {
  const compressed = join(root, 'style.css.br');
  await writeFile(compressed, 'compressed');
  const plain = await ask('clean', '/style.css', { headers: { 'accept-encoding': 'gzip' } });
  expect(plain.body).toBe('This is /style.css');
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const answer = await ask('clean', '/style.css', { headers });
  expect(answer.body).toBe('compressed');
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/css; charset=utf-8',
    'content-length': '10',
    vary: 'Accept-Encoding',
  });
  await utimes(compressed, 0, 0);
  expect((await ask('clean', '/style.css', { headers })).body).toBe('This is /style.css');
});

test('only reading is allowed', async () => {
  const { status, headers } = await ask('clean', '/', { method: 'POST' });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test.each(['/%', '/%ff', '/a%00b', '*', 'http://evil.com/'])(
  'the malformed URL %s is a bad request',
  async (path) => {
    expect((await ask('clean', path)).status).toBe(400);
  },
);

test.each([
  '/missing',
  '/../secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e/secret.txt',
])('%s is not found, in or out of the folder', async (path) => {
  const { status, headers, body } = await ask('exact', path);
  expect({ status, body }).toEqual({ status: 404, body: 'This is /404.html' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a link that leads out of the folder is not followed, one that stays is', async () => {
  await symlink(join(home, 'secret.txt'), join(root, 'leak.txt'));
  await symlink(home, join(root, 'up'));
  await symlink(join(root, 'style.css'), join(root, 'same.css'));
  expect((await ask('exact', '/leak.txt')).status).toBe(404);
  expect((await ask('exact', '/up/secret.txt')).status).toBe(404);
  expect((await ask('exact', '/same.css')).body).toBe('This is /style.css');
});

test.each([
  ['/guide?a=%2F&b=//evil.com', '/guide/?a=%2F&b=//evil.com'],
  ['//evil.com/..//guide', '/guide/'],
  ['/%2F%2Fevil.com/%2e%2e/guide', '/guide/'],
  ['/50%25%20%26%20more/%C3%A4', '/50%25%20%26%20more/%C3%A4/'],
  ['//evil.com', undefined],
  ['/%5Cevil.com', undefined],
  ['/\\evil.com/', undefined],
])('%s redirects to no other site, but to %s', async (path, location) => {
  expect((await ask('folders', path)).headers.location).toBe(location);
});

test.each([
  ['/docs/', 200, undefined, 'This is /index.html'],
  ['/docs', 301, '/docs/', '301 Moved Permanently\n'],
  ['/docs/api/run.html?a=1', 301, '/docs/api/run?a=1', '301 Moved Permanently\n'],
  ['/docsearch', 404, undefined, '404 Not Found\n'],
  ['/docs/../style.css', 404, undefined, '404 Not Found\n'],
])('below a base path, %s has status %i', async (path, status, location, body) => {
  const response = await ask('clean', path, { basePath: '/docs/' });
  expect({ ...response, headers: response.headers.location }).toEqual({
    status,
    headers: location,
    body,
  });
});

test('a folder without a start page is forbidden in plain text and not listed', async () => {
  const { status, headers, body } = await ask('folders', '/api/run/');
  expect({ status, body }).toEqual({ status: 403, body: '403 Forbidden\n' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});
