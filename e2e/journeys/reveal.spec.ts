import type { Page } from '@playwright/test';
import { ground, shares, toggle } from '../support/appearance-page';
import { expectLive } from '../support/page-at-rest';
import {
  countReveals,
  expectSettled,
  goTo,
  openPage,
  placeInToggle,
  runs,
  stretchTime,
} from '../support/reveal-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** [what shows, the picture that is cut, how it is cut] */
const DIRECTIONS = [
  ['light', '::view-transition-old(root)', 'shrinks'],
  ['dark', '::view-transition-new(root)', 'grows'],
] as const;

test('the light page shrinks or grows around the pointer in 400 ms', async ({ page }) => {
  await openPage(page);
  await stretchTime(page);
  for (const [from, picture, how] of DIRECTIONS) {
    expect(await ground(page)).toBe(from);
    const [x, y] = await placeInToggle(page, 9, 13);
    await page.mouse.click(x, y);

    const ends = [
      [0, x, y],
      [Math.round(Math.hypot(x, 900 - y)), x, y],
    ];
    const circles = how === 'grows' ? ends : ends.reverse();
    const run = { picture, duration: 400, easing: 'ease-in', circles };
    await expect.poll(() => runs(page)).toEqual([run]);

    // Half-way the light page is there, where the pointer is; the far corner is dark.
    await goTo(page, 200);
    const near = await page.screenshot({ clip: { x: x - 200, y: 100, width: 200, height: 300 } });
    const far = await page.screenshot({ clip: { x: 0, y: 600, width: 200, height: 300 } });
    expect((await shares(page, near.toString('base64'))).light).toBeGreaterThan(0.8);
    expect((await shares(page, far.toString('base64'))).dark).toBeGreaterThan(0.8);
    await goTo(page, 400);
    await expect.poll(() => runs(page)).toEqual([]);
  }
  expect(await ground(page)).toBe('light');
});

test('by keyboard the circle begins at the centre of the button, which keeps the focus', async ({
  page,
}) => {
  await openPage(page);
  await stretchTime(page);
  await toggle(page).press('Enter');
  await expect.poll(() => runs(page)).toHaveLength(1);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAccessibleName('Switch to light mode');
  const centre = await placeInToggle(page);
  expect((await runs(page))[0]?.circles[1]).toEqual([0, ...centre]);
  await goTo(page, 400);
  await expect.poll(() => runs(page)).toEqual([]);
  await expect(toggle(page)).toBeFocused();
});

test('the new page is there at once: no colour fades, and no part moves for itself', async ({
  page,
}) => {
  await openPage(page);
  await stretchTime(page);
  await toggle(page).press('Enter');
  await expect.poll(() => runs(page)).toHaveLength(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(1);
  const named = () =>
    [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).viewTransitionName !== 'none',
    ).length;
  expect(await page.evaluate(named)).toBe(1);
  await expect(page.locator('html')).toHaveCSS('view-transition-name', 'root');
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
});

test.describe('the change is plain', () => {
  test('where the reader wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page);
    await countReveals(page);
    await expectPlainChange(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-reveals');
  });

  test('where the settings say so', async ({ page }) => {
    await page.goto(address('fixture', '/guide/a'));
    await expectLive(page);
    await countReveals(page);
    await expectPlainChange(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-reveals');
  });

  test('where the browser knows no view transitions', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await openPage(page);
    await expectPlainChange(page);
  });

  test('where the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        throw new Error('not now');
      };
    });
    await openPage(page);
    await expectPlainChange(page);
  });

  test('where the browser gives up', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        transition.skipTransition();
        return transition;
      };
    });
    await openPage(page);
    await expectPlainChange(page);
  });
});

async function expectPlainChange(page: Page) {
  await toggle(page).click();
  await expectSettled(page, 'dark');
  await toggle(page).click();
  await expectSettled(page, 'light');
}
