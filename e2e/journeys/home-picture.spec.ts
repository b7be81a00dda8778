import { boxOf } from '../support/box-of';
import { holdRequests, openAtRest } from '../support/page-at-rest';
import { expectSoon } from '../support/playground-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// Several images of one drawing, each with a part of it, cost as much as the rest of the page.
test('the picture is one image in the colours of the appearance, and has its place before it comes', async ({
  page,
}) => {
  const seen = () =>
    page
      .locator('main [data-playground] img:visible')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ src, naturalWidth }) => [
          new URL(src).pathname,
          naturalWidth > 0,
        ]),
      );
  const release = await holdRequests(page, '**/hero-*.svg');
  const picture = page.locator('main [data-playground] img:visible').first();
  const height = async () => (await picture.boundingBox())?.height;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(site('/'), { waitUntil: 'domcontentloaded' });
    const before = await height();
    release();
    await expect.poll(seen).toEqual([[`/hero-${colorScheme}.svg`, true]]);
    expect(before).toBeCloseTo((await height()) ?? 0, 2);
  }
});

test('three apps run in the place of the picture when they are asked to, until Stop', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const width of [768, 1440]) {
    requests.length = 0;
    await page.setViewportSize({ width, height: 900 });
    await openAtRest(page, site('/'));
    // The text is a pixel taller until its typeface has come.
    await page.evaluate(() => document.fonts.ready);
    expect(requests.filter((path) => path.includes('playground'))).toEqual([]);
    const box = page.locator('main [data-playground]').first();
    const picture = box.locator('img:visible').first();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const run = box.getByRole('button', { name: 'Run it live' });
    await run.click();
    await expectSoon(box.getByRole('button', { name: /^Unmount/ })).toHaveCount(3);
    await expect(picture).toBeHidden();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(40);

    const panel = await boxOf(box.locator('[data-part="panel"]'));
    const bar = await boxOf(box.locator('[data-part="panel"] header'));
    const stage = box.frameLocator('iframe');
    for (const name of ['Cart', 'Orders', 'Notes']) {
      const head = await boxOf(stage.getByText(name, { exact: true }).first());
      expect(head.y, name).toBeGreaterThanOrEqual(Math.max(panel.y, bar.bottom));
      expect(head.bottom, name).toBeLessThan(panel.bottom);
    }
    // No button is cut off at the end of its app.
    for (const app of await stage.locator('main > section').all()) {
      const edge = await boxOf(app);
      for (const button of await app.getByRole('button').all()) {
        expect((await boxOf(button)).right).toBeLessThanOrEqual(edge.right);
      }
    }
    await box.getByRole('button', { name: 'Unmount Orders' }).click();
    await expect(stage.getByText('Orders', { exact: true })).toHaveCount(0);

    await box.getByRole('button', { name: 'Stop' }).click();
    await expect(picture).toBeVisible();
    await expect(run).toBeFocused();
    expect(await height()).toBe(before);
  }
});
