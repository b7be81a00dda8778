import type { Locator, Page } from '@playwright/test';
import { expectForEveryone, violations } from '../support/axe';
import { SCENARIO_IDS } from '../support/exported-scenarios';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { expectSoon, runningIn } from '../support/playground-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = (query = '') => site(`/playground${query}`);

/** Opens the list of scenarios. */
async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Scenarios' }).click();
  return page.getByRole('navigation', { name: 'Scenarios' });
}

test('the playground lists every scenario, a press runs it, and the URL names it; the filter leaves the scenarios that have its words, and says how many', async ({
  page,
}) => {
  await page.goto(url());
  await expectLive(page);
  const list = await openList(page);
  await expect(list.getByRole('link')).toHaveCount(SCENARIO_IDS.length);
  await expect(list.getByRole('list', { name: 'Mounting' }).getByRole('link')).toHaveCount(5);
  const current = list.locator('[aria-current]');
  await expect(current).toHaveText(/^Three apps/);
  await list.getByRole('searchbox', { name: 'Filter scenarios' }).fill('blocks script');
  await expect(list.getByRole('link')).toHaveText([/^CORS: the browser blocks the script/]);
  await expect(list.getByRole('status')).toHaveText('1 scenario');
  await expect(list.getByText('Mounting', { exact: true })).toBeHidden();
  await list.getByRole('searchbox').fill('quokka');
  await expect(list.getByRole('status')).toHaveText('No scenario matches.');
  await list.getByRole('searchbox').fill('');
  await expect(list.getByRole('link')).toHaveCount(SCENARIO_IDS.length);
  const box = page.locator('[data-playground]');
  await list.getByRole('link', { name: /^Your first mount/ }).click();
  await expect(page).toHaveURL(/\/playground\?playground=first-mount$/);
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  await expect(page.getByRole('region', { name: 'Your first mount' })).toBeVisible();
  await expect(page.locator('[data-scenario][aria-current]')).toHaveText(/^Your first mount/);
  await box.getByRole('button', { name: 'Vue', exact: true }).click();
  await expect(page).toHaveURL(/playground\.app=orders/);
  // Another one takes its place, without what was chosen in the first.
  await openList(page);
  await list.getByRole('link', { name: /^Three apps/ }).click();
  await expect(page).toHaveURL(/\/playground\?playground=three-apps$/);
  await expectSoon(box.getByRole('status')).toContainText('notes: on the page');
  await expect(box.locator('iframe')).toHaveCount(1);
});

test('an option that is chosen while the page of a link is loading does not cancel the link', async ({
  page,
}) => {
  await page.goto(url('?playground=first-mount'));
  const box = page.locator('[data-playground]');
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  const release = await holdRequests(page, '**/playground/challenges.html');
  await page.getByRole('main').getByRole('link', { name: 'challenges' }).click();
  await box.getByRole('button', { name: 'Vue', exact: true }).click();
  await expectSoon(box.getByRole('status')).toContainText('orders: on the page');
  release();
  await expect(page).toHaveURL(site('/playground/challenges'));
});

test('a URL runs its scenario, with what was chosen in it, for everyone, and the list shows it', async ({
  page,
}) => {
  await page.goto(url('?playground=first-mount&playground.app=notes'));
  const box = page.locator('[data-playground]');
  await expectSoon(box.getByRole('status')).toContainText('notes: on the page');
  const current = page.locator('[data-scenario][aria-current]');
  await expect(current).toHaveText(/^Your first mount/);
  await expectForEveryone(page);

  await page.goto(url('?playground=guard-without-next'));
  await openList(page);
  await expect(current).toHaveAttribute('data-scenario', 'guard-without-next');
  await expect(current).toBeInViewport();
});

test('a link to a scenario that a page no longer has leads to the playground', async ({ page }) => {
  const query = '?playground=cache&playground.cache=off';
  await page.goto(site(`/guide/demo/demo${query}`));
  await expect(page).toHaveURL(url(query));
  const box = page.locator('[data-playground]');
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  await expect(box.getByRole('button', { name: 'off', pressed: true })).toBeVisible();
});

test('a link to a scenario that does not exist says so', async ({ page }) => {
  for (const id of ['nothing-here', 'constructor']) {
    await page.goto(site(`/guide/demo/demo?playground=${id}`));
    const box = page.locator('[data-playground]');
    await expectSoon(box.getByRole('status')).toContainText('notes: on the page');
    const notice = box.getByRole('alert');
    const text = 'The scenario in this link does not exist, so this is “Three apps';
    await expect(notice).toContainText(text);
    await expect(notice).toBeInViewport();
    const list = await openList(page);
    await list.getByRole('link', { name: /^Your first mount/ }).click();
    await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
    await expect(notice).toHaveCount(0);
  }
});

test('on a phone the box comes first, and the list opens in a panel that the choice closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(url());
  await expectLive(page);
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await expect(run).toBeInViewport();
  await run.click();
  const { stage, status } = runningIn(page.locator('[data-playground]'));
  await expectSoon(status).toContainText('notes: on the page');
  // The stage is as high as what is on it.
  await expectSoon
    .poll(() => stage.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight))
    .toBe(0);
  const list = page.getByRole('navigation', { name: 'Scenarios' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Scenarios' }).click();
  await list.getByRole('searchbox').fill('first mount');
  expect(await violations(page)).toEqual([]);
  await list.getByRole('link', { name: /^Your first mount/ }).click();
  await expect(list).toBeHidden();
  const box = page.getByRole('region', { name: 'Your first mount' });
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  await expect(box.locator('iframe')).toBeInViewport();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectForEveryone(page);
});

test('the Guide, each scenario and the footer lead to the playground, and so do the home page and the menu of a phone', async ({
  page,
}) => {
  await page.goto(site('/guide/concept/cache'));
  const to = (part: string) => page.locator(`${part} a[href^="/playground"]`);
  const inSidebar = page.locator('[data-part="sidebar"] a[href="/playground"]');
  await expect(inSidebar).toHaveText('Playground');
  await expect(to('[data-part="footer"]')).toHaveText('Playground');
  await to('[data-playground="cache"]').click();
  await expect(page).toHaveURL(/\/playground\?playground=cache$/);
  await expectSoon(page.locator('[data-playground]').getByRole('status')).toContainText('on the');

  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(site('/'));
  await expect(page.getByRole('link', { name: 'Open in the playground' })).toBeInViewport();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Playground' }).click();
  await expect(page).toHaveURL(url());
});

test('the Guide’s sidebar is beside the three pages, the top bar marks nothing, and Run is near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/playground/challenges', '/playground/your-app', '/playground']) {
    await page.goto(site(path));
    await expectLive(page);
    const current = page.locator('[data-part="sidebar"] [aria-current="page"]');
    await expect(current).toHaveAttribute('href', path);
    await expect(current).toBeVisible();
    await expect(page.locator('header [aria-current]')).toHaveCount(0);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const run = page.getByRole('button', { name: 'Run', exact: true });
  let stops = 1;
  for (; stops < 12; stops++) {
    if (await run.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(run).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page still says what there is', async ({ page }) => {
    await page.goto(url());
    // A popover needs no script.
    const list = await openList(page);
    await expect(list.getByRole('link')).toHaveCount(SCENARIO_IDS.length);
    await expect(list.getByRole('searchbox')).toBeHidden();
  });
});
