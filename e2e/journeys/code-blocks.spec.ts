import type { Locator } from '@playwright/test';
import { blocks, copyButton, makeCodeButtons, wrapButton } from '../support/code-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const LINES = address('fixture', '/markdown/code-lines');
const CODE = address('fixture', '/markdown/code');

test('a button wraps the lines of its block and of no other, whatever the appearance', async ({
  page,
}) => {
  await page.goto(CODE);
  await makeCodeButtons(page);
  const block = blocks(page, 'twenty-nine');
  const button = wrapButton(block);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await whiteSpace(block)).toBe('pre');
  await expect(block.getByRole('group', { name: 'Code, TypeScript' })).toHaveCount(1);
  const before = await block.boundingBox();

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await whiteSpace(block)).toBe('pre-wrap');
  expect((await block.boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) + 20);
  expect(await overflowOf(block)).toBe(0);
  // What needs no scrolling is no stop of the keyboard.
  await expect(block.locator('pre')).not.toHaveAttribute('tabindex');
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await whiteSpace(block)).toBe('pre');
  expect(await overflowOf(block)).toBeGreaterThan(100);
  await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');

  await button.click();
  const html = page.locator('html');
  const scheme = await html.evaluate((root) => getComputedStyle(root).colorScheme);
  await page
    .getByRole('button', { name: /^Switch to (dark|light)/ })
    .first()
    .click();
  await expect
    .poll(() => html.evaluate((root) => getComputedStyle(root).colorScheme))
    .not.toBe(scheme);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await whiteSpace(block)).toBe('pre-wrap');
});

test('a block that wraps from the start can be unwrapped; on paper all code wraps, without buttons', async ({
  page,
}) => {
  await page.goto(LINES);
  await makeCodeButtons(page);
  const block = blocks(page, 'thirteen').first();
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');
  expect(await overflowOf(block)).toBe(0);
  await wrapButton(block).click();
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'false');
  expect(await overflowOf(block)).toBeGreaterThan(100);

  expect(await overflowOf(blocks(page, 'const short = 1').first())).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['thirteen', 'const short = 1']) {
    const printed = blocks(page, text).first();
    expect(await whiteSpace(printed)).toBe('pre-wrap');
    expect(await overflowOf(printed)).toBe(0);
    await expect(wrapButton(printed)).toBeHidden();
    await expect(copyButton(printed)).toBeHidden();
  }
});

test('the button stays under the pointer while its block grows and shrinks', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(CODE);
  await makeCodeButtons(page);
  const block = blocks(page, 'twenty-nine');
  await wrapButton(block).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const top = async () => (await wrapButton(block).boundingBox())?.y;
  const before = await top();
  for (const pressed of ['true', 'false']) {
    await wrapButton(block).press('Enter');
    await expect(wrapButton(block)).toHaveAttribute('aria-pressed', pressed);
    expect(await top()).toBe(before);
  }
});

test('every block has both buttons, before its code, which reads from left to right', async ({
  page,
}) => {
  await page.goto(CODE);
  await makeCodeButtons(page);
  const count = await blocks(page).count();
  expect(count).toBeGreaterThan(15);
  await expect(page.locator('main pre')).toHaveCount(count);
  await expect(blocks(page).getByRole('button', { name: 'Copy code' })).toHaveCount(count);
  await expect(blocks(page).getByRole('button', { name: 'Toggle code wrap' })).toHaveCount(count);
  for (const button of await blocks(page).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }

  const block = blocks(page, 'twenty-nine');
  await wrapButton(block).focus();
  await page.keyboard.press('Tab');
  await expect(copyButton(block)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block.locator('pre')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');

  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  const pre = blocks(page, 'inList').locator('pre');
  expect(await pre.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('the buttons are large enough for a finger', async ({ page }) => {
    await page.goto(LINES);
    await makeCodeButtons(page);
    const block = blocks(page, 'library.ts');
    for (const button of [wrapButton(block), copyButton(block)]) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await wrapButton(block).tap();
    await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is there, and no button that could do nothing', async ({ page }) => {
    await page.goto(LINES);
    const block = blocks(page, 'library.ts');
    await expect(block.locator('.tk-keyword').first()).toBeVisible();
    await expect(wrapButton(block)).toBeHidden();
    await expect(copyButton(block)).toBeHidden();
    await expect(blocks(page, 'thirteen').first().locator('pre')).toHaveCSS(
      'white-space',
      'pre-wrap',
    );
  });

  test('a phone shows the whole name of each file', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(address('folders', '/guide/quick-start/tutorial'));
    const names = page.locator('figcaption > span:not(:last-child)');
    expect(await names.count()).toBeGreaterThan(20);
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
  });
});

function whiteSpace(block: Locator): Promise<string> {
  return block.locator('pre').evaluate((pre) => getComputedStyle(pre).whiteSpace);
}

function overflowOf(block: Locator): Promise<number> {
  return block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
}
