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
  await expect(block.getByRole('group', { name: 'Code, TypeScript' })).toHaveCount(1);
  const before = await block.boundingBox();
  await expectWrapped(block, false);
  await button.click();
  await expectWrapped(block, true);
  expect((await block.boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) + 20);
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
  await button.click();
  await expectWrapped(block, false);

  await button.click();
  await page.getByRole('button', { name: 'Switch to dark mode' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectWrapped(block, true);
});

test('a block that wraps from the start can be unwrapped; on paper all code wraps, without buttons', async ({
  page,
}) => {
  await page.goto(LINES);
  await makeCodeButtons(page);
  const block = blocks(page, 'thirteen').first();
  await expectWrapped(block, true);
  await wrapButton(block).click();
  await expectWrapped(block, false);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['thirteen', 'const short = 1']) {
    const printed = blocks(page, text).first();
    await expect(printed.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
    expect(await overflowOf(printed)).toBe(0);
    await expect(wrapButton(printed)).toBeHidden();
    await expect(copyButton(printed)).toBeHidden();
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

  const block = blocks(page, 'twenty-nine');
  await wrapButton(block).focus();
  for (const stop of [copyButton(block), block.locator('pre')]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await expect(blocks(page, 'inList').locator('pre')).toHaveCSS('direction', 'ltr');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('the buttons are large enough for a finger, and stay under it while their block grows', async ({
    page,
  }) => {
    await page.goto(CODE);
    await makeCodeButtons(page);
    const block = blocks(page, 'twenty-nine');
    for (const button of [wrapButton(block), copyButton(block)]) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await wrapButton(block).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const top = async () => (await wrapButton(block).boundingBox())?.y;
    const before = await top();
    for (const pressed of ['true', 'false']) {
      await wrapButton(block).tap();
      await expect(wrapButton(block)).toHaveAttribute('aria-pressed', pressed);
      expect(await top()).toBe(before);
    }
  });
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

async function expectWrapped(block: Locator, wraps: boolean): Promise<void> {
  const pre = block.locator('pre');
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', String(wraps));
  await expect(pre).toHaveCSS('white-space', wraps ? 'pre-wrap' : 'pre');
  // What needs no scrolling is no stop of the keyboard.
  if (wraps) await expect(pre).not.toHaveAttribute('tabindex');
  else await expect(pre).toHaveAttribute('tabindex', '0');
  expect((await overflowOf(block)) > 100).toBe(!wraps);
}

function overflowOf(block: Locator): Promise<number> {
  return block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
}
