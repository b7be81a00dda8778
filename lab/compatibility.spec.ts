import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { bundlePackages } from '../e2e/support/sample-packages';
import { expect, test } from '../e2e/support/watched-page';
import { ADDRESS, buildApp } from './compatibility/build-app';
import { APP_KINDS, type AppKind, BUNDLERS, type Bundler, nameOf } from './compatibility/stacks';
import { runOf } from './compatibility/table';

// What /guide/demo/compatibility says runs with Garfish. `npm run check:claims` writes its table.

/** Nothing listens there: each request is answered by the test. */
const HOST = 'http://localhost:8080';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

for (const kind of APP_KINDS) {
  test.describe(nameOf(kind), () => {
    for (const bundler of Object.keys(BUNDLERS) as Bundler[]) {
      const annotation = { type: 'run', description: runOf(nameOf(kind), bundler) };

      test(`built by ${bundler}, runs in Garfish`, { annotation }, async ({ page }, info) => {
        await openHost(page, await appOf(kind, bundler, info));
        const app = page.locator('#container');
        for (const visit of ['the first visit', 'the next visit']) {
          await test.step(visit, async () => {
            await go(page, '/shop');
            await expect(app.getByRole('button')).toHaveText('Pressed 0 times');
            await expect(app).toContainText('The lazy part is here');
            await expect(app.locator('.app')).toHaveCSS('border-top-color', 'rgb(8, 126, 164)');
            await app.getByRole('button').click();
            await expect(app.getByRole('button')).toHaveText('Pressed 1 times');
            await go(page, '/');
            await expect(app).toBeEmpty();
          });
        }
      });
    }
  });
}

/** Builds the sub-app, and gives its files by their path, with the page that links its styles. */
async function appOf(
  kind: AppKind,
  bundler: Bundler,
  info: TestInfo,
): Promise<Map<string, string>> {
  const folder = info.outputPath('app');
  await buildApp(kind, bundler, folder);
  const names = readdirSync(folder);
  const files = names.map(
    (name) => [`/${name}`, readFileSync(join(folder, name), 'utf8')] as const,
  );
  const links = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}">`);
  const page = `<!doctype html>${links.join('')}<div id="root"></div><script src="main.js"></script>`;
  return new Map([['/', page], ...files]);
}

let garfish: Promise<string> | undefined;

/** Opens a page whose host shows the sub-app at `/shop`. */
async function openHost(page: Page, app: ReadonlyMap<string, string>): Promise<void> {
  garfish ??= bundlePackages(['garfish']);
  const packages = await garfish;
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const body = origin === HOST ? hostFile(pathname, packages) : app.get(pathname);
    return route.fulfill({
      status: body === undefined ? 404 : 200,
      contentType: TYPES[extname(pathname)] ?? 'text/html',
      body: body ?? '',
      headers: { 'access-control-allow-origin': HOST, 'access-control-allow-credentials': 'true' },
    });
  });
  await page.goto(HOST);
  await page.evaluate(
    (entry) =>
      window.packages.garfish.default.run({
        domGetter: '#container',
        apps: [{ name: 'shop', activeWhen: '/shop', entry, cache: false }],
      }),
    ADDRESS,
  );
}

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.packages.garfish.default.router.push({ path: to }), path);
}

function hostFile(pathname: string, packages: string): string {
  if (pathname === '/packages.js') return packages;
  if (pathname === '/favicon.ico') return '';
  return '<!doctype html><title>Host</title><div id="container"></div><script src="/packages.js"></script>';
}
