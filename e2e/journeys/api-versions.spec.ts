import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// Readers choose their version of Garfish on the overview of the API and see what it lacks.

const API = address('folders', '/api/');

test.describe('with the page ready', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(API);
  });

  test('an older version greys out what it lacks, for everyone to read, and the newest restores all', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = await page.getByRole('main').textContent();
    expect(await optionsOf(page)).toEqual(expect.arrayContaining(['latest', 'from 1.18.0']));
    await version(page).selectOption('1.18.0');
    await expect(status(page)).toHaveText('Not in 1.18.0: 1 name');
    const late = page.getByRole('link', { name: /^disableLinkTransformToStyle/ });
    await expect(late).toHaveText('disableLinkTransformToStyle: boolean option, since 1.19.1');
    await expect(late).toHaveAttribute('href', '/api/sandbox#disablelinktransformtostyle');
    const row = page.getByRole('row', { name: 'removePlugin(name)' });
    const usual = page.getByRole('row', { name: 'usePlugin(plugin, ...args)' });
    expect(await colorOf(row)).not.toBe(await colorOf(usual));

    await version(page).selectOption('1.2.18');
    const card = page.getByRole('listitem').filter({ hasText: 'Garfish.preloadApp' });
    await expect(card.last()).toContainText('since 1.9.0');
    await expect(status(page)).toHaveText(/^Not in 1\.2\.18: \d\d names$/);

    await version(page).selectOption({ label: 'latest' });
    await expect(status(page)).toHaveText('');
    await expect(late).toHaveCount(0);
    expect(await colorOf(row)).toBe(await colorOf(usual));
    expect(await page.getByRole('main').textContent()).toBe(before);

    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await version(page).selectOption('1.0.0');
      await expect(status(page)).toContainText('Not in 1.0.0');
      expect((await version(page).boundingBox())?.height).toBe(44);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violations(page), `${width} wide, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, { only: 'colours' }), `${width} wide, dark`).toEqual([]);
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect(isTooWide).toBe(false);
    }
  });

  test('a version lacks more the older it is, also of what the filter leaves', async ({ page }) => {
    const counts: number[] = [];
    for (const value of (await optionsOf(page)).slice(1).map((text) => text.slice(5))) {
      await version(page).selectOption(value);
      await expect(status(page)).toContainText(` in ${value}`);
      const [, count = '0'] = /: (\d+) /.exec((await status(page).textContent()) ?? '') ?? [];
      counts.push(Number(count));
    }
    expect(counts.length).toBeGreaterThan(10);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBeGreaterThan(15);

    await version(page).selectOption('1.9.0');
    await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('provider');
    await expect(status(page)).toHaveText('3 pages. Not in 1.9.0: 2 names');
    const names = page.locator('main section a', { has: page.locator('code') });
    await expect(names).toHaveText([
      'asyncProviderTimeout: number option, since 1.13.6',
      'asyncProviderTimeout: number field, since 1.13.6',
      'noCheckProvider: boolean field',
      'getProvider: () => Promise<Provider> method',
    ]);
    await version(page).selectOption('1.14.4');
    await expect(status(page)).toHaveText('3 pages. All names in this list are in 1.14.4');
  });
});

test('the keyboard chooses, the groups do not move, and the names are fetched then, once', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(API);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const list = page.locator('main section').first();
  await page.getByRole('heading', { level: 1 }).hover();
  expect(requests).not.toContain('/api-index.json');
  await page.getByRole('searchbox', { name: 'Filter', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(version(page)).toBeFocused();
  // Only now, since the page scrolls to what has the focus.
  const before = await list.boundingBox();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(status(page)).toBeVisible();
  await expect(status(page)).toContainText('1.19.1');
  const after = await list.boundingBox();
  expect({ x: after?.x, y: after?.y }).toEqual({ x: before?.x, y: before?.y });
  await version(page).selectOption('1.9.0');
  await expect(status(page)).toContainText('Not in 1.9.0');
  expect(requests.filter((path) => path === '/api-index.json')).toHaveLength(1);
});

test.describe('without the names', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('the page says so, and the next choice tries again', async ({ page }) => {
    await page.route('**/api-index.json', (route) => route.abort());
    await page.goto(API);
    await version(page).selectOption('1.9.0');
    await expect(status(page)).toHaveText('The names could not be loaded. Choose again to retry.');
    await page.unroute('**/api-index.json');
    await version(page).selectOption('1.10.0');
    await expect(status(page)).toContainText('Not in 1.10.0');
  });
});

test('what is chosen before the page is ready counts', async ({ page }) => {
  const run = await holdRequests(page, '**/*.js');
  await page.goto(API, { waitUntil: 'commit' });
  await version(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(version(page)).toHaveValue('1.19.1');
  run();
  await expect(status(page)).toContainText('1.19.1');
  await expect(version(page)).toHaveValue('1.19.1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no choice that would do nothing', async ({ page }) => {
    await page.goto(API);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Your version')).toBeHidden();
    await expect(version(page)).toHaveCount(0);
  });
});

function version(page: Page) {
  return page.getByRole('combobox', { name: 'Your version' });
}

function status(page: Page) {
  return page.getByRole('main').getByRole('status');
}

function optionsOf(page: Page) {
  return version(page).getByRole('option').allTextContents();
}

function colorOf(row: ReturnType<Page['getByRole']>) {
  return row
    .getByRole('cell')
    .last()
    .evaluate((cell) => getComputedStyle(cell).color);
}
