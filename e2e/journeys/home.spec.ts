import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** How many cards of the home page stand in each row, and how many columns of twelve each takes. */
async function rows(page: Page): Promise<number[]> {
  const tops = await page
    .locator('main li[data-span]')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test('the three cards stand in as many rows as the width needs', async ({ page }) => {
  await page.goto(address('folders', '/'));
  for (const [width, inRows] of [
    [1440, [3]],
    [961, [3]],
    [960, [2, 1]],
    [641, [2, 1]],
    [640, [1, 1, 1]],
    [375, [1, 1, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => rows(page), { message: `${width} wide` }).toEqual(inRows);
  }
});

test('a card takes the part of its row that its columns are of twelve', async ({ page }) => {
  await page.goto(address('fixture', '/'));
  const list = await page.locator('main ul:has(> [data-span])').boundingBox();
  const gap = 24;
  for (const span of [2, 3, 4, 6]) {
    for (const card of await page.locator(`main [data-span="${span}"]`).all()) {
      const box = await card.boundingBox();
      const share = ((box?.width ?? 0) + gap) / ((list?.width ?? 0) + gap);
      expect(share, `${span} columns`).toBeCloseTo(span / 12, 2);
    }
    await expect(page.locator(`main [data-span="${span}"]`)).not.toHaveCount(0);
  }
});

test('a card with a link is one target, by mouse and by keyboard', async ({ page }) => {
  await page.goto(address('fixture', '/'));
  const card = page.locator('main [data-span]:has(a)').first();
  const link = card.getByRole('link');
  const target = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  await card.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(target);
});

test('the home page of Garfish shows a host, what each line does, and where to go on', async ({
  page,
}) => {
  await page.goto(address('folders', '/'));
  const main = page.getByRole('main');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByRole('tabpanel', { name: 'pnpm' })).toContainText('pnpm add garfish');

  const code = main.locator('figure, pre').filter({ hasText: 'Garfish.run' }).first();
  const words = main.getByRole('listitem').filter({ hasText: 'domGetter' });
  const beside = async () => {
    const [left, right] = [await code.boundingBox(), await words.boundingBox()];
    return left && right && right.x >= left.x + left.width && right.y < left.y + left.height;
  };
  expect(await beside()).toBe(true);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(beside).toBe(false);
  expect(await violations(page)).toEqual([]);

  for (const [name, path] of [
    ['Start from nothing', '/guide/quick-start/start'],
    ['Bring an app you have', '/guide/demo/demo'],
    ['Something does not render', '/issues/#nothing-renders'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});
