import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/box-of';
import { scrollTo } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('the button is there from the first pixel on, and at the end of a page covers nothing', async ({
  page,
}) => {
  for (const path of ['/guide/long-page', '/', '/layouts/no-navbar']) {
    await test.step(path, async () => {
      // So low that every page can be scrolled.
      await page.setViewportSize({ width: 1440, height: 300 });
      await page.goto(fixture(path));
      for (const [top, visible] of [
        [0, false],
        [1, true],
        [0, false],
      ] as const) {
        await scrollTo(page, top);
        await expect(button(page)).toBeVisible({ visible });
      }
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 300 });
        for (const hidden of ['', 'footer']) {
          await page.evaluate((part) => {
            // As `?footer=0` does.
            document.documentElement.dataset.hide = part;
          }, hidden);
          await scrollTo(page, 100_000);
          await expect(button(page)).toBeVisible();
          expect(await coveredTexts(page), `without “${hidden}”, ${width} wide`).toEqual([]);
        }
      }
    });
  }
  await test.step('a page that is nothing but its text has no such button', async () => {
    await page.goto(fixture('/layouts/blank'));
    await expect(page.locator('[data-part="scroll-to-top"]')).toHaveCSS('display', 'none');
  });
});

test('it leads to the top, smoothly unless motion is reduced, and the keyboard goes on from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(fixture('/guide/long-page'));
  await test.step('on a phone it stands in the bar, large enough for a finger, moves nothing, and is not in the way of the drawer', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await scrollTo(page, 500);
    await expect(button(page)).toBeVisible();
    const box = await boxOf(button(page));
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    // The bar slides to its place.
    await expect(async () => {
      const bar = await boxOf(page.locator('[data-part="menu-bar"]'));
      expect(box.y).toBeGreaterThan(bar.y - 1);
      expect(box.bottom).toBeLessThanOrEqual(bar.bottom + 1);
    }).toPass({ timeout: 20_000 });
    expect(await height()).toBe(before);

    await page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').press('Enter');
    await expect(page.locator('#frame-sidebar')).toBeVisible();
    const top = await scrolled(page);
    // Beside the drawer, whose backdrop covers it.
    await page.mouse.click(360, box.y + 22);
    await expect(page.locator('#frame-sidebar')).toBeHidden();
    await expect(page.getByRole('main')).not.toBeFocused();
    expect(await scrolled(page)).toBe(top);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await scrollTo(page, 2000);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const stop = page.getByRole('main').locator(':focus');
  await expect(stop).toBeInViewport();
  expect(await scrolled(page)).toBe(0);

  for (const [reducedMotion, after] of [
    ['no-preference', 2000],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, 2000);
    await expect(button(page)).toBeVisible();
    const right = await button(page).evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(right, reducedMotion).toBe(after);
    await expect.poll(() => scrolled(page)).toBe(0);
  }

  // It is not on paper, and gone on the next page.
  await scrollTo(page, 100_000);
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(button(page)).toBeVisible();
  await page.locator('[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Long page');
  await expect(button(page)).toBeHidden();
});

function button(page: Page): Locator {
  return page.getByRole('button', { name: 'Back to top', includeHidden: true });
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Texts and controls that lie under the button. */
function coveredTexts(page: Page): Promise<(string | null)[]> {
  return button(page).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isUnder = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: (string | null)[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const control = parent?.closest('a, button') ?? parent;
      if (!control || element.contains(control) || !control.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (
        [
          ...range.getClientRects(),
          ...(control === parent ? [] : [control.getBoundingClientRect()]),
        ].some(isUnder)
      ) {
        covered.push(texts.currentNode.textContent);
      }
    }
    return covered;
  });
}
