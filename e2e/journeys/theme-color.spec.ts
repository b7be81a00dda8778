import type { Page } from '@playwright/test';
import { KEY, stored, toggle } from '../support/appearance-page';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = site('/api/getGlobal');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's bars look like the top bar, on a light and on a dark system", async ({
    page,
  }) => {
    await page.goto(PAGE);
    const colours = new Set<string | undefined>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectBarsAlike(page);
      colours.add(await themeColor(page));
    }
    expect(colours.size).toBe(2);
  });
});

test("the browser's bars follow the choice, before the scripts come, on other pages and whatever the system does", async ({
  page,
}) => {
  await page.goto(PAGE);
  await expectLive(page);
  const light = await themeColor(page);
  await toggle(page).click();
  await expect.poll(() => stored(page)).toBe('dark');
  await expectBarsAlike(page);
  const dark = await themeColor(page);
  expect(dark).not.toBe(light);

  const release = await holdRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await themeColor(page)).toBe(dark);
  release();
  await expectLive(page);
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('FAQ');
  expect(await themeColor(page)).toBe(dark);

  await toggle(page).click();
  await expect.poll(() => themeColor(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await themeColor(page)).toBe(light);
  // Another tab gives up the choice, so the system decides.
  await page.evaluate((key) => {
    const init = { key, newValue: 'auto', storageArea: localStorage };
    dispatchEvent(new StorageEvent('storage', init));
  }, KEY);
  await expect.poll(() => themeColor(page)).toBe(dark);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});

/** The colour that a browser takes for its own bars: of the first element whose query holds. */
function themeColor(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content;
  });
}

async function expectBarsAlike(page: Page) {
  const [, ...parts] = /^#(..)(..)(..)$/.exec((await themeColor(page)) ?? '') ?? [];
  const rgb = parts.map((part) => Number.parseInt(part, 16)).join(', ');
  await expect(page.locator('[data-part="navbar"]')).toHaveCSS('background-color', `rgb(${rgb})`);
}
