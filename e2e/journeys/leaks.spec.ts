import type { Page } from '@playwright/test';
import { heldMemory } from '../support/held-memory';
import { find, openSearch } from '../support/search-page';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { enlarge, expectPhase, firstPicture } from '../support/zoomed-picture';

const TIMES = 3;

test.use({ reducedMotion: 'reduce' });

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
  for (let time = 0; time < 2; time++) await act();
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
  // One listener or node kept each time would be three.
  for (const kind of ['listeners', 'nodes'] as const) {
    const [, middle] = growths.map((growth) => growth[kind]).toSorted((a, b) => a - b);
    expect(middle, kind).toBeLessThan(TIMES / 2);
  }
}

test('nothing is left behind when dropdowns, the search and the appearance are used again and again', async ({
  page,
}) => {
  await page.goto(fixture('/guide/a'));
  const names = page.locator('[data-part="navbar"] details > summary:visible');
  await expect(names.nth(4)).toBeVisible();
  await expectNoLeak(page, async () => {
    for (const name of await names.all()) {
      await name.press('Enter');
      await page.keyboard.press('Escape');
    }
    await expect(page.locator('[data-part="navbar"] details[open]')).toHaveCount(0);
  });
  await expectNoLeak(page, async () => {
    for (const theme of ['dark', 'light']) {
      await page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });
  const search = async () => {
    await openSearch(page);
    await find(page, 'page');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  // What was typed into a field is kept for undo.
  await expectNoLeak(page, search, 1);
});

test('nothing is left behind when the panels of a small screen are opened and closed again and again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(fixture('/guide/long-page'));
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

test('nothing is left behind when links lead to and from a page with tabs, and a picture is enlarged, again and again', async ({
  page,
}) => {
  await page.goto(fixture('/markdown/image'));
  await expectNoLeak(page, async () => {
    await enlarge(firstPicture(page));
    await page.keyboard.press('Escape');
    await expectPhase(firstPicture(page), 'closed');
  });
  // Not by the mouse: the bar hides as the page scrolls, and the links move away under it.
  const follow = async (path: string) => {
    await page.locator(`[data-part="sidebar"] a[href="/base${path}"]`).dispatchEvent('click');
    await expect(page).toHaveURL(fixture(path));
  };
  await follow('/markdown/diagram');
  await expectNoLeak(page, async () => {
    await follow('/markdown/tabs');
    await page.getByRole('tab', { name: 'Vite' }).first().dispatchEvent('click');
    await follow('/markdown/diagram');
  });
});
