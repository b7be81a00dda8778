import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/watched-page';
import { APP_KINDS, BUNDLERS, type Bundler, nameOf } from './compatibility/stacks';
import { runOf } from './compatibility/table';
import { appFiles, type Files, hostFiles } from './run-apps/host';

// What /guide/demo/compatibility says runs with Garfish. `npm run compatibility --prefix lab` writes its table.

/** Nothing listens there: each request is answered by the test. */
const HOST = 'http://localhost:8080';
const APP = 'http://localhost:8091/';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

for (const kind of APP_KINDS) {
  test.describe(nameOf(kind), () => {
    for (const bundler of Object.keys(BUNDLERS) as Bundler[]) {
      const annotation = { type: 'run', description: runOf(nameOf(kind), bundler) };

      test(`built by ${bundler}, runs in Garfish`, { annotation }, async ({ page }, info) => {
        await openHost(page, await appFiles(kind, bundler, info.outputPath('app'), APP));
        const app = page.locator('#container');
        for (const visit of ['the first visit', 'the next visit']) {
          await test.step(visit, async () => {
            await page.getByRole('button', { name: '/shop' }).click();
            await expect(app.getByRole('button')).toHaveText('Pressed 0 times');
            await expect(app).toContainText('The lazy part is here');
            await expect(app.locator('.app')).toHaveCSS('border-top-color', 'rgb(8, 126, 164)');
            await app.getByRole('button').click();
            await expect(app.getByRole('button')).toHaveText('Pressed 1 times');
            await page.getByRole('button', { name: '/', exact: true }).click();
            await expect(app).toBeEmpty();
          });
        }
      });
    }
  });
}

async function openHost(page: Page, app: Files): Promise<void> {
  const host = await hostFiles(APP);
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const body = (origin === HOST ? host : app).get(pathname);
    return route.fulfill({
      status: body === undefined ? 404 : 200,
      contentType: TYPES[extname(pathname)] ?? 'text/html',
      body: body ?? '',
      headers: { 'access-control-allow-origin': HOST, 'access-control-allow-credentials': 'true' },
    });
  });
  await page.goto(HOST);
}
