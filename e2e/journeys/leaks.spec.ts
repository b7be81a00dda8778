import type { Page } from '@playwright/test';
import { heldMemory } from '../support/held-memory';
import { find, openSearch } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { enlarge, expectPhase, firstPicture, PICTURES } from '../support/zoomed-picture';

const TIMES = 5;

const url = (path: string) => address('fixture', path);

/**
 * Does something again and again; the page must not hold more each time. Something may come or go once
 * in between, such as the last notice of a picture, so the middle one of three growths counts.
 */
async function expectNoLeak(
  page: Page,
  act: () => Promise<void>,
  /** Nodes that the browser itself keeps each time. */
  ofBrowser = 0,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let time = 0; time < 3; time++) await act();
  let before = await heldMemory(client);
  const growths: { listeners: number; nodes: number }[] = [];
  for (let batch = 0; batch < 3; batch++) {
    for (let time = 0; time < TIMES; time++) await act();
    const after = await heldMemory(client);
    growths.push({
      listeners: after.listeners - before.listeners,
      nodes: after.nodes - before.nodes - ofBrowser * TIMES,
    });
    before = after;
  }
  // One listener or node kept each time would be five.
  for (const kind of ['listeners', 'nodes'] as const) {
    const [, middle] = growths.map((growth) => growth[kind]).toSorted((a, b) => a - b);
    expect(middle, kind).toBeLessThan(TIMES / 2);
  }
}

test('dropdowns opened and closed again and again leave nothing behind', async ({ page }) => {
  await page.goto(url('/guide/a'));
  const names = page.locator('[data-part="navbar"] details > summary:visible');
  const count = await names.count();
  expect(count).toBeGreaterThan(4);
  await expectNoLeak(page, async () => {
    for (let index = 0; index < count; index++) {
      await names.nth(index).press('Enter');
      await page.keyboard.press('Escape');
    }
  });
  await expect(page.locator('[data-part="navbar"] details[open]')).toHaveCount(0);
});

test('the panels of a small screen opened and closed again and again leave nothing behind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(url('/guide/long-page'));
  const buttons = page.locator('[popovertarget]:visible');
  await expect(buttons).toHaveCount(3);
  await expectNoLeak(page, async () => {
    for (let index = 0; index < 3; index++) {
      await buttons.nth(index).press('Enter');
      await expect(page.locator(':popover-open')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator(':popover-open')).toHaveCount(0);
    }
  });
});

test('going between two pages again and again leaves nothing behind', async ({ page }) => {
  await page.goto(url('/guide/a'));
  const sidebar = page.locator('[data-part="sidebar"]');
  await expectNoLeak(page, async () => {
    await sidebar.locator('a[href="/base/guide/b"]').click();
    await expect(page).toHaveURL(url('/guide/b'));
    await sidebar.locator('a[href="/base/guide/a"]').click();
    await expect(page).toHaveURL(url('/guide/a'));
  });
});

test('going to and from a page with tabs again and again leaves nothing behind', async ({
  page,
}) => {
  await page.goto(url('/markdown/diagram'));
  const sidebar = page.locator('[data-part="sidebar"]');
  await expectNoLeak(page, async () => {
    // Not by the mouse: the bar hides as the page scrolls, and the links move away under it.
    await sidebar.locator('a[href="/base/markdown/tabs"]').dispatchEvent('click');
    await expect(page).toHaveURL(url('/markdown/tabs'));
    await page.getByRole('tab', { name: 'Vite' }).first().dispatchEvent('click');
    await sidebar.locator('a[href="/base/markdown/diagram"]').dispatchEvent('click');
    await expect(page).toHaveURL(url('/markdown/diagram'));
  });
});

test('changing the appearance again and again leaves nothing behind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url('/guide/a'));
  const html = page.locator('html');
  await expectNoLeak(page, async () => {
    for (const theme of ['dark', 'light']) {
      await page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).click();
      await expect(html).toHaveAttribute('data-theme', theme);
    }
  });
});

test('a picture enlarged again and again leaves nothing behind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PICTURES);
  const drawing = firstPicture(page);
  await expectNoLeak(page, async () => {
    await enlarge(drawing);
    await page.keyboard.press('Escape');
    await expectPhase(drawing, 'closed');
  });
});

test('the search opened, used and closed again and again leaves nothing behind', async ({
  page,
}) => {
  await page.goto(url('/guide/a'));
  async function search() {
    await openSearch(page);
    await find(page, 'page');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // What was typed into a field is kept for undo.
  await expectNoLeak(page, search, 1);
});
