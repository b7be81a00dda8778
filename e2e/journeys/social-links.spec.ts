import type { Page } from '@playwright/test';
import { letFramesPass, resizeTo } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = fixture('/guide/a');

const bar = (page: Page) => page.locator('[data-part="navbar"]');
const button = (page: Page, name: string) =>
  bar(page).locator(`summary[aria-label="${name}"]:visible`);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const shown = (page: Page, text: string) => page.getByText(text).and(page.locator(':visible'));

test('a box opens under the mouse, stays when it is pressed, and closes once the mouse has left', async ({
  page,
}) => {
  await page.goto(PAGE);
  const picture = page.getByRole('img', { name: 'Fixture on WeChat' });
  for (const [name, content] of [
    ['Fixture on Discord', shown(page, 'Ask for an invitation')],
    ['Fixture on WeChat', picture],
    ['Fixture on Lark', link(page, 'the team')],
  ] as const) {
    await expect(content.and(page.locator(':visible'))).toHaveCount(0);
    await button(page, name).hover();
    await content.hover();
    // Longer than the box waits before it closes.
    await letFramesPass(page, 20);
    await expect(content).toBeVisible();
    if (name === 'Fixture on WeChat') {
      // Under the base path, and large enough for a code in it
      await expect(picture).toHaveAttribute('src', '/base/icon.svg');
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(160);
    }
    await page.mouse.move(300, 600);
    await expect(content.and(page.locator(':visible'))).toHaveCount(0);
  }
  await button(page, 'Fixture on Discord').click();
  await expect(shown(page, 'Ask for an invitation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page, 'Ask for an invitation')).toHaveCount(0);
});

test('five links stand in the bar, a button opens the other two, and there is room, however wide the window is', async ({
  page,
}) => {
  await page.goto(PAGE);
  const links = bar(page).locator(
    ':is(a, summary)[aria-label^="Fixture "]:visible:not([aria-label$="home"]), [aria-label="X"]:visible',
  );
  await expect(links).toHaveCount(5);
  await expect(link(page, 'Fixture on GitHub')).toHaveAttribute(
    'href',
    'https://example.com/github',
  );
  const more = button(page, 'More links');
  await more.hover();
  await expect(links).toHaveCount(7);
  await page.mouse.move(300, 600);
  await expect(links).toHaveCount(5);

  await more.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'X')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown(page, 'This link is the seventh.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page, 'This link is the seventh.')).toHaveCount(0);
  await expect(button(page, 'Fixture on Zhihu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(links).toHaveCount(5);

  for (const width of [960, 1000, 1120, 1279, 1280, 1440]) {
    await resizeTo(page, width);
    const { controls, icons, scrollWidth } = await bar(page).evaluate((element) => {
      const boxes = (selector: string) =>
        [...element.querySelectorAll(selector)]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().toJSON() as DOMRect)
          .sort((a, b) => a.left - b.left);
      const { scrollWidth } = document.documentElement;
      return { controls: boxes('a, summary, button'), icons: boxes('svg'), scrollWidth };
    });
    for (const [index, { right, height }] of controls.entries()) {
      expect(right).toBeLessThanOrEqual((controls[index + 1]?.left ?? width) + 0.5);
      expect(height).toBeLessThanOrEqual(72);
    }
    for (const icon of icons) expect(icon.width).toBeGreaterThan(8);
    expect(scrollWidth).toBe(width);
  }
  await resizeTo(page, 1000);
  await expect(link(page, 'Fixture on GitHub')).toHaveCount(0);
  await button(page, 'More links').click();
  for (const name of ['Fixture on GitHub', 'X']) await expect(link(page, name)).toBeVisible();

  await page.goto(site('/hello'));
  await expect(link(page, 'Garfish on GitHub')).toBeVisible();
  await expect(page.locator('summary[aria-label="More links"]')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a box opens and closes by a tap; the navigation screen shows all links, and Escape closes a box before the screen', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const discord = button(page, 'Fixture on Discord');
    const text = shown(page, 'Ask for an invitation');
    for (const close of [() => discord.tap(), () => page.touchscreen.tap(300, 600)]) {
      await discord.tap();
      await expect(text).toBeVisible();
      await close();
      await expect(text).toHaveCount(0);
    }

    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const links = bar(page).locator(
      '[popover] ul:last-child :is(li > a, site-dropdown > details):visible',
    );
    await expect(links.locator('xpath=self::*[@aria-label] | ./summary')).toHaveCount(7);
    await button(page, 'Fixture on Discord').press('Enter');
    await expect(text).toBeVisible();
    const { x = -1, width = 375 } = (await text.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(375);
    await page.keyboard.press('Escape');
    await expect(text).toHaveCount(0);
    await expect(link(page, 'X')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page, 'X')).toHaveCount(0);
  });
});
