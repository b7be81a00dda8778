import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { compress } from '../../lib/export/compress';
import { MANIFEST, writeManifest } from '../../lib/export/manifest';
import { listenAnywhere } from '../serve/ports';
import { createStaticServer } from '../serve/static-server';
import { comparisonProblem, readManifest, verifyFolder, verifySite } from './compare-files';

const FILES = {
  '404.html': '<p>nothing here</p>',
  _headers: '/*',
  '_next/static/build-1/_buildManifest.js': 'self.pages = []',
  '_next/static/chunks/a.js': 'a()',
  'api/run.html': '<p>run</p>',
  'api/run.md': '# Run',
  'api/run/index.html': '<p>run</p>',
  'index.html': `<p>${'home '.repeat(500)}</p>`,
  'old/run.html': '<p>run, at its old address</p>',
  'static/routes.json': '{"routes":["/","/api/run"],"redirects":{"/old/run":"/api/run"}}',
};

const home = await mkdtemp(join(tmpdir(), 'verify-'));
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(home, { recursive: true });
});

/** A finished export in a folder of this name. */
async function exported(name: string): Promise<string> {
  const root = join(home, name);
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await compress(root, await writeManifest(root));
  return root;
}

function listen(server: Server): Promise<string> {
  servers.push(server);
  return listenAnywhere(server);
}

test('the manifest names every file once, in one order, and neither itself nor compressed forms', async () => {
  const root = await exported('manifest');
  const { build, files } = await readManifest(root);
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  expect(Object.keys(files)).toEqual(Object.keys(FILES).sort());
  expect(files['api/run.md']).toEqual({
    size: 5,
    sha256: '0d8ecfb306d62675e08b9cee69dad79bf144b89662c37e6fb924c6a5ce2fd210',
  });
  const first = await readFile(join(root, MANIFEST), 'utf8');
  await writeManifest(root);
  expect(await readFile(join(root, MANIFEST), 'utf8')).toBe(first);
});

test('a folder is as it was built until a file changes, goes or comes', async () => {
  const root = await exported('folder');
  expect(await verifyFolder(root)).toEqual({
    build: expect.stringMatching(/^[0-9a-f]{16}$/),
    count: 10,
    faults: [],
    headers: [],
  });
  await writeFile(join(root, 'api/run.html'), '<p>ruin</p>');
  await rm(join(root, 'api/run.md'));
  await writeFile(join(root, 'more.txt'), 'more');
  await writeFile(join(root, 'index.html.gz'), 'not compressed');
  expect((await verifyFolder(root)).faults).toEqual([
    'api/run.md is missing.',
    'api/run.html has changed since it was built.',
    'index.html.gz has changed since it was built.',
    'more.txt is no file of this build.',
  ]);
});

test.each(['folders', 'clean', 'exact'] as const)(
  'a site on a host of the kind "%s" is compared file by file, below its base path',
  async (host) => {
    const root = await exported(host);
    const site = `${await listen(createStaticServer({ root, host, basePath: '/base' }))}/base`;
    expect(await verifySite(site)).toEqual({
      build: expect.stringMatching(/^[0-9a-f]{16}$/),
      count: 9,
      faults: [],
      headers: expect.arrayContaining([
        'X-Robots-Tag is missing instead of "noindex": api/run.md.',
        expect.stringMatching(
          /^X-Content-Type-Options is missing instead of "nosniff": \S+ and [78] more\.$/,
        ),
      ]),
    });
    await writeFile(join(root, 'api/run.html'), '<p>ruin!</p>');
    await rm(join(root, '_next/static/chunks/a.js'));
    expect((await verifySite(`${site}/`)).faults).toEqual([
      '_next/static/chunks/a.js is missing.',
      'api/run.html differs from the build: 12 bytes, which had 10.',
    ]);
  },
);

test('an older build on the host is told by the manifest of the folder', async () => {
  const old = await exported('old');
  const root = join(home, 'new');
  await cp(old, root, { recursive: true });
  await writeFile(join(root, 'api/run.md'), '# Run!');
  await writeManifest(root);
  const site = await listen(createStaticServer({ root: old, host: 'clean' }));
  expect((await verifySite(site)).faults).toEqual([]);
  expect((await verifySite(site, await readManifest(root))).faults).toEqual([
    'api/run.md differs from the build: 5 bytes, which had 6.',
  ]);
});

test('a host may answer a redirect itself, but must say what its files are', async () => {
  const root = await exported('host');
  const server = createServer(async ({ url = '' }, response) => {
    if (url.startsWith('/old/run')) {
      response.writeHead(301, { location: '/api/run.html' }).end();
      return;
    }
    response.setHeader('content-type', url.endsWith('.js') ? 'text/plain' : 'text/html');
    if (url.endsWith('.json')) response.setHeader('content-type', 'application/json');
    if (url.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=latin1');
    if (url === '/404.html') response.statusCode = 404;
    response.end(await readFile(join(root, url)));
  });
  expect((await verifySite(await listen(server))).faults).toEqual([
    '_next/static/build-1/_buildManifest.js is sent as "text/plain" instead of "text/javascript; charset=utf-8".',
    '_next/static/chunks/a.js is sent as "text/plain" instead of "text/javascript; charset=utf-8".',
    'api/run.md is sent as "text/markdown; charset=latin1" instead of "text/markdown; charset=utf-8".',
  ]);
});

test('an address without an export, and one without a host, is told', async () => {
  const nothing = await listen(createServer((_, response) => response.end('hello')));
  await expect(verifySite(nothing)).rejects.toThrow('There is no static/build.json at');
  const gone = createServer();
  const address = await listen(gone);
  gone.close();
  await expect(verifySite(address)).rejects.toThrow('static/build.json cannot be fetched: ');
});

test('what cannot be compared is told with what to write', () => {
  expect(comparisonProblem('https://docs.example.com/base', 'out')).toBeUndefined();
  expect(comparisonProblem('HTTPS://docs.example.com')).toBeUndefined();
  expect(comparisonProblem(home)).toBeUndefined();
  expect(comparisonProblem('https://')).toMatch(/^"https:\/\/" is no URL\. Write one such as/);
  expect(comparisonProblem('docs.example.com')).toMatch(
    /^There is no folder "docs\.example\.com"\./,
  );
  expect(comparisonProblem('package.json')).toMatch(/^There is no folder/);
  expect(comparisonProblem(home, 'out')).toContain(
    'Only a site can be compared with the folder "out"',
  );
});
