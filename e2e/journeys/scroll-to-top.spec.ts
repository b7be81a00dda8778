import type { Locator, Page } from '@playwright/test';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** One page of each kind that has a top bar; all are made high enough to scroll. */
const PAGES = [
  ['an article', '/guide/long-page'],
  ['an overview', '/reference/'],
  ['a landing page', '/section/__meta__'],
  ['the home page', '/'],
  ['a page of its own kind', '/layouts/custom'],
  ['an article without top bar', '/layouts/no-navbar'],
] as const;

for (const [kind, path] of PAGES) {
  test(`${kind}: the button is there from the first pixel on, and only then`, async ({ page }) => {
    await open(page, path);
    await expect(button(page)).toBeHidden();
    expect(await canHaveFocus(page)).toBe(false);

    await page.evaluate(() => window.scrollTo(0, 1));
    await expect(button(page)).toBeVisible();
    expect(await canHaveFocus(page)).toBe(true);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button(page)).toBeHidden();
  });
}

test('a page that is nothing but its text has no such button', async ({ page }) => {
  await open(page, '/layouts/blank');
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await expect(button(page)).toBeHidden();
  await expect(page.locator('[data-part="scroll-to-top"]')).toHaveCSS('display', 'none');
});

test('it leads to the top, and the keyboard goes on from there', async ({ page }) => {
  await page.goto(address('fixture', '/guide/long-page'));
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(button(page)).toBeVisible();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const stop = page.getByRole('main').locator(':focus');
  await expect(stop).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [motion, behaviour] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`with the motion "${motion}" the way to the top is ${behaviour}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(address('fixture', '/guide/long-page'));
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(button(page)).toBeVisible();
    const after = await button(page).evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(after).toBe(behaviour === 'instant' ? 0 : 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('on the next page it is gone', async ({ page }) => {
  await page.goto(address('fixture', '/guide/long-page'));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button(page)).toBeVisible();
  await page.locator('[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Long page');
  await expect(button(page)).toBeHidden();
});

test('at the end of a page it covers nothing, however wide', async ({ page }) => {
  test.slow();
  for (const [kind, path] of PAGES) {
    for (const query of ['', '?footer=0']) {
      await page.goto(address('fixture', path + query));
      for (const width of [1440, 1024, 375]) {
        // So low that every page can be scrolled.
        await page.setViewportSize({ width, height: 300 });
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(button(page)).toBeVisible();
        expect(await coveredTexts(page), `${kind}${query}, ${width} wide`).toEqual([]);
      }
    }
  }
});

test('it lies in its corner, large enough for a finger, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(address('fixture', '/guide/long-page'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button(page)).toBeVisible();
  const box = await button(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const part = await page.locator('[data-part="scroll-to-top"]').boundingBox();
  const inner = await page.evaluate(() => document.documentElement.clientWidth);
  expect(inner - (part?.x ?? 0) - (part?.width ?? 0)).toBe(16);
  expect(700 - (part?.y ?? 0) - (part?.height ?? 0)).toBe(16);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('it is not in the way of the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(address('fixture', '/guide/long-page'));
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(button(page)).toBeVisible();
  await page.locator('[data-opens="sidebar"]').press('Enter');
  await expect(page.locator('#frame-sidebar')).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  const box = await button(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await expect(page.locator('#frame-sidebar')).toBeHidden();
  await expect(page.getByRole('main')).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('it is not on paper', async ({ page }) => {
  await page.goto(address('fixture', '/guide/long-page'));
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
});

function button(page: Page): Locator {
  return page.getByRole('button', { name: 'Back to top', includeHidden: true });
}

/** Opens a page and makes it high enough to scroll. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(address('fixture', path));
  await page.locator('main').evaluate((main) => {
    main.style.minHeight = '2000px';
  });
}

function canHaveFocus(page: Page): Promise<boolean> {
  return button(page).evaluate((element: HTMLElement) => {
    element.focus();
    return document.activeElement === element;
  });
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
