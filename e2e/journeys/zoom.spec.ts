import { movedParts, watchLayoutShifts } from '../support/layout-shifts';
import { scrollTo, settle } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import {
  enlarge,
  enlarged,
  expectPhase,
  firstPicture,
  PICTURES,
  picture,
  recordPhases,
  showBitmap,
  watchZoomFiles,
} from '../support/zoomed-picture';

const WITHOUT_PICTURES = fixture('/markdown/literal');

test('a page has its pictures to itself for 100 ms; what enlarges them comes then; those in links and headings, signs, and what the settings leave out stay as they are', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const files = await watchZoomFiles(page);
  await page.goto(WITHOUT_PICTURES);
  // Before the time limit of the search index, which loads meanwhile.
  await page.clock.pauseAt(18_000);
  await page.locator('[data-part="sidebar"] a[href$="/markdown/image"]').click();
  await expect(firstPicture(page)).toBeVisible();
  await page.clock.runFor(99);
  await settle(page);
  expect(files).toEqual([]);
  await page.clock.runFor(1);
  await expectPhase(firstPicture(page), 'closed');
  expect(files.map((file) => file.split('.').pop()).sort()).toEqual(['css', 'js']);

  await page.locator('[data-part="sidebar"] a[href$="/markdown/zoom"]').click();
  const drawing = picture(page, 'A drawing in a list');
  await expect(drawing).toBeVisible();
  await page.clock.runFor(99);
  await settle(page);
  await expect(drawing).not.toHaveAttribute('data-zoom');
  await page.clock.runFor(1);
  await expectPhase(drawing, 'closed');

  await page.clock.resume();
  const ready = page.locator('img[data-zoom]');
  const descriptions = await ready.evaluateAll((images) =>
    images.map((image) => image.getAttribute('alt')),
  );
  expect(descriptions.sort()).toEqual([
    'A drawing in a list',
    'A drawing in a table',
    "A drawing of half the column's width",
    'A logo that becomes the drawing of the home page',
  ]);
  for (const image of await page.locator('img:not([data-zoom]):visible').all()) {
    await expect(image).not.toHaveCSS('cursor', 'zoom-in');
  }
  await page.getByText('Folded').click();
  await enlarge(picture(page, 'A drawing that is folded away'));
  await page.keyboard.press('Escape');

  await picture(page, 'a drawing in a link').click();
  await expect(page).toHaveURL(fixture('/guide/a'));
});

test('as pictures become ready and one is enlarged, it stays the same element, nothing moves, and it is not fetched again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await watchLayoutShifts(page);
  await page.clock.install();
  await page.goto(PICTURES);
  await page.waitForLoadState('load');
  const drawing = firstPicture(page);
  const before = await drawing.elementHandle();
  const box = await drawing.boundingBox();

  await page.clock.runFor(200);
  await enlarge(drawing);
  await page.keyboard.press('Escape');
  await expectPhase(drawing, 'closed');
  expect(await drawing.evaluate((image, old) => image === old, before)).toBe(true);
  expect(await drawing.boundingBox()).toEqual(box);
  expect(await movedParts(page)).toEqual([]);
  expect(asked.filter((file) => file.endsWith('/hero-light.svg'))).toHaveLength(1);

  // Nor does the frame of a page that is scrolled.
  await page.setViewportSize({ width: 1440, height: 600 });
  await scrollTo(page, 300);
  const outline = page.locator('[data-part="outline"]');
  // The top bar goes first, and the outline takes its room.
  await expect.poll(async () => (await outline.boundingBox())?.y).toBe(0);
  await enlarge(drawing);
  const open = await outline.boundingBox();
  await page.keyboard.press('Escape');
  await expectPhase(drawing, 'closed');
  expect(open).toEqual(await outline.boundingBox());
});

test('a picture grows in 0.3 seconds, or at once where motion is reduced, over the page’s ground, and goes back', async ({
  page,
}) => {
  await page.goto(PICTURES);
  const drawing = firstPicture(page);
  const ground = page.locator('[data-rmiz-modal-overlay]');
  await expectPhase(drawing, 'closed');
  const phases = await recordPhases(drawing);
  const small = await drawing.boundingBox();
  await enlarge(drawing);

  // A busy machine may still show the picture on its way.
  await expect(async () => {
    const large = await enlarged(page).boundingBox();
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.5);
    expect((large?.x ?? 0) * 2 + (large?.width ?? 0)).toBeCloseTo(1440, 0);
    expect((large?.y ?? 0) * 2 + (large?.height ?? 0)).toBeCloseTo(900, 0);
  }).toPass();
  await expect(drawing).toBeHidden();
  await expect(enlarged(page)).toHaveCSS('transition-duration', '0.3s');
  await expect(ground).toHaveCSS('transition-duration', '0.3s');
  await page.keyboard.press('Escape');
  await expectPhase(drawing, 'closed');
  await expect(drawing).toBeVisible();
  expect(await drawing.boundingBox()).toEqual(small);
  const seen = await phases();
  expect(seen.map(([phase]) => phase)).toEqual(['opening', 'opened', 'closing', 'closed']);
  const [opening = 0, opened = 0, closing = 0, closed = 0] = seen.map(([, time]) => time);
  expect(opened - opening).toBeGreaterThan(280);
  expect(closed - closing).toBeGreaterThan(280);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enlarge(drawing);
  // As good as none; the library waits for the end of a transition.
  await expect(enlarged(page)).toHaveCSS('transition-duration', '1e-05s');
  await expect(ground).toHaveCSS('transition-duration', '0s');
  const colours = new Set<string>();
  for (const theme of ['light', 'dark']) {
    const own = await page.locator('html').evaluate((html, name) => {
      html.dataset.theme = name;
      return getComputedStyle(html).backgroundColor;
    }, theme);
    await expect(ground).toHaveCSS('background-color', own);
    colours.add(own);
  }
  expect(colours.size).toBe(2);
  await page.keyboard.press('Escape');
  await expectPhase(drawing, 'closed');
  expect((await phases()).slice(4).map(([phase]) => phase)).toEqual([
    'opening',
    'opened',
    'closing',
    'closed',
  ]);

  // A picture of dots grows to its own size and no further, and only if it is shown smaller.
  const sign = picture(page, 'The logo in light colours');
  await showBitmap(sign, 300, 150);
  await expect(sign).not.toHaveAttribute('data-zoom');
  await showBitmap(sign, 1000, 400);
  await enlarge(sign);
  await expect
    .poll(() => enlarged(page).boundingBox())
    .toMatchObject({
      width: expect.closeTo(1000, 0),
      height: expect.closeTo(400, 0),
    });
});
