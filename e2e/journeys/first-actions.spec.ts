import { expectLive, holdRequests, letFramesPass } from '../support/page-at-rest';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = site('/api/channel');
const SCRIPT = '**/static/scripts/page*.js';
const LOADER = '[data-part="sidebar"] a[href="/api/loader"]';

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
    // No clock of a test moves the time limits of requests.
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (limit) => {
        Object.assign(window, { limit });
        return timeout.call(AbortSignal, limit / 20);
      };
    });
    await page.goto(PAGE);
    await page.route('**/api/loader.html', () => {});
    await page.locator(LOADER).click();
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'limit'))).toBe(10_000);
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
