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

/** [width of the window, number of clicks, what shows in the end] */
for (const [width, times, last] of [
  [1440, 2, 'light'],
  [1440, 3, 'dark'],
  [375, 2, 'light'],
] as const) {
  test(`${times} quick clicks on ${width} px end ${last}`, async ({ page }) => {
    await openPage(page, width);
    await countReveals(page);
    const [x, y] = await placeInToggle(page);
    await page.mouse.click(x, y, { clickCount: times });
    await expect(page.locator('html')).toHaveAttribute('data-reveals', String(times));
    await expectSettled(page, last);
  });

  test(`${times} clicks, each in a running reveal, on ${width} px end ${last}`, async ({
    page,
  }) => {
    await openPage(page, width);
    await stretchTime(page);
    const [x, y] = await placeInToggle(page);
    for (let time = 1; time <= times; time++) {
      await page.mouse.click(x, y);
      const shown = time % 2 ? 'dark' : 'light';
      await expect
        .poll(async () => [(await runs(page)).length, await ground(page)])
        .toEqual([1, shown]);
    }
    await goTo(page, 400);
    await expectSettled(page, last);
  });
}

test('two presses of a key before the first change is made end where they began', async ({
  page,
}) => {
  await openPage(page);
  await countReveals(page);
  await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-reveals', '2');
  await expectSettled(page, 'light');
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
