import type { Page } from '@playwright/test';
import { expectLive, holdRequests, letIdle, openAtRest } from '../support/page-at-rest';
import { currentRow, field, find, openSearch, PAGE, rows } from '../support/search-page';
import { pretendConnection, recordIndexRequests } from '../support/search-traffic';
import { expect, test } from '../support/watched-page';

/** The files of one index, in the order in which they are requested. */
const WHOLE_INDEX = [
  '/static/search_names.json',
  expect.stringMatching(/^\/static\/search_index_headings\.[0-9a-f]{8}\.json$/),
  expect.stringMatching(/^\/static\/search_index_terms\.[0-9a-f]{8}\.json$/),
  expect.stringMatching(/^\/static\/search_index\.[0-9a-f]{8}\.json$/),
];

const status = (page: Page) => page.getByRole('dialog').getByRole('status');

test('a spinner shows from the first key until the index is there, then headings, then the rest, with the chosen row', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/static/search_index_headings*.json');
  const releaseRest = await holdRequests(page, '**/static/search_index_terms*.json');
  await page.goto(PAGE);
  await openSearch(page);
  await expect(status(page)).toBeEmpty();
  await page.keyboard.press('r');
  await expect(status(page)).toHaveText('Loading search…');
  await expect(status(page)).toBeInViewport();
  await expect
    .poll(() => status(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBeGreaterThan(0);
  await page.keyboard.type('outer');
  await expect(status(page)).toHaveText('Loading search…');
  release();
  await expect(rows(page).filter({ hasText: 'router' }).first()).toBeVisible();
  await expect(page.locator('[role="option"][data-type="content"]')).toHaveCount(0);
  await expect(status(page)).toHaveText('Loading search…');
  await page.keyboard.press('ArrowDown');
  const chosen = await currentRow(page).getAttribute('href');
  releaseRest();
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('[role="option"][data-type="content"]').first()).toBeVisible();
  await expect(currentRow(page)).toHaveAttribute('href', chosen ?? '');
  await expect(status(page)).toHaveText(/^\d+ pages found$/);
  await expect(field(page)).toHaveValue('router');
});

test('the index is asked for when the search opens, once for all pages, and then finds them without a network', async ({
  page,
  context,
}) => {
  const asked = recordIndexRequests(page);
  await openAtRest(page, PAGE);
  expect(page.workers()).toEqual([]);
  await openSearch(page);
  await field(page).fill('channel');
  await expect(rows(page).first()).toBeVisible();
  // Not by the mouse, which would rest on later rows and ask for their pages.
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Garfish.channel');
  await openSearch(page);
  await find(page, 'router');
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toEqual(WHOLE_INDEX);

  await context.setOffline(true);
  await find(page, 'sandbox');
  await expect(rows(page).filter({ hasText: 'sandbox' }).first()).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ pages found$/);
});

test('for readers who save data or have a very slow connection nothing is asked for before the panel opens', async ({
  page,
}) => {
  const asked = recordIndexRequests(page);
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    await pretendConnection(page, connection);
    await page.goto(PAGE);
    await expectLive(page);
    await letIdle(page);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(page.workers()).toEqual([]);
  }
  await openSearch(page);
  await field(page).fill('router');
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toEqual(WHOLE_INDEX);

  // A browser that cannot tell when it is idle fetches it ahead, too.
  await pretendConnection(page, { saveData: false, effectiveType: '4g' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto(PAGE);
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
  await expect(page.locator('link[rel="prefetch"][href*="/static/search_"]')).toHaveCount(1);
});
