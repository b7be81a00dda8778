import type { Page } from '@playwright/test';
import { letFramesPass, scrollTo } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// The fixture's settings say `hideNavbar: 'auto'`.
const LONG = fixture('/guide/long-page');

/** Returns whether the bar is what a reader sees, and can press, at the top of the window. */
const isBarThere = (page: Page) =>
  page.evaluate(() =>
    Boolean(document.elementFromPoint(innerWidth / 2, 40)?.closest('[data-part="navbar"]')),
  );

const topOf = (page: Page, part: string) =>
  page
    .locator(`[data-part="${part}"]`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The page, once its script watches the scrolling. */
async function open(page: Page): Promise<void> {
  await page.goto(LONG);
  await expect(page.locator('html')).toHaveAttribute('data-bar', 'here');
}

test('the bar makes room while the reader scrolls down, however wide the window is', async ({
  page,
}) => {
  // What moves would be waited for each time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const width of [1440, 800, 375]) {
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await scrollTo(page, 0);
      await expect.poll(() => isBarThere(page)).toBe(true);
      const part = width > 960 ? 'sidebar' : 'menu-bar';
      const height = width > 768 ? 72 : 56;
      await expect.poll(() => topOf(page, part)).toBe(height);
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => isBarThere(page)).toBe(false);
      await expect.poll(() => topOf(page, part)).toBe(0);

      await page.mouse.wheel(0, -100);
      await expect.poll(() => isBarThere(page)).toBe(true);
      await expect.poll(() => topOf(page, part)).toBe(height);
    });
  }
});

test('the bar stays while the keyboard is in it or a menu is open, and comes back by a jump up and a new page; nothing moves', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part="navbar"] :focus-visible')).toHaveCount(1);
  await scrollTo(page, 900);
  await waitForLook(page);
  expect(await isBarThere(page)).toBe(true);

  await page.locator('article a').first().focus();
  await scrollTo(page, 1500);
  await expect.poll(() => isBarThere(page)).toBe(false);
  await page.locator('[data-part="navbar"] a').first().focus();
  await expect.poll(() => isBarThere(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);

  await page.locator('article a').first().focus();
  await scrollTo(page, 0);
  const group = page.locator('[data-part="navbar"] nav summary').first();
  await group.hover();
  await expect(page.locator('[data-part="navbar"] details[open]')).toHaveCount(1);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await waitForLook(page);
  expect(await isBarThere(page)).toBe(true);

  await page.mouse.move(700, 400);
  await scrollTo(page, 0);
  const article = () =>
    page.locator('article').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await article();
  await scrollTo(page, 3000);
  await expect.poll(() => isBarThere(page)).toBe(false);
  expect(await article()).toBe(before);
  const entry = page.locator('[data-part="outline"] a').nth(1);
  const id = ((await entry.getAttribute('href')) ?? '').slice(1);
  await entry.click();
  await expect.poll(() => isBarThere(page)).toBe(true);
  const top = await page.locator(`[id="${id}"]`).evaluate((el) => el.getBoundingClientRect().top);
  // Browsers scroll to whole pixels.
  expect(top).toBeGreaterThan(71);
  expect(top).toBeLessThan(74);

  await scrollTo(page, 2000);
  await expect.poll(() => isBarThere(page)).toBe(false);
  await page.locator('[data-part="sidebar"] a', { hasText: 'Page B' }).click();
  await expect(page).toHaveURL(fixture('/guide/b'));
  await expect.poll(() => isBarThere(page)).toBe(true);

  await test.step('the real site keeps its bar', async () => {
    await page.goto(site('/issues/'));
    await scrollTo(page, 800);
    await waitForLook(page);
    expect(await isBarThere(page)).toBe(true);
  });
});

/** Longer than the 200 ms between two looks at the page. */
async function waitForLook(page: Page): Promise<void> {
  await letFramesPass(page, 25);
}
