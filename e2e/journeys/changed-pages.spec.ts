import type { Page } from '@playwright/test';
import { ground, toggle } from '../support/appearance-page';
import { translate } from '../support/misfortunes';
import { expectSoon, runScenario } from '../support/playground-page';
import { find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = (path: string) => address('fixture', path);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, path: string) =>
  page.locator(`[data-part="sidebar"] a[href="/base${path}"]`);

test('a translated playground goes on running', async ({ page }) => {
  const playground = await runScenario(page, 'three-apps');
  const { button } = playground;
  for (const [press, next] of [
    ['Unmount Cart', 'Mount Cart'],
    ['Mount Cart', 'Unmount Cart'],
    ['Unmount Cart', 'Mount Cart'],
  ] as const) {
    await expectSoon(button(press)).toBeEnabled();
    await translate(page);
    await button(press).click();
    await expect(button(next)).toBeVisible();
  }
});

test.describe('before the scripts of the page have run', () => {
  // React renders the document again and says so; the browser then asks for the icon that this site lacks.
  test.use({ expectedFaults: /Minified React error #418|favicon\.ico/ });

  test('a translated page works as any other', async ({ page }) => {
    await page.goto(url('/guide/a'));
    await translate(page);
    await openSearch(page);
    await find(page, 'long page');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await sidebarLink(page, '/guide/b').click();
    await expect(page).toHaveURL(url('/guide/b'));
    await expect(page.locator('article')).toHaveCount(1);
  });
});

/** Parts of the frame, of which an extension may remove what React has put there. */
const PARTS = [
  '[data-part="navbar"] nav',
  '[data-part="navbar"] details',
  '[data-part="sidebar"] nav',
  '[data-part="outline"]',
  '[data-part="copy-page"]',
  'main [data-part="footer"]',
];

test.describe('in a page from which an extension has removed something', () => {
  test.use({ expectedFaults: /removeChild|insertBefore|NotFoundError|Minified React error/ });

  test('the reader goes on, whatever part of the frame it was in', async ({ page, watch }) => {
    for (const part of PARTS) {
      await test.step(part, async () => {
        await page.goto(url('/guide/a'));
        const loads = watch.loads.length;
        const before = await ground(page);
        await page.evaluate((selector) => {
          for (const element of document.querySelectorAll(selector)) {
            for (const inner of element.querySelectorAll('*')) inner.replaceChildren();
          }
        }, part);
        await page.evaluate(() => {
          const links = [
            ...document.querySelectorAll<HTMLAnchorElement>(
              'a[href^="/base/guide/"]:not([href$=".md"])',
            ),
          ];
          links.find((link) => !link.ariaCurrent)?.click();
        });
        await expect(page).not.toHaveURL(url('/guide/a'));
        await toggle(page).first().click();
        await expect.poll(() => ground(page)).not.toBe(before);
        await expect(page.locator('article')).toHaveCount(1);
        await expect(heading(page)).toBeVisible();
        expect(watch.loads.length).toBe(loads);
      });
    }
  });
});

test.describe('without a connection', () => {
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

  test('a link leaves the page as it is and can be tried again; the notice goes with the page', async ({
    page,
    context,
  }) => {
    const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await page.goto(url('/guide/a'));
    await context.setOffline(true);
    await sidebarLink(page, '/guide/long-page').click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(url('/guide/a'));
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(url('/guide/long-page'));
    await expect(notice).toBeHidden();

    await context.setOffline(true);
    await sidebarLink(page, '/guide/fixed/always-visible').click();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await sidebarLink(page, '/guide/fixed/always-visible').click();
    await expect(page).toHaveURL(url('/guide/fixed/always-visible'));
    await expect(notice).toBeHidden();
  });

  test('a link does all that it does, if the site is on this computer', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
    });
    await page.goto(url('/guide/a?from=1#details'));
    await page.locator('summary[aria-label="Language"]').first().press('Enter');
    const link = page.getByRole('link', { name: '中文' }).first();
    await link.click();
    // The heading is not on that page, which only the switcher knows.
    await expect(page).toHaveURL(url('/zh/guide/a?from=1'));
    await expect(link).toBeHidden();
  });
});
