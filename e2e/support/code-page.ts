import { expect, type Locator, type Page } from '@playwright/test';
import type { CodeElement } from '@/components/markdown/code/code-block.element';
import { expectLive } from './page-at-rest';

/** All blocks of code of a page, or those that hold a text. */
export function blocks(page: Page, text?: string | RegExp): Locator {
  const all = page.locator('main figure:has(> pre)');
  return text === undefined ? all : all.filter({ hasText: text });
}

export function copyButton(block: Locator): Locator {
  return block.getByRole('button', { name: 'Copy code', includeHidden: true });
}

export function wrapButton(block: Locator): Locator {
  return block.getByRole('button', { name: 'Toggle code wrap', includeHidden: true });
}

export function announcement(block: Locator): Locator {
  return block.locator('[aria-live]');
}

/** Makes the buttons of all blocks, which come when a reader is near, so that none comes meanwhile. */
export async function makeCodeButtons(page: Page): Promise<void> {
  await expectLive(page);
  await blocks(page).evaluateAll((figures) => {
    for (const figure of figures) {
      (figure.querySelector('site-code') as CodeElement | null)?.addButtons();
    }
  });
}

/** Presses each copy button of a page, also in what is folded away, and reads what was copied. */
export async function copyAll(page: Page): Promise<string[]> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await makeCodeButtons(page);
  return blocks(page).evaluateAll(async (figures) => {
    const copies: string[] = [];
    for (const figure of figures) {
      const before = `nothing yet ${copies.length}`;
      await navigator.clipboard.writeText(before);
      const button = figure.querySelector<HTMLElement>('[aria-label="Copy code"]');
      let text = before;
      // The page may not listen yet at first.
      for (const begun = Date.now(); text === before && Date.now() - begun < 10_000; ) {
        button?.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
        text = await navigator.clipboard.readText();
      }
      copies.push(text);
    }
    return copies;
  });
}

export async function expectWrapped(block: Locator, wraps: boolean): Promise<void> {
  const pre = block.locator('pre');
  await expect(wrapButton(block)).toHaveAttribute('aria-pressed', String(wraps));
  await expect(pre).toHaveCSS('white-space', wraps ? 'pre-wrap' : 'pre');
  // What needs no scrolling is no stop of the keyboard.
  if (wraps) await expect(pre).not.toHaveAttribute('tabindex');
  else await expect(pre).toHaveAttribute('tabindex', '0');
  expect((await overflowOf(block)) > 100).toBe(!wraps);
}

export function overflowOf(block: Locator): Promise<number> {
  return block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
}
