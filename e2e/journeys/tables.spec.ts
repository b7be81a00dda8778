import type { Page } from '@playwright/test';
import { resizeTo } from '../support/page-at-rest';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const ENTRIES = 'article table[data-entries]';

test('on a phone each cell of an entry names its column, and the row of names is gone', async ({
  page,
}) => {
  await page.goto(site('/api/hooks'));
  await expect(page.locator(`${ENTRIES} thead`).first()).toBeVisible();
  expect(new Set(await labels(page))).toEqual(new Set(['none']));

  await resizeTo(page, 375, 700);
  const names = await page.locator(ENTRIES).first().locator('th').allTextContents();
  await expect(page.locator(`${ENTRIES} thead`).first()).toBeHidden();
  expect(await labels(page)).toEqual(names.map((name) => `"${name}: "`));

  // A table of few letters keeps its columns.
  await page.goto(site('/guide/demo/compatibility'));
  const heads = page.locator('article table').first().locator('th');
  await expect(heads.filter({ visible: true })).toHaveCount(4);
});

/** What the stylesheet writes before the cells of the first entry. */
function labels(page: Page): Promise<string[]> {
  const cells = page.locator(`${ENTRIES} tbody tr`).first().locator('td');
  return cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content.replace('" "', '')),
  );
}
