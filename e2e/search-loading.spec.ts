import type { Page } from '@playwright/test';
import { field, openSearch, rows } from './search-page';
import { pretendConnection, recordIndexRequests } from './search-traffic';
import { address } from './servers.mjs';
import { expect, test } from './watched-page';

/** All files of one index, in the order in which they are asked for. */
const WHOLE_INDEX = [
  '/static/search_names.json',
  expect.stringMatching(/^\/static\/search_index\.[0-9a-f]{8}\.json$/),
  expect.stringMatching(/^\/static\/search_terms\.[0-9a-f]{8}\.[0-9a-f]{8}\.json$/),
];

const status = (page: Page) => page.getByRole('dialog').getByRole('status');

test('a spinner shows from the first key until the index is there, then the results', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/search_index*.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address('folders', '/api/run'));
  await openSearch(page);
  await expect(status(page)).toBeEmpty();
  await page.keyboard.press('r');
  await expect(status(page)).toHaveText('Loading the search…');
  await expect(status(page)).toBeInViewport();
  await expect
    .poll(() => status(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBeGreaterThan(0);
  await page.keyboard.type('outer');
  await expect(status(page)).toHaveText('Loading the search…');
  release();
  await expect(rows(page).filter({ hasText: 'router' }).first()).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ pages found$/);
  await expect(field(page)).toHaveValue('router');
});

test('the index is asked for after the page has loaded, and once for all its pages', async ({
  page,
}) => {
  const asked = recordIndexRequests(page);
  await page.addInitScript(() => {
    const states: string[] = [];
    const picture = new Image();
    picture.src = '/icon.svg?held';
    Object.assign(window, { states, picture });
    window.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        states.push(document.readyState);
      }
    };
  });
  // A picture holds the end of loading back until the page listens and is idle.
  await page.route(/icon\.svg\?held$/, async (route) => {
    await page.waitForFunction(() => document.body?.textContent?.includes('Ctrl K'));
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    await route.continue();
  });
  await page.goto(address('folders', '/api/run'));
  await expect.poll(() => asked).toEqual(WHOLE_INDEX);
  expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['complete']);

  await openSearch(page);
  await field(page).fill('channel');
  await rows(page).first().click();
  await expect(page.locator('h1')).toHaveText('Garfish.channel');
  await openSearch(page);
  await field(page).fill('router');
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toHaveLength(WHOLE_INDEX.length);
});

for (const [name, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a very slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`for a reader who ${name} nothing is asked for before the panel opens`, async ({ page }) => {
    const asked = recordIndexRequests(page);
    await pretendConnection(page, connection);
    await page.goto(address('folders', '/api/run'));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
    expect(page.workers()).toEqual([]);
    await openSearch(page);
    await field(page).fill('router');
    await expect(rows(page).first()).toBeVisible();
    expect(asked).toEqual(WHOLE_INDEX);
  });
}

test('a browser that cannot tell when it is idle asks for the index, too', async ({ page }) => {
  const asked = recordIndexRequests(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto(address('folders', '/api/run'));
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
  await expect.poll(() => asked).toEqual(WHOLE_INDEX);
});

test('once it is there, the search works without a network', async ({ page, context }) => {
  await page.goto(address('folders', '/api/run'));
  await page.waitForResponse('**/static/search_terms*.json');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openSearch(page);
  await field(page).fill('router');
  await expect(rows(page).filter({ hasText: 'router' }).first()).toBeVisible();
});
