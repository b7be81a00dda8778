import { movedParts, watchLayoutShifts } from '../support/layout-shifts';
import { holdRequests } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// All of this is there before the scripts of a page run.
test('nothing moves when the pictures of a page come late, and each has its size, no wider than the column', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  const release = await holdRequests(page, /\.svg$/);
  await page.goto(fixture('/markdown/image'), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const tops = () =>
    page
      .locator('main :is(h2, h3, p)')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  const before = await tops();
  release();
  // A picture that is far away is fetched only when the reader comes near it.
  await page.locator('main img').evaluateAll((images) => {
    for (const image of images as HTMLImageElement[]) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).every(({ naturalWidth }) => naturalWidth > 0),
        ),
    )
    .toBe(true);
  expect(await tops()).toEqual(before);
  expect(await movedParts(page)).toEqual([]);

  const size = (alt: string) =>
    page.getByAltText(alt).evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      return { width, height };
    });
  expect(await size('The logo in light colours')).toEqual({ width: 32, height: 32 });
  await page.setViewportSize({ width: 375, height: 800 });
  const drawing = await size('The drawing of the home page, in light colours');
  expect(drawing.width).toBeLessThanOrEqual(375);
  expect(drawing.width / drawing.height).toBeCloseTo(640 / 480, 2);
});
