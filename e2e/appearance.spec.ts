import type { Page } from '@playwright/test';
import { address } from './servers.mjs';
import { expect, test } from './watched-page';

const KEY = 'rspress-theme-appearance';

/** [what is stored, what the system asks for, what shows] */
const CASES = [
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  ['auto', 'dark', 'dark'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['purple', 'dark', 'dark'],
  ['purple', 'light', 'light'],
] as const;

for (const [stored, system, shown] of CASES) {
  test(`"${stored}" with a ${system} system shows ${shown}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(([key, value]) => value !== null && localStorage.setItem(key, value), [
      KEY,
      stored,
    ] as const);
    await page.goto(address('folders', '/api/run'));
    expect(await ground(page)).toBe(shown);
  });
}

test('the button flips the appearance, and the choice outlasts reload and system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('folders', '/api/run'));
  await page.getByRole('button', { name: 'Switch to the dark appearance' }).click();
  await expect.poll(() => ground(page)).toBe('dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
  await page.reload();
  expect(await ground(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe('dark');
  await page.getByRole('button', { name: 'Switch to the light appearance' }).click();
  await expect.poll(() => ground(page)).toBe('light');
});

test('without a choice the page follows the system while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('folders', '/'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe('dark');
});

test('a stored value that means nothing is put right', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem(key, 'purple');
    sessionStorage.setItem('visited', 'yes');
  }, KEY);
  await page.goto(address('folders', '/'));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('auto');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page follows the system', async ({ page }) => {
    await page.goto(address('folders', '/api/run'));
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'light dark');
    await expect(page.locator('[data-on="dark"]:visible').first()).toBeVisible();
  });
});

/** Whether the page's ground is light or dark, read from what is painted. */
function ground(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    for (const element of [document.documentElement, document.body]) {
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 380 ? 'light' : 'dark';
  });
}
