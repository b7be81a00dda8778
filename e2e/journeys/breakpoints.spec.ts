import type { Page } from '@playwright/test';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = (path: string) => address('fixture', path);

/** The ways that a page offers at its width; a panel that is closed is none. */
async function ways(page: Page): Promise<Record<string, number>> {
  const count = (selector: string) => page.locator(`${selector}:visible`).count();
  return {
    navigation: await count('[data-part="navbar"] nav[aria-label="Main"]'),
    navigationButton: await count('[data-part="navbar"] button[popovertarget]'),
    sidebar: await count('[data-part="sidebar"]'),
    sidebarButton: await count('[data-opens="sidebar"]'),
    outline: await count('[data-part="outline"]'),
    outlineButton: await count('[data-opens="outline"]'),
  };
}

/** What stands beside the article, and what a button opens. */
function expected(width: number) {
  const [column, button] = [1, 0];
  const has = (isColumn: boolean) => (isColumn ? [column, button] : [button, column]);
  const [navigation, navigationButton] = has(width > 960);
  const [sidebar, sidebarButton] = has(width > 960);
  const [outline, outlineButton] = has(width > 1280);
  return { navigation, navigationButton, sidebar, sidebarButton, outline, outlineButton };
}

test('however wide the window is, there is exactly one way to each thing', async ({ page }) => {
  await page.goto(url('/guide/long-page'));
  await expect(page.locator('h1')).toBeVisible();
  for (const width of [320, 767, 768, 769, 959, 960, 961, 1279, 1280, 1281, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => ways(page), { message: `${width} wide` }).toEqual(expected(width));
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, `${width} wide`).toBe(clientWidth);
  }
});

const HEIGHTS = [
  [769, 72, 46],
  [768, 56, 46],
  [960, 72, 46],
  [1280, 72, 46],
  [1281, 72, 0],
] as const;

test('the heights of the bars depend on the width', async ({ page }) => {
  await page.goto(url('/guide/long-page'));
  const height = (part: string) =>
    page.locator(`[data-part="${part}"]`).evaluate((element) => element.clientHeight);
  for (const [width, bar, menuBar] of HEIGHTS) {
    await page.setViewportSize({ width, height: 800 });
    // The line under a bar is part of its height.
    await expect.poll(() => height('navbar'), { message: `${width} wide` }).toBe(bar - 1);
    await expect.poll(() => height('menu-bar')).toBe(Math.max(0, menuBar - 1));
  }
});

test('a page without an outline has the menu bar up to 960 wide, and no further', async ({
  page,
}) => {
  await page.goto(url('/layouts/no-outline'));
  for (const [width, count] of [
    [960, 1],
    [961, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('[data-part="menu-bar"]:visible')).toHaveCount(count);
  }
});

for (const width of [800, 375]) {
  test(`closed panels hold no stop of the keyboard, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url('/guide/a'));
    const article = page.locator('article');
    for (let stop = 0; stop < 15; stop++) {
      await page.keyboard.press('Tab');
      const focus = page.locator(':focus');
      await expect(focus).toBeVisible();
      expect(await focus.evaluate((el) => el.closest('[popover]')?.id ?? '')).toBe('');
      if (await article.evaluate((element) => element.contains(document.activeElement))) return;
    }
    throw new Error('The keyboard did not reach the article.');
  });
}

for (const [name, button, panel, ends] of [
  ['navigation screen', '[popovertarget="frame-navigation"]', '#frame-navigation', true],
  ['drawer', '[data-opens="sidebar"]', '#frame-sidebar', false],
] as const) {
  test(`the keyboard stays in the ${name}, and the page behind it is inert`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(url('/guide/a'));
    await expect(page.locator('html')).toHaveAttribute('data-bar', 'here');
    await page.locator(button).first().press('Enter');
    await expect(page.locator(panel)).toBeVisible();
    const allowed = `${panel} *${ends ? `, ${button}` : ''}`;
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        (selector) =>
          document.activeElement === document.body || document.activeElement?.matches(selector),
        allowed,
      );
      expect(isInside).toBe(true);
    }
    await expect(page.locator(`${panel}:popover-open`)).toHaveCount(1);
    const isInert = await page.locator('main').evaluate((main) => main.closest('[inert]') !== null);
    expect(isInert).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator(button).first()).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
}

test('what was opened on a small screen closes when the window becomes wide', async ({ page }) => {
  const open = async (button: string, panel: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url('/guide/long-page'));
    await expect(page.locator('html')).toHaveAttribute('data-bar', 'here');
    await page.locator(button).first().click();
    await expect(page.locator(`${panel}:popover-open`)).toHaveCount(1);
  };
  const closesAt = async (panel: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(`${panel}:popover-open`)).toHaveCount(0);
  };
  await open('[popovertarget="frame-navigation"]', '#frame-navigation', 600);
  await closesAt('#frame-navigation', 768);
  await open('[data-opens="sidebar"]', '#frame-sidebar', 960);
  await closesAt('#frame-sidebar', 961);
  await open('[data-opens="outline"]', '#frame-outline', 1280);
  await closesAt('#frame-outline', 1281);
});
