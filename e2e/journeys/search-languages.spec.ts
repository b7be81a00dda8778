import type { Page } from '@playwright/test';
import { field, openSearch, rows } from '../support/search-page';
import { recordIndexRequests } from '../support/search-traffic';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** Tells the names of all indexes, so it is asked for once. */
const NAMES = '/base/static/search_names.json';

/** The files of the index of one language. */
const indexOf = (lang: string) => [
  ...['search_index_headings', 'search_index_terms', 'search_index'].map((name) =>
    expect.stringMatching(new RegExp(`^/base/static/${name}\\.${lang}\\.[0-9a-f]{8}\\.json$`)),
  ),
];

test('each language has an index of its own for all versions, without the pages that have no search', async ({
  page,
  watch,
}) => {
  const asked = recordIndexRequests(page);
  await page.goto(fixture('/guide/a'));
  const loads = watch.loads.length;
  // It stands in version 1 only, and the versions are not searched each for itself.
  await expectNothing(page, 'wombatron');
  // It stands on a page without search.
  await expectNothing(page, 'quokkatron');
  expect(asked).toEqual([NAMES, ...indexOf('en')]);

  await choose(page, 'summary[aria-label="Language"]', '中文', '/zh/guide/a');
  await openChineseSearch(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: '指南' })).toBeVisible();
  await page.getByRole('combobox').fill('细节');
  await expect(rows(page).first()).toContainText('细节');
  await expect(rows(page).and(page.locator(':not([href^="/base/zh/"])'))).toHaveCount(0);
  await expect.poll(() => asked).toEqual([NAMES, ...indexOf('en'), ...indexOf('zh')]);
  await page.keyboard.press('Escape');

  await choose(page, 'summary:has-text("版本")', '1.x', '/1.x/zh/guide/a');
  await openChineseSearch(page);
  await page.getByRole('combobox').fill('细节');
  await expect(rows(page).first()).toHaveAttribute('href', /^\/base\/zh\//);
  expect(asked).toEqual([NAMES, ...indexOf('en'), ...indexOf('zh')]);
  expect(watch.loads).toHaveLength(loads);
});

async function expectNothing(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(
    `No results for "${query}"`,
  );
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Switches the language or the version without a load of the document. */
async function choose(page: Page, menu: string, name: string, path: string): Promise<void> {
  const bar = page.locator('[data-part="navbar"]');
  const list = bar.locator('details').filter({ has: page.locator(menu) });
  const link = list.getByRole('link', { name, exact: true });
  await list.locator('summary').hover();
  await expect(link).toHaveAttribute('href', `/base${path}`);
  await link.click();
  await expect(page).toHaveURL(fixture(path));
  await expect(page.locator('h1')).toHaveCount(1);
}

/** The keys are the same in each language, its words are not. */
async function openChineseSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).waitFor();
}
