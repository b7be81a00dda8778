import type { Page } from '@playwright/test';
import { letFramesPass } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** The ways that a page offers at its width; a panel that is closed is none. The bars and their heights. */
async function ways(page: Page): Promise<Record<string, number>> {
  const count = (selector: string) => page.locator(`${selector}:visible`).count();
  const height = (part: string) =>
    page
      .locator(`[data-part="${part}"]`)
      .evaluate((element) => (element as HTMLElement).offsetHeight);
  return {
    bar: await height('navbar'),
    menuBar: await height('menu-bar'),
    navigation: await count('[data-part="navbar"] nav[aria-label="Main"]'),
    navigationButton: await count('[data-part="navbar"] button[popovertarget]'),
    sidebar: await count('[data-part="sidebar"]'),
    sidebarButton: await count('[data-part="menu-bar"] [data-opens="sidebar"]'),
    outline: await count('[data-part="outline"]'),
    outlineButton: await count('[data-opens="outline"]'),
  };
}

/** What stands beside the article, and what a button opens. */
function expected(width: number) {
  const [isNarrow, isMiddle] = [width <= 960, width <= 1280].map(Number);
  return {
    bar: width > 768 ? 72 : 56,
    menuBar: width > 1280 ? 0 : 46,
    navigation: 1 - (isNarrow ?? 0),
    navigationButton: isNarrow,
    sidebar: 1 - (isNarrow ?? 0),
    sidebarButton: isNarrow,
    outline: 1 - (isMiddle ?? 0),
    outlineButton: isMiddle,
  };
}

test('however wide the window is, there is exactly one way to each thing, in bars of their heights', async ({
  page,
}) => {
  await page.goto(fixture('/guide/long-page'));
  await expect(page.locator('h1')).toBeVisible();
  for (const width of [320, 767, 768, 769, 959, 960, 961, 1279, 1280, 1281, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => ways(page), { message: `${width} wide` }).toEqual(expected(width));
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, `${width} wide`).toBe(clientWidth);
  }

  // Without an outline the menu bar has nothing to offer beside the sidebar.
  await page.goto(fixture('/layouts/no-outline'));
  for (const [width, count] of [
    [960, 1],
    [961, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('[data-part="menu-bar"]:visible')).toHaveCount(count);
  }
});

test('what was opened on a small screen holds the keyboard before an inert page, and closes when the window becomes wide', async ({
  page,
}) => {
  // What moves would be waited for each time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(fixture('/guide/long-page'));
  await expect(page.locator('html')).toHaveAttribute('data-bar', 'here');
  for (const [button, panel, ends] of [
    ['[popovertarget="frame-navigation"]', '#frame-navigation', true],
    ['[data-part="menu-bar"] [data-opens="sidebar"]', '#frame-sidebar', false],
  ] as const) {
    await page.locator(button).first().press('Enter');
    await expect(page.locator(panel)).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator(panel)).toBeVisible();
    const allowed = `${panel} *${ends ? `, ${button}` : ''}`;
    for (let stop = 0; stop < 25; stop++) {
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
    // The browser gives the focus back from within the panel only, and Tab may just have left its last stop.
    await page.locator(panel).locator('a, button').first().focus();
    await page.keyboard.press('Escape');
    await expect(page.locator(button).first()).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  }

  for (const [button, panel, small, wide] of [
    ['[popovertarget="frame-navigation"]', '#frame-navigation', 600, 768],
    ['[data-part="menu-bar"] [data-opens="sidebar"]', '#frame-sidebar', 960, 961],
    ['[data-opens="outline"]', '#frame-outline', 1280, 1281],
  ] as const) {
    await page.setViewportSize({ width: small, height: 800 });
    await page.locator(button).first().click();
    await expect(page.locator(`${panel}:popover-open`)).toHaveCount(1);
    // Browsers report that a popover has opened in a later task, and nobody resizes a window before that.
    await letFramesPass(page, 2);
    await page.setViewportSize({ width: wide, height: 800 });
    await expect(page.locator(`${panel}:popover-open`)).toHaveCount(0);
  }
});
