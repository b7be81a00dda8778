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

test('the apps of the picture come in one after the other', async ({ page }) => {
  const seen = () =>
    page
      .locator('main [data-playground] img:visible')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ src, width, naturalWidth }) => [
          new URL(src).hash,
          width > 0 && naturalWidth > 0,
        ]),
      );
  const delays = () =>
    page
      .locator('main [data-playground] img:visible')
      .evaluateAll((images) =>
        images.map((image) => Number.parseFloat(getComputedStyle(image).animationDelay)),
      );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await page.goto(address('folders', '/'));
    await expect
      .poll(seen)
      .toEqual(['#base', '#cart', '#orders', '#notes'].map((part) => [part, true]));
    expect(await delays()).toEqual([0, 0.7, 1.3, 1.9]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await delays())).toEqual(new Set([0]));
});
