import type { Page } from '@playwright/test';
import { expectLive, holdRequests, letFramesPass, scrollTo } from '../support/page-at-rest';
import { address, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// A host that redirects a reload to a folder loads a new document, to which the browser goes back by itself.
const FAQ = address('clean', '/issues/');
const VITE = address('clean', '/guide/demo/vite');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(8);
}

test.describe('when a page does not load', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('Back returns to the place that was left, after a reload, a wait and a failure', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(FAQ);
    await expectLive(page);
    await scrollTo(page, 700);
    await expectPlace(page, 700);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Vite', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(VITE);
    await expectPlace(page, 0);

    await test.step('a Back that takes long leaves the page as it is until the other one comes', async () => {
      await scrollTo(page, 300);
      const release = await holdRequests(page, '**/issues.html');
      const request = page.waitForRequest('**/issues.html');
      await page.evaluate(() => window.history.back());
      await request;
      await letFramesPass(page, 5);
      await expectPlace(page, 300);
      await expect(page).toHaveURL(VITE);
      release();
      await expect(page).toHaveURL(FAQ);
      await expectPlace(page, 700);
      await page.goForward();
      await expect(page).toHaveURL(VITE);
      await expectPlace(page, 300);
      await page.unrouteAll();
    });

    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(FAQ);
    await expectPlace(page, 700);
    await page.goForward();
    await expect(page).toHaveURL(VITE);

    await test.step('a Back that fails leaves the URL of the page that shows, and Retry goes back', async () => {
      await page.reload();
      await expectLive(page);
      await page.route('**/issues.html', (route) => route.abort());
      await page.evaluate(() => window.history.back());
      const notice = page.getByRole('alert').filter({ hasText: 'not answer' });
      await expect(notice).toBeVisible();
      await expect(page).toHaveURL(VITE);
      await expect(heading(page)).toHaveText('Vite');
      await page.unroute('**/issues.html');
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(page).toHaveURL(FAQ);
      await expect(notice).toBeHidden();
    });
  });
});

test('the title of a page is announced, and the browser downloads and loads text fragments by itself', async ({
  page,
  watch,
}) => {
  await page.goto(site('/api/getGlobal'));
  await expectLive(page);
  await page
    .locator('[data-part="sidebar"]')
    .getByRole('link', { name: 'Garfish.channel', exact: true })
    .click();
  await expect(heading(page)).toHaveText('Garfish.channel');
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText(
    'Garfish.channel - Garfish',
  );
  await expect(page.getByRole('main')).toBeFocused();

  const add = (attributes: Record<string, string>) =>
    page.evaluate((given) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
      link.textContent = 'Added';
      document.querySelector('main')?.prepend(link);
    }, attributes);
  await add({ href: '/api/loader', download: '' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Added' }).click();
  await download;
  await expect(heading(page)).toHaveText('Garfish.channel');
  const loads = watch.loads.length;
  await add({ href: '/api/loader#:~:text=loader' });
  await page.getByRole('link', { name: 'Added' }).first().click();
  await expect(heading(page)).toHaveText('Garfish.loader');
  expect(watch.loads.length).toBeGreaterThan(loads);
});
