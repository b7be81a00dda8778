import type { Page } from '@playwright/test';
import { ground, KEY, toggle } from '../support/appearance-page';
import { expectLive, letFramesPass, letIdle } from '../support/page-at-rest';
import { field, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/api/channel');
const LOADER = '[data-part="sidebar"] a[href="/api/loader"]';

/** A slow computer on a slow line, so that the scripts are long on their way. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
}

async function open(page: Page, url: string): Promise<void> {
  await slowDown(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
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

for (const keys of ['Control+k', '/']) {
  test(`the first thing a reader does is to press ${keys} and type`, async ({ page }) => {
    await open(page, PAGE);
    await page.keyboard.press(keys);
    await page.keyboard.type('sandbox/x');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('sandbox');
    await expect(rows(page).first()).toBeVisible();
  });
}

test('a search that is closed before its script comes stays closed', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.keyboard.type('sandbox');
  await expectLive(page);
  await letIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the first thing a reader does is to press the search button and type', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('cache');
  await expect(field(page)).toHaveValue('cache');
});

test('the first thing a reader does is to change the appearance', async ({ page }) => {
  await open(page, PAGE);
  await toggle(page).click();
  await expect.poll(() => ground(page)).toBe('dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
});

test('the first thing a reader does is to choose a tab', async ({ page }) => {
  await open(page, address('fixture', '/markdown/tabs'));
  const tab = page.getByRole('tab', { name: 'Vite' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the first thing a reader does is to wrap and to copy code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const code = page.locator('figure').first();
  await code.hover();
  await code.getByRole('button', { name: 'Toggle code wrap' }).click();
  await code.getByRole('button', { name: 'Copy code' }).click();
  await expect(code.locator('pre')).toHaveAttribute('data-wraps', 'true');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("import Garfish from 'garfish'");
});

test('the first thing a reader does is to filter the overview', async ({ page }) => {
  await open(page, address('folders', '/api/'));
  const filter = page.getByRole('searchbox');
  await filter.fill('preload');
  // One page by its title, and one more once the names of the pages have come
  await expect(page.getByRole('status').first()).toContainText(/^[12] page/);
  await expect(filter).toHaveValue('preload');
});

test('the first thing a reader does is to open a menu, which stays open', async ({ page }) => {
  await open(page, address('fixture', '/guide/a'));
  const menu = page.locator('[data-part="navbar"] details').first();
  await menu.locator('summary').press('Enter');
  await expectLive(page);
  await expect(menu).toHaveAttribute('open', '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('the first thing a reader does is to tap the search', async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(field(page)).toBeFocused();
  });

  test('the first thing a reader does is to open the drawer', async ({ page }) => {
    await open(page, PAGE);
    await page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[inert] main')).toHaveCount(1);
  });
});

test('the first thing a reader does is to follow a link', async ({ page }) => {
  await open(page, PAGE);
  await page.locator(LOADER).click();
  await expect(page).toHaveURL(address('folders', '/api/loader'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garfish.loader');
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
    await page.route('**/static/scripts/page*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE);
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(notice).toBeVisible();
    await page.locator(LOADER).click();
    await expect(page.locator('h1')).toHaveText('Garfish.loader');
    await expect(notice).toBeVisible();
    await page.unroute('**/static/scripts/page*.js');
    await notice.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(notice).toBeHidden();
  });
});
