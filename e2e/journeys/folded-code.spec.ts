import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blocks, copyButton, makeCodeButtons } from '../support/code-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = site('/guide/API/loadApp');

const longBlock = (page: Page) => blocks(page, 'Show all 42 lines');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a long block shows its beginning, all of it on demand, and all of it on paper', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const code = longBlock(page).locator('pre');
    const height = async () => (await code.boundingBox())?.height ?? 0;
    const short = await height();
    expect(short).toBeLessThan(26 * 24 + 32);
    await page.getByText('Show all 42 lines').click();
    expect(await height()).toBeGreaterThan(42 * 24);
    await expect(page.getByText('Show all 42 lines')).toBeHidden();
    await page.getByText('Show fewer lines').first().click();
    expect(await height()).toBe(short);
    await page.emulateMedia({ media: 'print' });
    expect(await height()).toBeGreaterThan(42 * 14);
    await expect(page.getByText('Show all 42 lines')).toBeHidden();
  });
});

test('what is searched for in a hidden line unfolds the block, and a copy has all lines', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await makeCodeButtons(page);
  const block = longBlock(page);
  await copyButton(block).click();
  await expect(block.getByText('Copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(42);

  const last =
    copied
      .split('\n')
      .findLast((line) => line.length > 20)
      ?.trim() ?? '';
  await expect(block.locator('details')).not.toHaveAttribute('open');
  // A browser without a window finds the words, too, but does not scroll to them.
  await page.evaluate((text) => {
    (window as { find?: (text: string) => boolean }).find?.(text);
    getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: 'center' });
  }, last);
  await expect(block.locator('details')).toHaveAttribute('open');
  const selected = await page.evaluate(() => {
    const { top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
    return top !== undefined && bottom !== undefined && top >= 0 && bottom <= window.innerHeight;
  });
  expect(selected).toBe(true);

  // Nothing that readers of the quick start type is folded.
  for (const name of ['start', 'tutorial']) {
    const html = readFileSync(`out/guide/quick-start/${name}.html`, 'utf8');
    expect(html, name).toContain('data-part="code-buttons"');
    expect(html, name).not.toContain('data-part="code-fold"');
  }
});
