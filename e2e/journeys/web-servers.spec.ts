import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { spellingsOf } from '../../lib/export/host-rules';
import { verifySite } from '../../scripts/publish/compare-files';
import { ACCEPT_HEADERS } from '../support/accept-headers';
import { expectSoon, pressRun } from '../support/playground-page';
import { routesOf } from '../support/routes';
import { find, openSearch, rows } from '../support/search-page';
import { skipWithout } from '../support/skip-without';
import { isInstalled, serveBy, WEB_SERVERS } from '../support/web-servers';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const SITES = WEB_SERVERS.flatMap((server) => [
  { server, folder: 'out', basePath: '' },
  { server, folder: 'out-fixture', basePath: '/base' },
]);

for (const { server, folder, basePath } of SITES) {
  test.describe(`${server.name} with our configuration serves ${folder}/`, () => {
    skipWithout(server.name, isInstalled(server));

    let site: Awaited<ReturnType<typeof serveBy>>;
    const { routes, redirects } = routesOf(folder);

    test.beforeAll(async () => {
      site = await serveBy(server, folder, { basePath, redirects, hsts: true });
    });
    test.afterAll(() => site.close());

    const get = (path: string) => fetch(site.origin + basePath + path, { redirect: 'manual' });
    const headersOf = (response: Response) => ({
      status: response.status,
      // Whether a host names the letters of JSON and SVG is its own affair: they have but one.
      type: response.headers.get('content-type')?.replace(/(?<=json|xml);.*/, ''),
      cache: response.headers.get('cache-control'),
      robots: response.headers.get('x-robots-tag'),
    });

    test('every page answers at its own address, without a step in between', async () => {
      for (const route of routes) {
        const response = await get(route);
        expect([route, headersOf(response)]).toEqual([
          route,
          { status: 200, type: 'text/html; charset=utf-8', cache: ASK_AGAIN, robots: null },
        ]);
        expect(await response.text()).toContain('<!DOCTYPE html>');
      }
    });

    test('every kind of file says what it is and how long it may be kept', async () => {
      const page = routes.find((route) => /\w$/.test(route)) ?? '';
      const statics = readdirSync(`${folder}/static`);
      const [script] = readdirSync(`${folder}/static/scripts`).filter((name) =>
        name.endsWith('.js'),
      );
      const json = 'application/json';
      for (const [path, type, cache, robots] of [
        [`/static/scripts/${script}`, 'text/javascript; charset=utf-8', FOREVER, null],
        [`/static/${statics.find((name) => name.startsWith('search_index'))}`, json, FOREVER, null],
        ['/static/search_names.json', json, ASK_AGAIN, null],
        ['/logo-light.svg', 'image/svg+xml', ASK_AGAIN, null],
        [`${page}.html`, 'text/html; charset=utf-8', ASK_AGAIN, null],
        [`${page}.md`, 'text/markdown; charset=utf-8', ASK_AGAIN, 'noindex'],
      ] as const) {
        expect([path, headersOf(await get(path))]).toEqual([
          path,
          { status: 200, type, cache, robots },
        ]);
      }
    });

    test('programs that prefer Markdown get it at the URL of a page, and caches are told', async () => {
      const inner = routes.find((route) => /\w$/.test(route)) ?? '';
      const ask = (path: string, accept: string, method = 'GET') =>
        fetch(site.origin + basePath + path, { method, headers: { accept } });
      for (const [accept, form] of ACCEPT_HEADERS) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers } = await ask(inner, accept, method);
          expect([accept, method, status]).toEqual([accept, method, form ? 200 : 406]);
          expect(headers.get('vary')?.split(', ')).toContain('Accept');
          if (!form) continue;
          expect([accept, headers.get('content-type')]).toEqual([
            accept,
            `text/${form}; charset=utf-8`,
          ]);
          expect(headers.get('link')).toBe(`<${basePath}/llms.txt>; rel=llms-txt`);
        }
      }
      for (const path of ['/', `${inner}.html`, `${inner}/`, `${inner}/index.html`]) {
        const text = await (await ask(path, 'text/markdown')).text();
        const file = path === '/' ? '/index.md' : `${inner}.md`;
        expect(text).toBe(await (await get(file)).text());
      }
      expect((await ask('/logo-light.svg', 'application/json')).status).toBe(200);
      expect((await ask('/nope', 'text/markdown')).status).toBe(404);
    });

    test('a cached page is asked for again by its own form', async () => {
      const tagOf = async (accept: string) =>
        (await fetch(`${site.origin}${basePath}/`, { headers: { accept } })).headers.get('etag');
      const [html, markdown] = [await tagOf('text/html'), await tagOf('text/markdown')];
      expect(html).not.toBe(markdown);
      const statusOf = async (accept: string, tag: string | null) => {
        const headers = { accept, 'if-none-match': tag ?? '' };
        return (await fetch(`${site.origin}${basePath}/`, { headers })).status;
      };
      expect(await statusOf('text/markdown', markdown)).toBe(304);
      expect(await statusOf('text/markdown', html)).toBe(200);
    });

    test('every answer guards its reader, also one that says that there is nothing', async () => {
      for (const path of ['/', '/logo-light.svg', '/nope']) {
        const { headers } = await get(path);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('permissions-policy')).toContain('camera=()');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
        expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      }
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

    test('what is not there is not found, and shows the page that helps', async () => {
      for (const path of ['/nope', '/nope/', '/api/nope.html']) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text()).toContain('PAGE NOT FOUND');
      }
    });

    test('what is missing is asked for again, also where files of its kind are kept', async () => {
      for (const path of ['/_next/static/chunks/nope.js', '/static/search_index.nope.json']) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(response.headers.get('cache-control')).toBe('no-cache');
      }
    });

    test('the not-found page has no URL of its own', async () => {
      for (const path of ['/404', '/404.html']) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text()).toContain('PAGE NOT FOUND');
      }
    });

    const belowPath = basePath === '' ? undefined : test;
    belowPath?.('the site answers below its base path only', async () => {
      const home = await fetch(site.origin + basePath, { redirect: 'manual' });
      expect([home.status, home.headers.get('location')]).toEqual([301, `${basePath}/`]);
      for (const path of ['/', '/index.html', '/api/run']) {
        expect((await fetch(site.origin + path)).status).toBe(404);
      }
    });

    test('it answers at its address only, whatever host a request names', async () => {
      const asked = await fetch(`${site.origin}${basePath}/`, {
        headers: { host: 'docs.example.com' },
      });
      expect(await asked.text()).toContain('<!DOCTYPE html>');
      await expect(fetch(site.origin.replace('127.0.0.1', '[::1]'))).rejects.toThrow();
    });

    test("what lies beside the folder is nobody's", async () => {
      const response = await get('/..%2f..%2fpackage.json');
      expect([400, 404]).toContain(response.status);
    });

    test('further addresses lead to their pages in one step', async () => {
      expect(Object.keys(redirects).length).toBeGreaterThan(0);
      for (const [from, to] of Object.entries(redirects)) {
        for (const path of spellingsOf(from)) {
          const response = await get(`${path}?a=b&c`);
          expect([path, response.status]).toEqual([path, 301]);
          expect(response.headers.get('location')).toBe(`${basePath}${to}?a=b&c`);
          expect((await get(path)).headers.get('location')).toBe(basePath + to);
        }
        expect((await get(to)).status).toBe(200);
      }
    });

    test('every file comes as it was built', async () => {
      const { faults, headers } = await verifySite(site.origin + basePath);
      expect([faults, headers]).toEqual([[], []]);
    });

    test('a page is sent compressed, and then it is the same', async () => {
      const path = `${site.origin}${basePath}/`;
      const plain = await fetch(path, { headers: { 'accept-encoding': 'identity' } });
      const small = await fetch(path, { headers: { 'accept-encoding': 'gzip' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(small.headers.get('content-encoding')).toBe('gzip');
      expect(small.headers.get('vary')).toContain('Accept-Encoding');
      expect(await small.text()).toBe(await plain.text());
    });

    test('an unchanged page is not sent twice', async () => {
      const etag = (await get('/')).headers.get('etag') ?? '';
      const again = await fetch(`${site.origin}${basePath}/`, {
        headers: { 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
    });
  });
}
