import type { Page } from '@playwright/test';
import { ground, KEY, stored, toggle } from '../support/appearance-page';
import { movedParts, watchLayoutShifts } from '../support/layout-shifts';
import { expectLive, letFramesPass } from '../support/page-at-rest';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = site('/hello');

test('what is stored wins over the system, which decides until the button is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGE);
  for (const [choice, shown] of [
    ['light', 'light'],
    ['purple', 'dark'],
  ] as const) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, choice] as const);
    await page.reload();
    expect(await ground(page), choice).toBe(shown);
  }
  // A value that means nothing is corrected.
  await expect.poll(() => stored(page)).toBe('auto');

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe('light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(() => ground(page)).toBe('dark');
  await page.reload();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe('dark');
  expect(await stored(page)).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect.poll(() => ground(page)).toBe('light');
});

test('another tab follows the choice that is made, spoilt or cleared in one, or made while it slept', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(PAGE);
    await expectLive(tab);
  }
  await toggle(other).click();
  await expect.poll(() => ground(page)).toBe('dark');
  await expect(toggle(page)).toHaveAccessibleName('Switch to light mode');

  await other.evaluate((key) => localStorage.setItem(key, 'purple'), KEY);
  await expect.poll(() => ground(page)).toBe('light');
  await expect.poll(() => stored(page)).toBe('auto');

  await toggle(other).click();
  await expect.poll(() => ground(page)).toBe('dark');
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => ground(page)).toBe('light');
  // `other` does not hear of its own change; it learns of it when the first tab answers.
  await expect.poll(() => ground(other)).toBe('light');

  // A tab that sleeps hears nothing, nor does one of what it stores itself.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, KEY);
  await expect.poll(() => ground(page)).toBe('dark');

  // One that cannot store follows all the same, and switches for itself.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.reload();
  await expectLive(page);
  for (const scheme of ['light', 'dark'] as const) {
    await toggle(other).click();
    await expect.poll(() => ground(page)).toBe(scheme);
  }
  await toggle(page).click();
  await expect.poll(() => ground(page)).toBe('light');
  expect(await ground(other)).toBe('dark');
});

test('the pictures of the other appearance come before a press, nothing moves, and paper has those of the light one', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(site('/'));
  await expectLive(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNothingMoves(page);

  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(site('/'));
  await expectLive(page);
  const pictures = page.locator('img[data-on="dark"]');
  const missing = () =>
    pictures.evaluateAll(
      (all: HTMLImageElement[]) => all.filter((picture) => picture.naturalWidth === 0).length,
    );
  const count = await pictures.count();
  expect(count).toBeGreaterThan(1);
  expect(await missing()).toBe(count);
  await toggle(page).hover();
  await expect.poll(missing).toBe(0);
  await expectNothingMoves(page);

  await toggle(page).click();
  await expect.poll(() => ground(page)).toBe('dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ground(page)).toBe('light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('main img[data-on="light"]').first()).toBeVisible();
  await expect(page.locator('main img[data-on="dark"]:visible')).toHaveCount(0);
});

async function expectNothingMoves(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await toggle(page).click();
    await expect.poll(() => ground(page)).toBe(scheme);
  }
  await letFramesPass(page, 2);
  expect(await movedParts(page)).toEqual([]);
}
