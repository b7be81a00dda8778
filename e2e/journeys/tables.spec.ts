import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { htmlPath } from '../../lib/routing/route-path';
import { ROUTES } from '../support/routes';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const ENTRIES = 'article table[data-entries]';

/** Every page with a table. */
const PATHS = ROUTES.filter((path) =>
  readFileSync(`out${htmlPath(path)}`, 'utf8').includes('<table'),
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('tables are read without scrolling sideways, and no name in them is broken', async ({
    page,
  }) => {
    test.slow();
    expect(PATHS).toContain('/api/run');
    for (const path of PATHS) {
      await page.goto(address('folders', path));
      const sizes = await page.locator('main table').evaluateAll((tables) =>
        tables.map((table) => {
          const around = table.parentElement ?? table;
          const cells = [...table.querySelectorAll('td')].filter((cell) => cell.hasChildNodes());
          return {
            overflow: around.scrollWidth - around.clientWidth,
            cut: cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length,
          };
        }),
      );
      expect(sizes, path).toEqual(sizes.map(() => ({ overflow: 0, cut: 0 })));
      expect(await page.evaluate(brokenNames), path).toEqual([]);
    }
  });

  test('each cell of an entry names its column, and the row of names is gone', async ({ page }) => {
    await page.goto(address('folders', '/api/hooks'));
    const names = await page.locator(ENTRIES).first().locator('th').allTextContents();
    await expect(page.locator(`${ENTRIES} thead`).first()).toBeHidden();
    expect(await labels(page)).toEqual(['none', ...names.slice(1).map((name) => `"${name}: "`)]);
  });

  test('a table of few letters keeps its columns', async ({ page }) => {
    await page.goto(address('folders', '/guide/demo/compatibility'));
    const heads = page.locator('article table').first().locator('th');
    await expect(heads.filter({ visible: true })).toHaveCount(4);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('a comparison shows one thing beside the chosen other', async ({ page }) => {
        await page.goto(address('folders', '/'));
        const heads = page.locator('main th').filter({ visible: true });
        await expect(heads).toHaveText(['What you get', 'Garfish', 'iframe']);
        await page.getByRole('radio', { name: 'qiankun' }).check();
        await expect(heads).toHaveText(['What you get', 'Garfish', 'qiankun']);
      });
    });
  }
});

test('on a wide screen no name in a table is broken either', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/guide/concept/sandbox', '/guide/advance/coming-from']) {
    await page.goto(address('folders', path));
    expect(await page.evaluate(brokenNames), path).toEqual([]);
  }
});

test('on a wide screen a comparison shows all, and nothing to choose', async ({ page }) => {
  await page.goto(address('folders', '/'));
  await expect(page.locator('main th').filter({ visible: true })).toHaveCount(6);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('on a wide screen the same table has columns', async ({ page }) => {
  await page.goto(address('folders', '/api/hooks'));
  await expect(page.locator(`${ENTRIES} thead`).first()).toBeVisible();
  expect(new Set(await labels(page))).toEqual(new Set(['none']));
});

/** Runs in the page. The names in tables that stand in more than one line. */
function brokenNames(): string[] {
  const broken: string[] = [];
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.closest('main td')) continue;
    for (const { 0: name, index } of (text.textContent ?? '').matchAll(/[\w$]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + name.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(name);
    }
  }
  return broken;
}

/** What the stylesheet writes before the cells of the first entry. */
function labels(page: Page): Promise<string[]> {
  const cells = page.locator(`${ENTRIES} tbody tr`).first().locator('td');
  return cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content.replace('" "', '')),
  );
}
