import type { Page } from '@playwright/test';
import { settle } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = (path: string) => address('fixture', path);

/** The name under which the site keeps that a reader has been here, and its value. */
const visited = (page: Page) => page.evaluate(() => localStorage.getItem('rspress-visited'));

test.describe('a first visit with a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  for (const [from, to] of [
    ['/', '/zh/'],
    ['/guide/a', '/zh/guide/a'],
    ['/guide/a?q=1&x=a%20b#api', '/zh/guide/a?q=1&x=a%20b#api'],
    ['/guide/', '/zh/guide/'],
    ['/guide/index.html#api', '/zh/guide/#api'],
    ['/1.x/', '/1.x/zh/'],
    ['/1.x/guide/a', '/1.x/zh/guide/a'],
  ] as const) {
    test(`to ${from} leads to ${to}, and the second one stays`, async ({ page }) => {
      await page.goto(url(from));
      await expect(page).toHaveURL(url(to));
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await visited(page)).toBe('1');

      await page.goto(url('/alias'));
      await page.goto(url(from));
      await settle(page);
      await expect(page).toHaveURL(url(to.replace('/zh/', '/')));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  test('to a page that Chinese lacks stays, and is not made up for later', async ({ page }) => {
    await page.goto(url('/guide/only-in-english'));
    await settle(page);
    await expect(page).toHaveURL(url('/guide/only-in-english'));
    expect(await visited(page)).toBe('1');
    await page.goto(url('/guide/a'));
    await settle(page);
    await expect(page).toHaveURL(url('/guide/a'));
  });

  test('to a Chinese page stays', async ({ page }) => {
    await page.goto(url('/zh/guide/a'));
    await settle(page);
    await expect(page).toHaveURL(url('/zh/guide/a'));
    expect(await visited(page)).toBe('1');
  });

  test('leaves no step in the history', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(url('/guide/a'));
    await expect(page).toHaveURL(url('/zh/guide/a'));
    expect(await page.evaluate(() => history.length)).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
    await expect(page).toHaveURL(url('/zh/guide/a'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });

  test('does not wait for the scripts of the page', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', () => undefined);
    await page.goto(url('/guide/a'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(url('/zh/guide/a'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test.describe('to an address without a page', () => {
    test.use({ expectedFaults: /404/ });

    for (const path of ['/nope', '/en-us/guide/a', '/layouts/not-found']) {
      test(`such as ${path} stays, and does not count`, async ({ page }) => {
        await page.goto(url(path));
        await expect(page).toHaveTitle('404');
        await settle(page);
        await expect(page).toHaveURL(url(path));
        expect(await visited(page)).toBeNull();
        await page.goto(url('/guide/a'));
        await expect(page).toHaveURL(url('/zh/guide/a'));
      });
    }

    test('a choice made there counts', async ({ page }) => {
      await page.goto(url('/nope'));
      await page.locator('summary:has-text("Version")').click();
      await page.getByRole('link', { name: '1.x', exact: true }).click();
      await expect(page).toHaveURL(url('/1.x/'));
      expect(await visited(page)).toBe('1');
      await page.reload();
      await settle(page);
      await expect(page).toHaveURL(url('/1.x/'));
    });
  });

  for (const [name, block] of [
    [
      'is blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Storage is blocked.', 'SecurityError');
          },
        }),
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Storage is full.', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`stays where storage ${name}, instead of leading away each time`, async ({ page }) => {
      await page.addInitScript(block);
      await page.goto(url('/guide/a'));
      await settle(page);
      await expect(page).toHaveURL(url('/guide/a'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  test.describe('of a search engine', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/140' });

    test('stays, and does not count', async ({ page }) => {
      await page.goto(url('/guide/a'));
      await settle(page);
      await expect(page).toHaveURL(url('/guide/a'));
      expect(await visited(page)).toBeNull();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stays', async ({ page }) => {
      await page.goto(url('/guide/'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page).toHaveURL(url('/guide/'));
    });
  });
});

for (const [locale, path] of [
  ['nl', '/guide/a'],
  ['en-GB', '/guide/a'],
  ['en-US', '/zh/guide/a'],
] as const) {
  test.describe(`a first visit to ${path} with a browser of ${locale}`, () => {
    test.use({ locale });

    test('stays, and counts', async ({ page }) => {
      await page.goto(url(path));
      await settle(page);
      await expect(page).toHaveURL(url(path));
      expect(await visited(page)).toBe('1');
    });
  });
}

test('a site with one language neither leads away nor counts visits', async ({ page }) => {
  await page.goto(address('folders', '/api/run'));
  await settle(page);
  expect(await visited(page)).toBeNull();
  const scripts = await page.locator('script:not([src])').allTextContents();
  expect(scripts.join()).not.toContain('rspress-visited');
  await expect(page.locator('meta[name^="page-in:"]')).toHaveCount(0);
});
