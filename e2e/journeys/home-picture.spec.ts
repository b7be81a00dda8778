import type { Locator } from '@playwright/test';
import { openAtRest } from '../support/page-at-rest';
import { expectSoon } from '../support/playground-page';
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

for (const width of [768, 1024, 1440, 1920]) {
  test(`Run puts three apps in the place of the picture, and Stop brings it back, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAtRest(page, address('folders', '/'));
    // The text is a pixel taller until its typeface has come.
    await page.evaluate(() => document.fonts.ready);
    const box = page.locator('main [data-playground]').first();
    const picture = box.locator('img:visible').first();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const run = box.getByRole('button', { name: 'Run it live' });
    await run.click();
    await expectSoon(box.getByRole('button', { name: /^Unmount/ })).toHaveCount(3);
    await expect(picture).toBeHidden();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(40);

    const panel = await box.locator('[data-part="panel"]').boundingBox();
    const bar = await box.locator('[data-part="panel"] header').boundingBox();
    const stage = box.frameLocator('iframe');
    for (const name of ['Cart', 'Orders', 'Notes']) {
      const head = await stage.getByText(name, { exact: true }).first().boundingBox();
      expect(head?.y, name).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      const bottom = (head?.y ?? 0) + (head?.height ?? 0);
      expect(bottom, name).toBeLessThan((panel?.y ?? 0) + (panel?.height ?? 0));
    }
    // No button is cut off at the end of its app.
    for (const app of await stage.locator('main > section').all()) {
      const end = await endOf(app);
      for (const button of await app.getByRole('button').all()) {
        expect(await endOf(button)).toBeLessThanOrEqual(end);
      }
    }

    await box.getByRole('button', { name: 'Stop' }).click();
    await expect(picture).toBeVisible();
    await expect(run).toBeFocused();
    expect(await height()).toBe(before);
  });
}

async function endOf(locator: Locator): Promise<number> {
  const { x, width } = (await locator.boundingBox()) ?? { x: 0, width: 0 };
  return x + width;
}
