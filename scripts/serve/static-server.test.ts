import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listenAnywhere } from './ports';
import { createStaticServer, tidyBasePath } from './static-server';

const files = [
  '/index.html',
  '/404.html',
  '/style.css',
  '/api/run.html',
  '/guide/index.html',
  '/api/run/x.txt',
];

test.each([
  ['', ''],
  ['/', ''],
  ['docs', '/docs'],
  ['/docs/', '/docs'],
  ['//evil.com', '/evil.com'],
  ['/a/b/', '/a/b'],
])('the base path "%s" is written as "%s"', (given, tidy) => {
  expect(tidyBasePath(given)).toBe(tidy);
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

type Ask = (path: string, options?: RequestOptions) => Promise<Answer>;

async function withServer(
  options: { host: 'folders' | 'clean' | 'exact'; basePath?: string; cacheControl?: string },
  use: (ask: Ask, folder: string) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  const root = join(folder, 'out');
  for (const file of ['../secret.txt', ...files, '/empty.txt', '/50% & more/ä/index.html']) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file === '/empty.txt' ? '' : `This is ${file}`);
  }
  const server = createStaticServer({ root, ...options });
  const { port } = new URL(await listenAnywhere(server));
  // Not `fetch`: it would tidy `..` and `//` away before the server sees them.
  function ask(path: string, options: RequestOptions = {}) {
    return new Promise<Answer>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent: false, ...options }, async (answer) => {
        const { statusCode, headers } = answer;
        resolve({ status: statusCode, headers, body: await text(answer) });
      })
        .on('error', reject)
        .end();
    });
  }
  try {
    await use(ask, folder);
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  }
}

test('a page comes with its type, its size and no lasting cache', async () => {
  await withServer({ host: 'clean' }, async (ask) => {
    const { status, headers, body } = await ask('/api/run?q=1');
    expect({ status, body }).toEqual({ status: 200, body: 'This is /api/run.html' });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-length': '21',
      'content-type': 'text/html; charset=utf-8',
    });
  });
});

test('who accepts it gets the compressed form that is beside a file', async () => {
  await withServer({ host: 'clean', cacheControl: 'max-age=600' }, async (ask, folder) => {
    await writeFile(join(folder, 'out/style.css.br'), 'compressed');
    for (const accepted of ['gzip, deflate, br, zstd', 'gzip']) {
      const isSent = accepted.includes('br');
      const { headers, body } = await ask('/style.css', {
        headers: { 'accept-encoding': accepted },
      });
      expect(body).toBe(isSent ? 'compressed' : 'This is /style.css');
      expect(headers['content-encoding']).toBe(isSent ? 'br' : undefined);
      expect(headers['cache-control']).toBe('max-age=600');
      expect(headers['content-type']).toBe('text/css; charset=utf-8');
      expect(headers['content-length']).toBe(`${body.length}`);
      expect(headers.vary).toBe('Accept-Encoding');
    }
  });
});

test('a file that was changed after it was compressed is sent as it is', async () => {
  await withServer({ host: 'clean' }, async (ask, folder) => {
    const compressed = join(folder, 'out/style.css.br');
    await writeFile(compressed, 'compressed');
    await utimes(compressed, 0, 0);
    expect((await ask('/style.css', { headers: { 'accept-encoding': 'br' } })).body).toBe(
      'This is /style.css',
    );
  });
});

test('HEAD gets the headers of the page without its body', async () => {
  await withServer({ host: 'clean' }, async (ask) => {
    const { status, headers, body } = await ask('/style.css', { method: 'HEAD' });
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers).toMatchObject({
      'content-length': '18',
      'content-type': 'text/css; charset=utf-8',
    });
  });
});

test('an empty file is served, but not as a folder', async () => {
  await withServer({ host: 'folders' }, async (ask) => {
    const { status, headers, body } = await ask('/empty.txt');
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await ask('/empty.txt/')).status).toBe(404);
  });
});

test('a missing page gets the body of 404.html with status 404', async () => {
  await withServer({ host: 'folders' }, async (ask) => {
    const { status, headers, body } = await ask('/missing');
    expect({ status, body }).toEqual({ status: 404, body: 'This is /404.html' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  await withServer({ host: 'clean' }, async (ask) => {
    const { status, headers } = await ask('/', { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });
});

test.each(['/%', '/%zz', '/%ff', '/a%00b', '*', 'http://evil.com/'])(
  'the malformed address %s is a bad request',
  async (path) => {
    await withServer({ host: 'clean' }, async (ask) => {
      expect((await ask(path)).status).toBe(400);
    });
  },
);

test.each([
  '/../secret.txt',
  '/api/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e/secret.txt',
])('%s does not lead out of the folder', async (path) => {
  await withServer({ host: 'exact' }, async (ask) => {
    const { status, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 404, body: 'This is /404.html' });
  });
});

test('a link that leads out of the folder is not followed, one that stays is', async () => {
  await withServer({ host: 'exact' }, async (ask, folder) => {
    await symlink(join(folder, 'secret.txt'), join(folder, 'out', 'leak.txt'));
    await symlink(folder, join(folder, 'out', 'up'));
    await symlink(join(folder, 'out', 'style.css'), join(folder, 'out', 'same.css'));
    expect((await ask('/leak.txt')).status).toBe(404);
    expect((await ask('/up/secret.txt')).status).toBe(404);
    expect((await ask('/same.css')).body).toBe('This is /style.css');
  });
});

test.each([
  ['/guide', '/guide/'],
  ['/guide?a=%2F&b=//evil.com', '/guide/?a=%2F&b=//evil.com'],
  ['//guide', '/guide/'],
  ['//evil.com/..//guide', '/guide/'],
  ['/%2Fguide', '/guide/'],
  ['/%2F%2Fevil.com/%2e%2e/guide', '/guide/'],
  ['/50%25%20%26%20more/%C3%A4', '/50%25%20%26%20more/%C3%A4/'],
])('%s redirects to the address %s of the same site', async (path, location) => {
  await withServer({ host: 'folders' }, async (ask) => {
    const { status, headers } = await ask(path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
  });
});

test.each(['//evil.com', '/%5Cevil.com', '/\\evil.com', '/\\evil.com/', '//evil.com/%2e%2e'])(
  '%s never becomes a redirect to another host',
  async (path) => {
    await withServer({ host: 'clean' }, async (ask) => {
      expect((await ask(path)).headers.location).toBeUndefined();
    });
  },
);

test.each([
  ['/docs/', 200, undefined, 'This is /index.html'],
  ['/docs', 301, '/docs/', '301 Moved Permanently\n'],
  ['/docs/api/run.html?a=1', 301, '/docs/api/run?a=1', '301 Moved Permanently\n'],
  ['/docs/missing', 404, undefined, 'This is /404.html'],
  ['/', 404, undefined, '404 Not Found\n'],
  ['/docsearch', 404, undefined, '404 Not Found\n'],
  ['/docs/../style.css', 404, undefined, '404 Not Found\n'],
])('below a base path %s is answered with %i', async (path, status, location, body) => {
  await withServer({ host: 'clean', basePath: '/docs/' }, async (ask) => {
    const answer = await ask(path);
    expect({ ...answer, headers: answer.headers.location }).toEqual({
      status,
      headers: location,
      body,
    });
  });
});

test('a folder without a start page is forbidden in plain text and not listed', async () => {
  await withServer({ host: 'folders' }, async (ask) => {
    const { status, headers, body } = await ask('/api/run/');
    expect({ status, body }).toEqual({ status: 403, body: '403 Forbidden\n' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});
