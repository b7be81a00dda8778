import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { responseHeaders, ruleFor } from '../../lib/export/host-rules';
import { sha256 } from '../../lib/files/sha256';
import { expectSoon, pressRun } from '../support/playground-page';
import { routesOf } from '../support/routes';
import { find, openSearch, rows } from '../support/search-page';
import { skipWithout } from '../support/skip-without';
import { isInstalled, serveBy, webServers } from '../support/web-servers';

// The configurations of deploy/, with the real servers.

const SITES = [
  { folder: 'out', basePath: '' },
  { folder: 'out-fixture', basePath: '/base' },
].flatMap((site) => webServers(site.basePath).map((server) => ({ ...site, server })));

for (const { server, folder, basePath } of SITES) {
  test.describe(`${server.name} as in deploy/ serves ${folder}/`, () => {
    skipWithout(server.name, isInstalled(server));
    // One worker starts the server once.
    test.describe.configure({ mode: 'default' });

    let root: string;
    let site: Awaited<ReturnType<typeof serveBy>>;
    const { routes, redirects } = routesOf(folder);
    const inner = routes.find((route) => /\w$/.test(route)) ?? '';

    test.beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), 'site-'));
      symlinkSync(resolve(folder), join(root, basePath || 'site'));
      site = await serveBy(server, basePath === '' ? join(root, 'site') : root);
    });
    test.afterAll(async () => {
      await site.close();
      rmSync(root, { recursive: true });
    });

    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(site.origin + basePath + path, { redirect: 'manual', headers });

    test('every file comes as it was built, with the headers of _headers', async () => {
      const { files } = JSON.parse(readFileSync(join(folder, 'static/build.json'), 'utf8'));
      const { 'Strict-Transport-Security': https, ...always } = responseHeaders(basePath);
      // nginx serves HTTP until it is told a certificate.
      if (server.name === 'Caddy') always['Strict-Transport-Security'] = https ?? '';
      const paths = Object.keys(files).filter((path) => path !== '404.html');
      expect(paths.length).toBeGreaterThan(100);
      const sent: [string, object][] = [];
      const wanted: [string, object][] = [];
      for (const path of paths) {
        const answer = await get(`/${path}`);
        const { 'X-Robots-Tag': robots = null, ...own } = ruleFor(`/${path}`).headers;
        const headers = { ...always, 'X-Robots-Tag': robots, ...own };
        wanted.push([path, { status: 200, hash: files[path].sha256, ...headers }]);
        const names = Object.keys(headers);
        sent.push([
          path,
          {
            status: answer.status,
            hash: sha256(new Uint8Array(await answer.arrayBuffer())),
            ...Object.fromEntries(names.map((name) => [name, answer.headers.get(name)])),
            // Compression varies an answer, too.
            Vary: answer.headers.get('vary')?.replace(/(, )?Accept-Encoding(, )?/, ''),
          },
        ]);
      }
      expect(sent).toEqual(wanted);
    });

    test('every page answers at its URL in one step, and at the other forms of it', async () => {
      const answers: [string, number, string | null][] = [];
      for (const route of [...routes, ...Object.keys(redirects)]) {
        const forms = route.endsWith('/')
          ? [route, `${route}index.html`]
          : [route, `${route}/`, `${route}.html`, `${route}/index.html`];
        for (const path of forms) {
          const { status, headers, body } = await get(path);
          await body?.cancel();
          answers.push([path, status, headers.get('content-type')]);
        }
      }
      expect(answers).toEqual(answers.map(([path]) => [path, 200, 'text/html; charset=utf-8']));
    });

    test('scripts and styles have their types', async () => {
      const { files } = JSON.parse(readFileSync(join(folder, 'static/build.json'), 'utf8'));
      for (const [ending, type] of [
        ['js', /^(text|application)\/javascript; charset=utf-8$/],
        ['css', /^text\/css; charset=utf-8$/],
        ['svg', /^image\/svg\+xml/],
        ['json', /^application\/json/],
      ] as const) {
        const path = Object.keys(files).find((path) => path.endsWith(`.${ending}`));
        expect((await get(`/${path}`)).headers.get('content-type')).toMatch(type);
      }
    });

    test('programs that prefer Markdown get it at the URL of a page, and caches are told', async () => {
      for (const [accept, form] of [
        ['*/*', 'html'],
        ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
        ['text/markdown', 'markdown'],
        ['text/markdown, text/html, */*', 'markdown'],
        ['TEXT/Markdown ; q=1.0 , text/*;q=0.5', 'markdown'],
        ['text/html;level=1;q=0.3,text/markdown;variant=GFM', 'markdown'],
        ['text/html, text/markdown;q=0.9', 'html'],
        ['text/markdown;q=0, */*', 'html'],
        ['text/markdown-like, text/html', 'html'],
      ] as const) {
        const { status, headers } = await get(inner, { accept });
        expect([accept, status, headers.get('content-type')]).toEqual([
          accept,
          200,
          `text/${form}; charset=utf-8`,
        ]);
        expect(headers.get('vary')?.split(', ')).toContain('Accept');
        // A page must stay in search engines, whatever form of it they request.
        expect(headers.get('x-robots-tag')).toBeNull();
      }
      const accept = 'text/markdown';
      for (const [path, file] of [
        ['/', '/index.md'],
        [inner, `${inner}.md`],
      ] as const) {
        expect(await (await get(path, { accept })).text()).toBe(
          readFileSync(join(folder, file), 'utf8'),
        );
      }
      const answer = await get('/logo-light.svg', { accept });
      expect(answer.headers.get('content-type')).toMatch(/^image\/svg/);
      expect((await get('/nope', { accept })).status).toBe(404);
    });

    test('a cached page is revalidated by its own form', async () => {
      const tagOf = async (accept: string) =>
        (await get('/', { accept })).headers.get('etag') ?? '';
      const [html, markdown] = [await tagOf('text/html'), await tagOf('text/markdown')];
      expect(html).not.toBe(markdown);
      const statusOf = async (accept: string, tag: string) =>
        (await get('/', { accept, 'if-none-match': tag })).status;
      expect(await statusOf('text/html', html)).toBe(304);
      expect(await statusOf('text/markdown', markdown)).toBe(304);
      expect(await statusOf('text/markdown', html)).toBe(200);
    });

    test('what is not there has status 404, the page that helps, the headers that guard, and is not cached', async () => {
      for (const path of [
        ...['/nope', '/nope/', '/api/nope.html', '/nope.md', '/404', '/404.html'],
        ...['/_next/static/chunks/nope.js', '/static/search_index.nope.json'],
      ]) {
        const answer = await get(path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).toContain('PAGE NOT FOUND');
        expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-cache']);
        expect(answer.headers.get('x-robots-tag')).toBeNull();
        expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    });

    test('what is beside the folder is not served', async () => {
      expect([400, 404]).toContain((await get('/..%2f..%2fpackage.json')).status);
      if (basePath !== '') expect((await fetch(`${site.origin}${inner}`)).status).toBe(404);
    });

    test('a page is sent compressed, and then it is the same', async () => {
      const plain = await get('/', { 'accept-encoding': 'identity' });
      const small = await get('/', { 'accept-encoding': 'gzip' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(small.headers.get('content-encoding')).toBe('gzip');
      expect(small.headers.get('vary')).toContain('Accept-Encoding');
      expect(await small.text()).toBe(await plain.text());
    });

    // Pages of the fixture have no playground.
    const withPlayground = folder === 'out' ? test : undefined;
    withPlayground?.(
      'the search and the playground work behind these headers',
      async ({ page }) => {
        const { status } = await pressRun(page, `${site.origin}/guide/concept/cache`, 'cache');
        await expectSoon(status).toContainText('on the page');
        await openSearch(page);
        await find(page, 'sandbox');
        await expect(rows(page).first()).toBeVisible();
      },
    );
  });
}
