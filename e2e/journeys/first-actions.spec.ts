import type { Page } from '@playwright/test';
import { serveFolder } from '../../scripts/bench/sites.mjs';
import { ground, KEY, toggle } from '../support/appearance-page';
import { letIdle } from '../support/page-at-rest';
import { field, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// No script of the page but the one at its start has run when these readers begin.
test.use({ startsScripts: false });

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

const isReady = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset);

test('a page that is only looked at runs no scripts, and fetches them when the browser is idle', async ({
  page,
}) => {
  const early: string[] = [];
  let isLoaded = false;
  page.on('request', (request) => {
    const isLate = request.resourceType() === 'script' || request.url().includes('/static/search_');
    if (!isLoaded && isLate) early.push(request.url());
  });
  page.on('load', () => {
    isLoaded = true;
  });
  // The pointer rests where the reader pressed the link that led here.
  await page.mouse.move(400, 400);
  await page.goto(PAGE);
  expect(early).toEqual([]);

  const fetched = page.locator('link[rel="prefetch"]');
  await expect.poll(() => fetched.count()).toBeGreaterThan(8);
  const names = await fetched.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(names.filter((name) => name?.includes('/static/search_'))).toHaveLength(2);
  expect(await isReady(page)).toBe(false);
});

test('nothing is fetched ahead for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(PAGE);
  await letIdle(page);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  await page.mouse.move(400, 400);
  await expect.poll(() => isReady(page)).toBe(true);
});

const SIGNS: [name: string, act: (page: Page) => Promise<void>][] = [
  ['the mouse moves', (page) => page.mouse.move(300, 300)],
  ['a key is pressed', (page) => page.keyboard.press('Tab')],
  ['the page is scrolled', (page) => page.evaluate(() => window.scrollBy(0, 50))],
];
for (const [name, act] of SIGNS) {
  test(`the scripts run when ${name}`, async ({ page }) => {
    await page.goto(PAGE);
    expect(await isReady(page)).toBe(false);
    await act(page);
    await expect.poll(() => isReady(page)).toBe(true);
  });
}

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

test('what is pressed when only a part of the page is ready is done once', async ({ page }) => {
  await page.addInitScript(() => {
    const send = document.dispatchEvent.bind(document);
    document.dispatchEvent = (event) => {
      if (event.type !== 'site:ready') return send(event);
      Object.assign(window, { finish: () => send(event) });
      return true;
    };
  });
  await page.goto(PAGE);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect.poll(() => isReady(page)).toBe(true);
  await toggle(page).click();
  await page.keyboard.press('/');
  await page.evaluate(() => Reflect.get(window, 'finish')());
  await expect(field(page)).toBeFocused();
  await expect.poll(() => ground(page)).toBe('dark');
});

test('the first thing a reader does is to choose a tab', async ({ page }) => {
  await open(page, address('fixture', '/markdown/tabs'));
  const tab = page.getByRole('tab', { name: 'Webpack' }).first();
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
  await expect(page.getByRole('status').first()).toContainText('1');
  await expect(filter).toHaveValue('preload');
});

test('the first thing a reader does is to open a menu, which stays open', async ({ page }) => {
  await open(page, address('fixture', '/guide/a'));
  const menu = page.locator('[data-part="navbar"] details').first();
  await menu.locator('summary').press('Enter');
  await expect.poll(() => isReady(page)).toBe(true);
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
    await page.locator('[data-opens="sidebar"]').tap();
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

test.describe('without a connection', () => {
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

  test('the first link that a reader follows leaves the page as it is', async ({ page }) => {
    // A host whose files browsers keep, as most do.
    const site = await serveFolder('out');
    try {
      const url = await site.urlOf('/api/channel');
      const fetched = new Set<string>();
      page.on('requestfinished', (request) => fetched.add(request.url()));
      await page.goto(url);
      const links = page.locator('link[rel="prefetch"]');
      await expect.poll(() => links.count()).toBeGreaterThan(8);
      const missing = async () => {
        const all = await links.evaluateAll((every) =>
          every.map((link) => Reflect.get(link, 'href')),
        );
        return all.filter((href) => !fetched.has(href));
      };
      await expect.poll(missing).toEqual([]);
      await page.context().setOffline(true);
      // Without a pointer on its way, which would start the scripts before the press.
      await page.locator(LOADER).press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
      await expect(page).toHaveURL(url);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page).toHaveURL(await site.urlOf('/api/loader'));
    } finally {
      site.close();
    }
  });

  test('without the scripts, the browser says what is missing', async ({ page, watch }) => {
    await page.goto(PAGE);
    await page.context().setOffline(true);
    await page.locator(LOADER).press('Enter');
    await expect.poll(() => watch.faults.some((fault) => fault.includes('/api/loader'))).toBe(true);
  });
});

test.describe('when the site has been replaced', () => {
  test.use({ expectedFaults: /404/ });

  test('a page whose scripts are gone is loaded once more', async ({ page, watch }) => {
    await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await toggle(page).click();
    // The host answers each load with the folder's address first.
    await expect.poll(() => watch.loads.length).toBe(4);
    await toggle(page).click();
    // Each script is removed when it has failed, and is fetched again at the next action.
    await expect(page.locator('head script[src]')).toHaveCount(0);
    await page.unroute('**/*.js');
    await toggle(page).click();
    await expect.poll(() => ground(page)).toBe('dark');
    expect(watch.loads).toHaveLength(4);
  });
});
