import type { Page } from '@playwright/test';
import { expectLive, holdRequests, letIdle, openAtRest } from '../support/page-at-rest';
import { field, openSearch, rows } from '../support/search-page';
import { pretendConnection, recordIndexRequests } from '../support/search-traffic';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** All files of one index, in the order in which they are asked for. */
const WHOLE_INDEX = [
  '/static/search_names.json',
  expect.stringMatching(/^\/static\/search_first\.[0-9a-f]{8}\.json$/),
  expect.stringMatching(/^\/static\/search_index\.[0-9a-f]{8}\.json$/),
  expect.stringMatching(/^\/static\/search_terms\.[0-9a-f]{8}\.[0-9a-f]{8}\.json$/),
];

const status = (page: Page) => page.getByRole('dialog').getByRole('status');

test('a spinner shows from the first key until the index is there, then the results', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/static/search_index*.json');
  await page.goto(address('folders', '/api/getGlobal'));
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
  await expect(status(page)).toHaveText(/^\d+ pages found$/);
  await expect(field(page)).toHaveValue('router');
});

test('the index is asked for when the search opens, once for all pages, and no network is needed then', async ({
  page,
  context,
}) => {
  const asked = recordIndexRequests(page);
  await openAtRest(page, address('folders', '/api/getGlobal'));
  expect(page.workers()).toEqual([]);
  await openSearch(page);
  await field(page).fill('channel');
  await expect(rows(page).first()).toBeVisible();
  // Not by the mouse, which would rest on later rows and ask for their pages.
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Garfish.channel');
  await openSearch(page);
  await field(page).fill('router');
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toEqual(WHOLE_INDEX);
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await openSearch(page);
  await field(page).fill('sandbox');
  await expect(rows(page).filter({ hasText: 'sandbox' }).first()).toBeVisible();
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
    await page.goto(address('folders', '/api/getGlobal'));
    await expectLive(page);
    await letIdle(page);
    expect(asked).toEqual([]);
    expect(page.workers()).toEqual([]);
  }
  await openSearch(page);
  await field(page).fill('router');
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toEqual(WHOLE_INDEX);
});

test('a browser that cannot tell when it is idle fetches the index ahead, too', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto(address('folders', '/api/getGlobal'));
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
  await expect(page.locator('link[rel="prefetch"][href*="/static/search_"]')).toHaveCount(1);
});
