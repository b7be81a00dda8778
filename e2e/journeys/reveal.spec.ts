import type { Page } from '@playwright/test';
import { ground, shares, toggle } from '../support/appearance-page';
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

test('by keyboard the circle begins at the centre of the button, which keeps the focus, and is all that moves or fades', async ({
  page,
}) => {
  await openPage(page);
  await stretchTime(page);
  await toggle(page).press('Enter');
  await expect.poll(() => runs(page)).toHaveLength(1);
  // Beside the icon of the button, which rises.
  const others = () =>
    document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return !target?.closest('[data-appearance-toggle]');
    }).length;
  expect(await page.evaluate(others)).toBe(1);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAccessibleName('Switch to light mode');
  const centre = await placeInToggle(page);
  expect((await runs(page))[0]?.circles[1]).toEqual([0, ...centre]);

  const named = () =>
    [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).viewTransitionName !== 'none',
    ).length;
  expect(await page.evaluate(named)).toBe(1);
  await expect(page.locator('html')).toHaveCSS('view-transition-name', 'root');
  await goTo(page, 400);
  await expect.poll(() => runs(page)).toEqual([]);
  await expect(toggle(page)).toBeFocused();
});

test('the change is plain where the reader or the settings want no motion, or the browser has none', async ({
  page,
}) => {
  await openPage(page);
  await test.step('where the reader wants no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await countReveals(page);
    await expectPlainChange(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-reveals');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  await test.step('where the browser gives up', async () => {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        transition.skipTransition();
        return transition;
      };
    });
    await expectPlainChange(page);
    await expect(page.locator('html')).toHaveAttribute('data-reveals', '2');
  });
  await test.step('where the browser refuses', async () => {
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('not now');
      };
    });
    await expectPlainChange(page);
  });
  await test.step('where the browser knows no view transitions', async () => {
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'startViewTransition');
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
    await expectPlainChange(page);
  });
  await test.step('where the settings say so', async () => {
    await page.goto(address('fixture', '/guide/a'));
    await countReveals(page);
    await expectPlainChange(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-reveals');
  });
});

async function expectPlainChange(page: Page) {
  await toggle(page).click();
  await expectSettled(page, 'dark');
  await toggle(page).click();
  await expectSettled(page, 'light');
}
