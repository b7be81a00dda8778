import type { Page, Route } from '@playwright/test';
import { expectLive } from '../support/page-at-rest';
import { field, openSearch, PAGE, rows } from '../support/search-page';
import { pretendConnection } from '../support/search-traffic';
import { expect, test, type Watch } from '../support/watched-page';

const SENTENCE = 'Failed to fetch search index, please reload the page and try again.';

const SCRIPTS = '**/static/scripts/*.js';

/** The ways in which a file cannot be had. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'is not found': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'breaks the server': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'is a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'comes in part': (route) => answerWith(route, (text) => text.slice(0, text.length / 2)),
  'does not come': (route) => route.abort(),
};

// The browser names the files that failed; the worker, the script that it could not have.
test.use({
  expectedFaults: /^Failed to fetch search index|static\/search_|\/static\/scripts\/|importScripts/,
});

/** Each way once, each file once; `engine.test.ts` has every file fail in every way. */
const CASES = [
  ['search_names', 'is not found'],
  ...Object.keys(FAILURES).map((name) => ['search_index_headings', name] as const),
  ['search_index_terms', 'comes in part'],
] as const;

test('however the index fails, the panel says so and offers another try', async ({
  page,
  watch,
}) => {
  let broken: readonly [file: string, how: string] | undefined = ['search_', 'does not come'];
  let failed = 0;
  await page.route('**/static/search_*', async (route) => {
    const [file, how] = broken ?? [];
    if (!file || !how || !route.request().url().includes(file)) return route.continue();
    await FAILURES[how]?.(route);
    failed++;
  });
  await page.goto(PAGE);
  const loads = watch.loads.length;
  await openSearch(page);
  await expectUnavailable(page);
  await expect.poll(() => reports(watch)).toBe(1);

  // Without the search the rest of the page works, and the panel asks again when it opens.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .locator('[data-part="sidebar"]')
    .getByRole('link', { name: 'Garfish.channel', exact: true })
    .click();
  await expect(page.locator('h1')).toHaveText('Garfish.channel');
  expect(watch.loads).toHaveLength(loads);
  failed = 0;
  await openSearch(page);
  await field(page).fill('router');
  await expect.poll(() => failed).toBeGreaterThan(0);
  await expectUnavailable(page);

  for (const failure of CASES) {
    await test.step(failure.join(' '), async () => {
      [broken, failed] = [failure, 0];
      await retryButton(page).click();
      await expect.poll(() => failed).toBeGreaterThan(0);
      await expectUnavailable(page);
    });
  }
  broken = undefined;
  await retryButton(page).click();
  await expectResults(page);
  expect(reports(watch)).toBe(1);

  await test.step('an index of a newer site: the panel offers to reload the page, with what was typed', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/static/search_names.json', (route) =>
      answerWith(route, (text) => text.replace(/"engine":\d+/g, '"engine":1000')),
    );
    await page.goto(PAGE);
    await openSearch(page);
    await field(page).fill('router');
    const again = page.getByRole('button', { name: 'Reload the page' });
    await expect(again).toBeVisible();
    await expect(retryButton(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await again.click();
    // What was typed is kept.
    await expectResults(page);
    await expect(field(page)).toHaveValue('router');
  });
});

test('a worker or script that is gone, as after a deployment: the second failure offers to reload the page, with what was typed', async ({
  page,
  watch,
}) => {
  await pretendConnection(page, { saveData: true });
  // Chromium says no where there is only the machine itself, as in a container.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  for (const [index, file] of ['**/static/scripts/worker*.js', SCRIPTS].entries()) {
    await page.goto(PAGE);
    await expectLive(page);
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await openSearch(page);
    await field(page).fill('router');
    await expectUnavailable(page);
    await retryButton(page).click();
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await expect.poll(() => reports(watch)).toBe(index + 1);
    await page.unroute(file);
    await reload.click();
    await expectResults(page);
    await expect(field(page)).toHaveValue('router');
  }
});

test('styles or a script that never answer end in Retry', async ({ page }) => {
  await page.clock.install();
  for (const file of ['apps*.css', 'search-app*.js']) {
    await page.route(`**/static/scripts/${file}`, () => {});
    await page.goto(PAGE);
    const request = page.waitForRequest(`**/static/scripts/${file}`);
    await openSearch(page);
    await field(page).fill('router');
    await request;
    await page.clock.fastForward(10_000);
    await expectUnavailable(page);
    // The browser goes on waiting for a script.
    if (file.endsWith('.js')) return;
    await page.unrouteAll();
    await retryButton(page).click();
    await expectResults(page);
  }
});

/** How often the console said that there is no index. */
function reports({ faults }: Watch): number {
  return faults.filter((fault) => fault.startsWith(SENTENCE)).length;
}

function retryButton(page: Page) {
  return page.getByRole('button', { name: 'Retry' });
}

/** What the reader sees of a search that does not work: that, and not that nothing was found. */
async function expectUnavailable(page: Page): Promise<void> {
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('alert')).toContainText('Search is unavailable.');
  await expect(retryButton(page)).toBeVisible();
  await expect(panel.getByText(/^No results/)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
}

/** The results of what was typed before the failure; the keyboard goes on where it was. */
async function expectResults(page: Page): Promise<void> {
  await expect(rows(page).filter({ hasText: 'router' }).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
}

/** Answers with what the server sends, changed. */
async function answerWith(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}
