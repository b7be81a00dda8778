import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('the picture has its place before it comes', async ({ page }) => {
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/hero-*.svg', async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(address('folders', '/'), { waitUntil: 'domcontentloaded' });
  const picture = page.locator('main [data-playground] img:visible').first();
  const height = async () => (await picture.boundingBox())?.height;
  const before = await height();
  release();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(before).toBeCloseTo((await height()) ?? 0, 2);
});

// Several images of one drawing, each with a part of it, cost as much as the rest of the page.
test('the picture is one image in the colours of the appearance', async ({ page }) => {
  const seen = () =>
    page
      .locator('main [data-playground] img:visible')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ src, naturalWidth }) => [
          new URL(src).pathname,
          naturalWidth > 0,
        ]),
      );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address('folders', '/'));
    await expect.poll(seen).toEqual([[`/hero-${colorScheme}.svg`, true]]);
  }
});
