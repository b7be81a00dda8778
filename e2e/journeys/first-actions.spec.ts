import type { Page } from '@playwright/test';
import { expectLive, holdRequests, letFramesPass, letIdle } from '../support/page-at-rest';
import { field, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/api/channel');
const SCRIPT = '**/static/scripts/page*.js';
const LOADER = '[data-part="sidebar"] a[href="/api/loader"]';

/** Opens a page on a slow computer and a slow line, so that the scripts are long on their way. */
async function open(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
}

test('a page that is only read loads one script, and when it is idle a first part of the index', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(1);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 3000);
  await letFramesPass(page, 30);
  const late = asked.filter((path) => /\/static\//.test(path) && !path.startsWith('/_next/'));
  expect(late.map((path) => path.replace(/[-.][0-9a-f]{8}/g, ''))).toEqual([
    '/static/scripts/page.js',
    '/static/search_names.json',
    '/static/search_index_headings.json',
  ]);
});

test('nothing is fetched ahead for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(PAGE);
  await letIdle(page);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test('the first thing a reader does is to press / and type', async ({ page }) => {
  await open(page);
  await page.keyboard.press('/');
  await page.keyboard.type('sandbox/x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('sandbox');
  await expect(rows(page).first()).toBeVisible();
});

test('a search that is closed before its script comes stays closed', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.keyboard.type('sandbox');
  await expectLive(page);
  await letIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the first thing a reader does is to wrap and to copy code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const code = page.locator('figure').first();
  await code.hover();
  await code.getByRole('button', { name: 'Toggle code wrap' }).click();
  await code.getByRole('button', { name: 'Copy code' }).click();
  await expect(code.locator('pre')).toHaveAttribute('data-wraps', 'true');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("import Garfish from 'garfish'");
});

test('a script that does not come for ten seconds is told, and the search does not open', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPT);
  await page.clock.install();
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await page.clock.fastForward(4_000);
  await expect(notice).toBeHidden();
  await page.clock.fastForward(6_000);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expectLive(page);
  await expect(notice).toBeHidden();
});

test.describe('where the host does not answer', () => {
  test.use({ expectedFaults: /ERR_CONNECTION_REFUSED/ });

  test('a page that never comes ends in words after ten seconds', async ({ page }) => {
    await page.goto(PAGE);
    await page.route('**/api/loader.html', () => {});
    await page.locator(LOADER).click();
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
  });
});

test.describe('where the script of a page is gone', () => {
  test.use({ expectedFaults: /404/ });

  test('the page says so and can be loaded again, and its text and links work', async ({
    page,
  }) => {
    await page.route(SCRIPT, (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE);
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(notice).toBeVisible();
    await page.locator(LOADER).click();
    await expect(page.locator('h1')).toHaveText('Garfish.loader');
    await expect(notice).toBeVisible();
    await page.unroute(SCRIPT);
    await notice.getByRole('link', { name: 'Reload the page' }).click();
    await expectLive(page);
    await expect(notice).toBeHidden();
  });
});
