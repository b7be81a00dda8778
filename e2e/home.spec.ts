import type { Page } from '@playwright/test';
import { address } from './servers.mjs';
import { expect, test } from './watched-page';

/** How many cards of the home page stand in each row, and how many columns of twelve each takes. */
async function rows(page: Page): Promise<number[]> {
  const tops = await page
    .locator('main li[data-span]')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

for (const [width, inRows] of [
  [1440, [3]],
  [960, [3]],
  [800, [2, 1]],
  [640, [2, 1]],
  [639, [1, 1, 1]],
  [375, [1, 1, 1]],
] as const) {
  test(`${width} wide the three cards stand in rows of ${inRows.join(' and ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('folders', '/'));
    expect(await rows(page)).toEqual(inRows);
  });
}

for (const [span, share] of [
  [2, 1 / 6],
  [3, 1 / 4],
  [4, 1 / 3],
  [6, 1 / 2],
] as const) {
  test(`a card of ${span} columns takes ${Math.round(share * 100)} % of its row`, async ({
    page,
  }) => {
    await page.goto(address('fixture', '/'));
    const list = await page.locator('main ul:has(> [data-span])').boundingBox();
    const gap = 24;
    for (const card of await page.locator(`main [data-span="${span}"]`).all()) {
      const box = await card.boundingBox();
      expect(((box?.width ?? 0) + gap) / ((list?.width ?? 0) + gap)).toBeCloseTo(share, 2);
    }
    await expect(page.locator(`main [data-span="${span}"]`)).not.toHaveCount(0);
  });
}

test('a card with a link is one target, by mouse and by keyboard', async ({ page }) => {
  await page.goto(address('fixture', '/'));
  const card = page.locator('main [data-span]:has(a)').first();
  const link = card.getByRole('link');
  const target = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  await card.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(target);
});
