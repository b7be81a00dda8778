import type { Page } from '@playwright/test';
import { settle } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** The name under which the site keeps that a reader has been here, and its value. */
const visited = (page: Page) => page.evaluate(() => localStorage.getItem('rspress-visited'));

/** Makes the next visit the first one again. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

test.describe('a first visit with a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('leads to the same page in its language, once, and leaves no step in the history', async ({
    page,
  }) => {
    await page.goto('about:blank');
    for (const [from, to] of [
      ['/guide/a?from=1&x=a%20b#api', '/zh/guide/a?from=1&x=a%20b#api'],
      ['/guide/index.html#api', '/zh/guide/#api'],
      ['/1.x/guide/a', '/1.x/zh/guide/a'],
    ] as const) {
      await test.step(`${from} leads to ${to}`, async () => {
        const steps = await page.evaluate(() => history.length);
        await page.goto(fixture(from));
        await expect(page).toHaveURL(fixture(to));
        await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await page.evaluate(() => history.length)).toBe(steps + 1);
        expect(await visited(page)).toBe('1');
        if (from !== '/1.x/guide/a') await forget(page);
      });
    }
    await page.goBack();
    await expect(page).toHaveURL(fixture('/zh/guide/#api'));
    await page.goForward();
    await expect(page).toHaveURL(fixture('/1.x/zh/guide/a'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');

    await page.goto(fixture('/guide/a?from=1&x=a%20b#api'));
    await settle(page);
    await expect(page).toHaveURL(fixture('/guide/a?from=1&x=a%20b#api'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await test.step('does not wait for the scripts of the page', async () => {
      await forget(page);
      await page.route('**/_next/static/chunks/*.js', () => undefined);
      await page.goto(fixture('/guide/a'), { waitUntil: 'commit' });
      await expect(page).toHaveURL(fixture('/zh/guide/a'));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });

  test.describe('to an address without a page', () => {
    test.use({ expectedFaults: /404/ });

    test('stays, and does not count, unlike a choice that is made there, and so does a site of one language', async ({
      page,
    }) => {
      await page.goto(site('/hello'));
      await expect(page.locator('header summary, header [hreflang]')).toHaveCount(0);
      await expect(page.getByText('Language', { exact: true })).toHaveCount(0);
      await settle(page);
      expect(await visited(page)).toBeNull();
      const scripts = await page.locator('script:not([src])').allTextContents();
      expect(scripts.join()).not.toContain('rspress-visited');
      await expect(page.locator('meta[name^="page-in:"]')).toHaveCount(0);

      for (const path of ['/nope', '/en-us/guide/a', '/layouts/not-found']) {
        await page.goto(fixture(path));
        await expect(page).toHaveTitle('404');
        await settle(page);
        await expect(page).toHaveURL(fixture(path));
        expect(await visited(page)).toBeNull();
      }
      await page.goto(fixture('/guide/a'));
      await expect(page).toHaveURL(fixture('/zh/guide/a'));

      await forget(page);
      await page.goto(fixture('/nope'));
      await page.locator('summary:has-text("Version")').click();
      await page.getByRole('link', { name: '1.x', exact: true }).click();
      await expect(page).toHaveURL(fixture('/1.x/'));
      expect(await visited(page)).toBe('1');
      await page.reload();
      await settle(page);
      await expect(page).toHaveURL(fixture('/1.x/'));
    });
  });
});
