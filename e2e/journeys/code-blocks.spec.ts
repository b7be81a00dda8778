import type { Locator } from '@playwright/test';
import { blocks, copyButton, wrapButton } from '../support/code-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const LINES = address('fixture', '/markdown/code-lines');
const CODE = address('fixture', '/markdown/code');

test('a button wraps the lines of its block and of no other', async ({ page }) => {
  await page.goto(CODE);
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
});

test('a block that wraps from the start says so, and can be unwrapped', async ({ page }) => {
  await page.goto(LINES);
  const block = blocks(page, 'thirteen').first();
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');
  expect(await overflowOf(block)).toBe(0);
  await wrapButton(block).click();
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'false');
  expect(await overflowOf(block)).toBeGreaterThan(100);
});

test('a wrapped block stays wrapped when the appearance changes', async ({ page }) => {
  await page.goto(CODE);
  const block = blocks(page, 'twenty-nine');
  await wrapButton(block).click();
  const html = page.locator('html');
  const before = await html.evaluate((root) => getComputedStyle(root).colorScheme);
  await page
    .getByRole('button', { name: /^Switch to (dark|light)/ })
    .first()
    .click();
  await expect
    .poll(() => html.evaluate((root) => getComputedStyle(root).colorScheme))
    .not.toBe(before);
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');
  expect(await whiteSpace(block)).toBe('pre-wrap');
});

test('the button stays under the pointer while its block grows and shrinks', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(CODE);
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

test('by keyboard both buttons come before the code', async ({ page }) => {
  await page.goto(CODE);
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
});

test('blocks without title and language have the buttons, too', async ({ page }) => {
  await page.goto(CODE);
  const count = await blocks(page).count();
  expect(count).toBeGreaterThan(15);
  await expect(page.locator('main pre')).toHaveCount(count);
  await expect(blocks(page).getByRole('button', { name: 'Copy code' })).toHaveCount(count);
  await expect(blocks(page).getByRole('button', { name: 'Toggle code wrap' })).toHaveCount(count);
  for (const button of await blocks(page).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('on a touch screen the buttons are large enough for a finger', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 700 },
  });
  const page = await context.newPage();
  await page.goto(LINES);
  const block = blocks(page, 'library.ts');
  for (const button of [wrapButton(block), copyButton(block)]) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await wrapButton(block).tap();
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
  await context.close();
});

test('a phone shows the whole name of each file', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(address('folders', '/guide/quick-start/start'));
  const names = page.locator('figcaption > span:not(:last-child)');
  expect(await names.count()).toBeGreaterThan(20);
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
});

test('code reads from left to right, whatever the page does', async ({ page }) => {
  await page.goto(CODE);
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  const pre = blocks(page, 'inList').locator('pre');
  expect(await pre.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('on paper code wraps, and there are no buttons', async ({ page }) => {
  for (const [path, text] of [
    [CODE, 'twenty-nine'],
    [LINES, 'const short = 1'],
  ] as const) {
    await page.goto(path);
    const block = blocks(page, text).first();
    expect(await overflowOf(block)).toBeGreaterThan(100);
    await page.emulateMedia({ media: 'print' });
    expect(await whiteSpace(block)).toBe('pre-wrap');
    expect(await overflowOf(block)).toBe(0);
    await expect(wrapButton(block)).toBeHidden();
    await expect(copyButton(block)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
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
});

function whiteSpace(block: Locator): Promise<string> {
  return block.locator('pre').evaluate((pre) => getComputedStyle(pre).whiteSpace);
}

function overflowOf(block: Locator): Promise<number> {
  return block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
}
