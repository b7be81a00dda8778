import type { Locator, Page } from '@playwright/test';
import { letFramesPass } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('fixture', '/guide/a');

const bar = (page: Page) => page.locator('[data-part="navbar"]');
const button = (page: Page, name: string) =>
  bar(page).locator(`summary[aria-label="${name}"]:visible`);

/** The kinds that open a box, each with what must be seen in it. */
const BOXES = [
  ['Fixture on Discord', (page: Page) => page.getByText('Ask for an invitation')],
  ['Fixture on WeChat', (page: Page) => page.getByRole('img', { name: 'Fixture on WeChat' })],
  ['Fixture on Lark', (page: Page) => page.getByRole('link', { name: 'the team' })],
] as const;

/** What shows of a box at present. */
const content = (page: Page, [, find]: (typeof BOXES)[number]) =>
  find(page).and(page.locator(':visible'));

test('a box opens under the mouse, stays when it is pressed, and closes once the mouse has left', async ({
  page,
}) => {
  await page.goto(PAGE);
  for (const box of BOXES) {
    await expect(content(page, box)).toHaveCount(0);
    await button(page, box[0]).hover();
    await expect(content(page, box)).toBeVisible();
    await content(page, box).hover();
    // Longer than the box waits before it closes.
    await letFramesPass(page, 20);
    await expect(content(page, box)).toBeVisible();
    if (box[0] === 'Fixture on WeChat') await expectReadable(content(page, box));
    await page.mouse.move(300, 600);
    await expect(content(page, box)).toHaveCount(0);
  }
  await button(page, 'Fixture on Discord').click();
  await expect(content(page, BOXES[0])).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(content(page, BOXES[0])).toHaveCount(0);
});

/** A picture is found under the base path, and large enough for a code in it. */
async function expectReadable(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('src', '/base/icon.svg');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(160);
}

test('a box opens by keyboard, Escape returns to its icon, and leaving it closes it', async ({
  page,
}) => {
  await page.goto(PAGE);
  for (const box of BOXES) {
    await button(page, box[0]).focus();
    await page.keyboard.press('Enter');
    await expect(content(page, box)).toBeVisible();
    if (box[0] === 'Fixture on Lark') {
      await page.keyboard.press('Tab');
      await expect(content(page, box)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(content(page, box)).toHaveCount(0);
    await expect(button(page, box[0])).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(content(page, box)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(content(page, box)).toHaveCount(0);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a box opens and closes by a tap', async ({ page }) => {
    await page.goto(PAGE);
    for (const box of BOXES) {
      await button(page, box[0]).tap();
      await expect(content(page, box)).toBeVisible();
      await button(page, box[0]).tap();
      await expect(content(page, box)).toHaveCount(0);
      await button(page, box[0]).tap();
      await expect(content(page, box)).toBeVisible();
      await page.touchscreen.tap(300, 600);
      await expect(content(page, box)).toHaveCount(0);
    }
  });
});

test('five links stand in the bar, a button opens the other two, and a box among them closes first', async ({
  page,
}) => {
  await page.goto(PAGE);
  const links = bar(page).locator(
    ':is(a, summary)[aria-label^="Fixture "]:visible:not([aria-label$="home"]), [aria-label="X"]:visible',
  );
  await expect(links).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Fixture on GitHub' })).toHaveAttribute(
    'href',
    'https://example.com/github',
  );
  await expect(page.getByRole('link', { name: 'Fixture calendar' })).toBeVisible();

  const more = button(page, 'More links');
  await more.hover();
  await expect(links).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'X', exact: true })).toBeVisible();
  await page.mouse.move(300, 600);
  await expect(links).toHaveCount(5);

  await more.focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(7);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'X', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(5);
  await expect(more).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(7);
  await page.keyboard.press('Shift+Tab');
  await expect(links).toHaveCount(5);

  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Fixture on Zhihu')).toBeFocused();
  await page.keyboard.press('Enter');
  const text = page.getByText('This link is the seventh.').and(page.locator(':visible'));
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(button(page, 'Fixture on Zhihu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'More links')).toBeFocused();
  await expect(button(page, 'Fixture on Zhihu')).toHaveCount(0);
});

test('the full bar has room, however wide the window is, and where it is narrow the button opens all links', async ({
  page,
}) => {
  await page.goto(PAGE);
  for (const width of [960, 1000, 1120, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await bar(page).evaluate((element) =>
      [...element.querySelectorAll('a, summary, button')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .map(({ left, right, height }) => ({ left, right, height })),
    );
    const ordered = ends.sort((a, b) => a.left - b.left);
    for (const [index, { right, height }] of ordered.entries()) {
      expect(right).toBeLessThanOrEqual((ordered[index + 1]?.left ?? width) + 0.5);
      expect(height).toBeLessThanOrEqual(72);
    }
    const icons = await bar(page).evaluate((element) =>
      [...element.querySelectorAll('svg')]
        .filter((icon) => icon.checkVisibility())
        .map((icon) => icon.getBoundingClientRect().width),
    );
    expect(Math.min(...icons)).toBeGreaterThan(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('link', { name: 'Fixture on GitHub' })).toHaveCount(0);
  await button(page, 'More links').click();
  await expect(page.getByRole('link', { name: 'Fixture on GitHub' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'X', exact: true })).toBeVisible();
});

test('the navigation screen shows all of them, and Escape closes a box before the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = bar(page).locator(
    '[popover] ul:last-child :is(li > a, site-dropdown > details):visible',
  );
  await expect(page.getByRole('link', { name: 'X', exact: true })).toBeVisible();
  await expect(links.locator('xpath=self::*[@aria-label] | ./summary')).toHaveCount(7);

  const text = page.getByText('Ask for an invitation').and(page.locator(':visible'));
  await button(page, 'Fixture on Discord').focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  const box = await text.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 375)).toBeLessThanOrEqual(375);
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'X', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'X', exact: true })).toHaveCount(0);
});

test('a site with one link shows it without a button for more', async ({ page }) => {
  await page.goto(address('folders', '/hello'));
  await expect(page.getByRole('link', { name: 'Garfish on GitHub' })).toBeVisible();
  await expect(page.locator('summary[aria-label="More links"]')).toHaveCount(0);
});
