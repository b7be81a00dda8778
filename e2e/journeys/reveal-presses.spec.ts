import { ground, toggle } from '../support/appearance-page';
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

const WIDTHS = [1440, 375];

test('quick clicks, or presses of a key before the first change is made, end as their number says', async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await openPage(page, width);
    await countReveals(page);
    const [x, y] = await placeInToggle(page);
    await page.mouse.click(x, y, { clickCount: 2 });
    await expect(page.locator('html')).toHaveAttribute('data-reveals', '2');
    await expectSettled(page, 'light');
  }
  const [x, y] = await placeInToggle(page);
  await page.mouse.click(x, y, { clickCount: 3 });
  await expect(page.locator('html')).toHaveAttribute('data-reveals', '5');
  await expectSettled(page, 'dark');
  await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-reveals', '7');
  await expectSettled(page, 'dark');
});

test('a click in a running reveal begins the next one', async ({ page }) => {
  for (const [width, last] of [
    [1440, 'light'],
    [375, 'dark'],
  ] as const) {
    await openPage(page, width);
    await stretchTime(page);
    const [x, y] = await placeInToggle(page);
    const looks = ['dark', 'light', 'dark'] as const;
    for (const shown of last === 'dark' ? looks : looks.slice(0, 2)) {
      await page.mouse.click(x, y);
      await expect
        .poll(async () => [(await runs(page)).length, await ground(page)])
        .toEqual([1, shown]);
    }
    await goTo(page, 400);
    await expectSettled(page, last);
  }
});

test('a link that is clicked meanwhile is followed', async ({ page }) => {
  await openPage(page);
  await stretchTime(page);
  const link = await page.getByRole('link', { name: 'FAQ' }).boundingBox();
  await toggle(page).click();
  await expect.poll(() => runs(page)).toHaveLength(1);
  await page.mouse.click((link?.x ?? 0) + 9, (link?.y ?? 0) + 9);
  await expect(page).toHaveURL(address('folders', '/issues/'));
  await expectSettled(page, 'dark');
});
