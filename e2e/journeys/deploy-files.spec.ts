import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/serve/ports';
import { fencesOf } from '../support/fences';
import { skipWithout } from '../support/skip-without';
import { isInstalled, nginxWith, serveBy, type WebServer } from '../support/web-servers';

// The files that the guide shows for production, run by what they are for.

const PAGE = 'content/guide/tasks/deploy.mdx';
const FILES = new Map(
  fencesOf(PAGE, readFileSync(PAGE, 'utf8')).map(({ meta, value }) => [
    /\btitle="([^"]+)"/.exec(meta ?? '')?.[1],
    value,
  ]),
);

const FOREVER = 'public, max-age=31536000, immutable';
const HOST = '<title>Host</title>';
const ORDERS = '<title>Orders</title>';
const SCRIPT = 'assets/main.1a2b.js';
const OWN_HOST = {
  'orders/current/index.html': ORDERS,
  [`orders/current/${SCRIPT}`]: 'orders()',
};

test.describe('nginx', () => {
  skipWithout('nginx', isInstalled(nginxFor('portal.conf')));

  test('one server has the host, its routes and a sub-app', async () => {
    const site = await serve('portal.conf', {
      'www/index.html': HOST,
      [`www/${SCRIPT}`]: 'host()',
      'www/apps/orders/index.html': ORDERS,
      [`www/apps/orders/${SCRIPT}`]: 'orders()',
    });
    for (const [path, status, body, cache] of [
      ['/', 200, HOST, 'no-cache'],
      ['/orders/12', 200, HOST, 'no-cache'],
      ['/apps/orders/', 200, ORDERS, 'no-cache'],
      [`/${SCRIPT}`, 200, 'host()', FOREVER],
      [`/apps/orders/${SCRIPT}`, 200, 'orders()', FOREVER],
      ['/assets/gone.js', 404, '', null],
      ['/apps/orders/assets/gone.js', 404, '', null],
      ['/apps/nope/', 404, '', null],
    ] as const) {
      const answer = await fetch(site.origin + path);
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, answer.headers.get('cache-control')]).toEqual([path, cache]);
      expect(await answer.text(), path).toContain(body);
    }
    await site.close();
  });

  test('a sub-domain allows the origins that it lists, also for what is missing', async () => {
    const site = await serve('orders.conf', OWN_HOST);
    const ask = (path: string, origin: string) =>
      fetch(site.origin + path, { headers: { origin } }).then(({ status, headers }) => [
        status,
        headers.get('access-control-allow-origin'),
        headers.get('vary'),
        headers.get('cache-control'),
      ]);
    const portal = 'https://portal.example.com';
    expect(await ask('/', portal)).toEqual([200, portal, 'Origin', 'no-cache']);
    expect(await ask('/12', portal)).toEqual([200, portal, 'Origin', 'no-cache']);
    expect(await ask(`/${SCRIPT}`, portal)).toEqual([200, portal, 'Origin', FOREVER]);
    expect(await ask('/assets/gone.js', portal)).toEqual([404, portal, 'Origin', null]);
    expect(await ask('/', 'https://other.example.com')).toEqual([200, null, 'Origin', 'no-cache']);
    await site.close();
  });

  test('a proxy shows a container with its own headers, and survives its absence', async () => {
    const container = await serve('orders.conf', OWN_HOST);
    const proxy = await serve('proxy.conf', { 'www/index.html': HOST }, container.origin);
    const ask = (path: string) => fetch(proxy.origin + path);
    expect(await (await ask('/orders/12')).text()).toBe(HOST);
    expect(await (await ask('/apps/orders/')).text()).toBe(ORDERS);
    const script = await ask(`/apps/orders/${SCRIPT}`);
    expect([await script.text(), script.headers.get('cache-control')]).toEqual([
      'orders()',
      FOREVER,
    ]);
    await container.close();
    expect((await ask('/apps/orders/')).status).toBe(502);
    expect((await ask('/orders/12')).status).toBe(200);
    await proxy.close();

    const unknown = await serve('proxy.conf', { 'www/index.html': HOST }, 'http://orders:80');
    expect((await fetch(`${unknown.origin}/`)).status).toBe(200);
    await unknown.close();
  });
});

test('the function for CloudFront sends routes to the page and leaves files alone', () => {
  const handler = new Function(`${FILES.get('routes.js')}; return handler;`)();
  const sentTo = (uri: string) => handler({ request: { uri } }).uri;
  expect(['/', '/orders/12', `/${SCRIPT}`].map(sentTo)).toEqual([
    '/index.html',
    '/index.html',
    `/${SCRIPT}`,
  ]);
});

/** nginx with a file of the page, for folders and addresses of this test. */
function nginxFor(name: string, container = ''): WebServer {
  return nginxWith((root, listen) => {
    const file = (FILES.get(name) ?? '')
      .replaceAll('/srv/', `${root}/`)
      .replace('listen 80;', `listen ${listen};`)
      .replace('http://orders:80', container);
    return `include /etc/nginx/mime.types;\n${file}`;
  });
}

async function serve(name: string, content: Record<string, string>, container?: string) {
  const folder = test.info().outputPath(String(await freePort()));
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return serveBy(nginxFor(name, container), folder);
}
