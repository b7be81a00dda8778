import {
  blocks,
  copyButton,
  expectWrapped,
  makeCodeButtons,
  wrapButton,
} from '../support/code-page';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const CODE = fixture('/markdown/code');

test('every block has both buttons; one wraps the lines of its block and of no other, whatever the appearance', async ({
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
  const button = wrapButton(block);
  await expect(block.getByRole('group', { name: 'Code, TypeScript' })).toHaveCount(1);
  const before = await block.boundingBox();
  await expectWrapped(block, false);
  // The buttons stand before the code.
  await button.focus();
  for (const stop of [copyButton(block), block.locator('pre')]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
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

  // Code reads from left to right in any language.
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
