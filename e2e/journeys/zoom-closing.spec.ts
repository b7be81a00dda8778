import type { Page } from '@playwright/test';
import { letFramesPass, scrollTo } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import {
  enlarge,
  enlarged,
  expectPhase,
  firstPicture,
  PICTURES,
  recordPhases,
} from '../support/zoomed-picture';

const CLOSE = 'Close image';

/** Ways to close a picture, besides scrolling. */
const WAYS: [name: string, act: (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a press on the picture', (page) => enlarged(page).click()],
  ['a press on the ground', (page) => page.mouse.click(30, 450)],
  ['its button', (page) => page.getByRole('button', { name: CLOSE }).click()],
  ['the Back gesture of a phone', (page) => page.locator('dialog[open]').dispatchEvent('cancel')],
  ['another width of the window', (page) => page.setViewportSize({ width: 1300, height: 900 })],
  ['another height of the window', (page) => page.setViewportSize({ width: 1300, height: 800 })],
];

test('whatever closes an enlarged picture, scrolling by more than 40 px, too, it returns to its place and leaves no trace', async ({
  page,
}) => {
  // Waiting for the pictures to move takes long, and tells nothing here.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PICTURES);
  const drawing = firstPicture(page);
  for (const [name, act] of WAYS) {
    await test.step(name, async () => {
      await enlarge(drawing);
      const phases = await recordPhases(drawing);
      await act(page);
      await expectPhase(drawing, 'closed');
      expect((await phases()).map(([phase]) => phase)).toEqual(['closing', 'closed']);
      await expectNoTrace(page);
    });
  }

  // Scrolling by more than 40 px closes it, by wheel or script.
  await page.setViewportSize({ width: 1440, height: 600 });
  for (const [scroll, distance] of [
    [byScript, 40],
    [byScript, 41],
    [byScript, -40],
    [byScript, -41],
    [byWheel, 40],
    [byWheel, -41],
  ] as const) {
    await test.step(`${scroll.name} ${distance}`, async () => {
      await scrollTo(page, 100);
      await enlarge(drawing);
      // The press may have moved the page, to bring the picture into view.
      const start = await page.evaluate(() => window.scrollY);
      await scroll(page, distance);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(start + distance);
      if (Math.abs(distance) === 40) {
        // By then a picture that were to close would have begun to.
        await letFramesPass(page, 5);
        await expectPhase(drawing, 'opened');
        await page.keyboard.press('Escape');
      }
      await expectPhase(drawing, 'closed');
      await expectNoTrace(page);
    });
  }

  await test.step('Escape while it grows', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const phases = await recordPhases(drawing);
    // From the page itself: a busy machine might be too late.
    await drawing.evaluate((image) => {
      new MutationObserver((_, observer) => {
        if (image.getAttribute('data-zoom') !== 'opening') return;
        observer.disconnect();
        const key = { key: 'Escape', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      }).observe(image, { attributeFilter: ['data-zoom'] });
    });
    await drawing.click();
    await expect
      .poll(async () => (await phases()).map(([phase]) => phase))
      .toEqual(['opening', 'closing', 'closed']);
    await expectNoTrace(page);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });
  test('a tap enlarges a picture, a short swipe keeps it and a long one closes it', async ({
    page,
  }) => {
    await page.goto(PICTURES);
    const drawing = firstPicture(page);
    await expectPhase(drawing, 'closed');
    await drawing.tap();
    await expectPhase(drawing, 'opened');
    await expect.poll(() => enlarged(page).boundingBox()).toMatchObject({ x: 0, width: 375 });

    const start = await page.evaluate(() => window.scrollY);
    const scrolled = async () => Math.abs((await page.evaluate(() => window.scrollY)) - start);
    await swipeUp(page, 40);
    await expect.poll(scrolled).toBeGreaterThan(0);
    expect(await scrolled()).toBeLessThanOrEqual(40);
    await expectPhase(drawing, 'opened');
    await swipeUp(page, 80);
    await expect.poll(scrolled).toBeGreaterThan(40);
    await expectPhase(drawing, 'closed');
    await expectNoTrace(page);
  });
});

test('the keyboard enlarges a picture, stays with it, and returns to where it was, as the picture does after a little scrolling; another page closes it', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(PICTURES);
  const drawing = firstPicture(page);
  await expectPhase(drawing, 'closed');
  const name = 'Enlarge image: The drawing of the home page, in light colours';
  const button = page.getByRole('button', { name, exact: true });
  await page.getByRole('heading', { level: 1 }).click();
  for (
    let stop = 0;
    stop < 9 && !(await button.evaluate((own) => own === document.activeElement));
    stop++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await expect(drawing).toHaveCSS('outline-style', 'solid');

  await page.keyboard.press('Enter');
  await expectPhase(drawing, 'opened');
  const dialog = page.getByRole('dialog', {
    name: 'The drawing of the home page, in light colours',
  });
  const close = dialog.getByRole('button', { name: CLOSE });
  await expect(close).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator(':is(header, main) :focus')).toHaveCount(0);
  }
  await close.focus();
  await page.keyboard.press('Enter');
  await expectPhase(drawing, 'closed');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expectPhase(drawing, 'opened');
  await expect(close).toBeFocused();
  // Keys scroll the page under the picture, which closes it.
  await page.keyboard.press('PageDown');
  await expectPhase(drawing, 'closed');
  // The button has the focus again, and does not call the reader back to its picture.
  await expect(button).toBeFocused();
  expect((await drawing.boundingBox())?.y).toBeLessThan(0);

  // A picture that was scrolled a little returns to its place in the page.
  await enlarge(drawing);
  await byScript(page, 30);

  await drawing.evaluate((original) => {
    const top = (element: Element | null) => element?.getBoundingClientRect().top;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const copy = document.querySelector('dialog img');
      for (const animation of copy?.getAnimations() ?? []) animation.finish();
      Object.assign(window, { ends: { copy: top(copy), original: top(original) } });
    }).observe(original, { attributeFilter: ['data-zoom'] });
  });
  await page.keyboard.press('Escape');
  await expectPhase(drawing, 'closed');
  const { copy, original } = await page.evaluate(() => Reflect.get(window, 'ends'));
  expect(copy).toBeCloseTo(original, 0);

  // Going to another page, and back, closes an enlarged picture at once.
  const literal = page.locator('[data-part="sidebar"] a[href$="/markdown/literal"]');
  const loads = [...watch.loads];
  await literal.click();
  await expect(page).toHaveURL(fixture('/markdown/literal'));
  await page.locator('[data-part="sidebar"] a[href$="/markdown/image"]').click();
  await enlarge(firstPicture(page));
  await page.goBack();
  await expect(page).toHaveURL(fixture('/markdown/literal'));
  await expectNoTrace(page);

  await page.goForward();
  await enlarge(firstPicture(page));
  // Readers cannot, but scripts can: a link behind the picture.
  await literal.dispatchEvent('click');
  await expect(page).toHaveURL(fixture('/markdown/literal'));
  await expectNoTrace(page);
  expect(watch.loads).toEqual(loads);
});

/** Nothing of an enlarged picture is left: no dialog, no copy, no lock on the page. */
async function expectNoTrace(page: Page): Promise<void> {
  await expect(page.locator('dialog[open], [data-rmiz], [data-rmiz-portal]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  expect(await page.evaluate(() => document.body.style.length)).toBe(0);
}

function byScript(page: Page, distance: number): Promise<void> {
  return page.evaluate((by) => window.scrollBy(0, by), distance);
}

async function byWheel(page: Page, distance: number): Promise<void> {
  await page.mouse.move(720, 300);
  await page.mouse.wheel(0, distance);
}

/** A finger that goes up the screen and rests before it leaves, so that nothing flies on. */
async function swipeUp(page: Page, distance: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const [x, from] = [180, 600];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from - (distance * step) / 10);
  await letFramesPass(page, 5);
  await touch('touchMove', from - distance);
  await touch('touchEnd');
}
