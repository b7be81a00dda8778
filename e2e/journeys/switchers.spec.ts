import type { Page } from '@playwright/test';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = (path: string) => address('fixture', path);

const MENUS = {
  language: 'summary[aria-label="Language"], summary[aria-label="语言"]',
  version: 'summary:has-text("Version"), summary:has-text("版本")',
} as const;

const menu = (page: Page, kind: keyof typeof MENUS) =>
  page.locator('[data-part="navbar"] details').filter({ has: page.locator(MENUS[kind]) });

const isRouteList = (response: { url(): string }) => response.url().endsWith('/static/routes.json');

const WAYS = [
  ['/guide/a', 'language', '中文', '/zh/guide/a', 'zh'],
  ['/zh/guide/a', 'language', 'English', '/guide/a', 'en'],
  ['/', 'language', '中文', '/zh/', 'zh'],
  ['/guide/only-in-english', 'language', '中文', '/zh/guide/', 'zh'],
  ['/reference/client/connect', 'language', '中文', '/zh/', 'zh'],
  ['/guide/a', 'version', '1.x', '/1.x/guide/a', 'en'],
  ['/1.x/guide/a', 'version', '2.x', '/guide/a', 'en'],
  ['/zh/guide/a', 'version', '1.x', '/1.x/zh/guide/a', 'zh'],
  ['/1.x/zh/guide/a', 'language', 'English', '/1.x/guide/a', 'en'],
  ['/1.x/zh/guide/a', 'version', '2.x', '/zh/guide/a', 'zh'],
  ['/guide/a?q=1#api', 'language', '中文', '/zh/guide/a?q=1#api', 'zh'],
  ['/guide/a?q=1#api', 'version', '1.x', '/1.x/guide/a?q=1#api', 'en'],
  ['/guide/only-in-english?q=1#x', 'language', '中文', '/zh/guide/', 'zh'],
] as const;

for (const [from, kind, name, to, lang] of WAYS) {
  test(`${from} in ${name} is ${to}`, async ({ page, watch }) => {
    await page.goto(url(from));
    const loads = watch.loads.length;
    const known = page.waitForResponse(isRouteList);
    await menu(page, kind).locator('summary').hover();
    await known;
    const link = menu(page, kind).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/base${to}`);
    await expect(link).toHaveAttribute('hreflang', lang);
    await link.click();
    await expect(page).toHaveURL(url(to));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(menu(page, kind).locator('[aria-current="true"]')).toHaveText(name);
    await expect(link).toBeHidden();
    expect(watch.loads).toHaveLength(loads);
  });
}

for (const [from, kind, name, to] of [
  ['/guide/a?q=1#details', 'language', '中文', '/zh/guide/a?q=1'],
  ['/zh/guide/a#%E7%BB%86%E8%8A%82', 'language', 'English', '/guide/a'],
  ['/guide/a#small-details', 'version', '1.x', '/1.x/guide/a'],
  ['/guide/a#details', 'version', '1.x', '/1.x/guide/a#details'],
] as const) {
  test(`${from} in ${name} is ${to}: a heading that is not there is left out`, async ({ page }) => {
    await page.goto(url(from));
    const steps = await page.evaluate(() => history.length);
    const known = page.waitForResponse(isRouteList);
    await menu(page, kind).locator('summary').hover();
    await known;
    await menu(page, kind).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url(to));
    await expect(menu(page, kind).locator('[aria-current="true"]')).toHaveText(name);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await expect(page).toHaveURL(url(from));
    await page.goForward();
    await expect(page).toHaveURL(url(to));
  });
}

test('by keyboard: Enter opens, Tab reaches the languages, Escape returns', async ({ page }) => {
  await page.goto(url('/guide/a'));
  const name = menu(page, 'language').locator('summary');
  const link = menu(page, 'language').getByRole('link', { name: '中文' });
  await name.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The list of pages has been requested; until it is there, the link leads to the home page.
  await expect(link).toHaveAttribute('href', '/base/zh/guide/a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url('/zh/guide/a'));
});

test('a menu that was opened before the scripts came stays open and leads to the same page', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.goto(url('/guide/a'), { waitUntil: 'commit' });
  const link = menu(page, 'language').getByRole('link', { name: '中文' });
  await menu(page, 'language').locator('summary').press('Enter');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/base/zh/');
  release();
  await expect(link).toHaveAttribute('href', '/base/zh/guide/a');
  await expect(link).toBeVisible();
});

test('so does the navigation screen, and its button knows that it is open', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(url('/guide/a'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const link = page.locator('[data-part="navbar"] [popover]').getByRole('link', { name: '中文' });
  await expect(link).toHaveAttribute('href', '/base/zh/');
  release();
  await expect(link).toHaveAttribute('href', '/base/zh/guide/a');
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu', expanded: true })).toBeVisible();
});

test('the list of addresses is asked for once, and only when it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => isRouteList(request) && asked.push(request.url()));
  await page.goto(url('/guide/a'));
  await expectLive(page);
  expect(asked).toEqual([]);
  for (const kind of ['language', 'version', 'language'] as const) {
    await menu(page, kind).locator('summary').hover();
    await page.mouse.move(300, 600);
  }
  await expect.poll(() => asked).toEqual([url('/static/routes.json')]);
});

test.describe('when the list of addresses does not come', () => {
  test.use({ expectedFaults: /routes\.json|ERR_FAILED/ });

  test('the menus lead to home pages', async ({ page }) => {
    await page.route('**/static/routes.json', (route) => route.abort());
    await page.goto(url('/guide/a'));
    await menu(page, 'language').locator('summary').hover();
    await menu(page, 'language').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(url('/zh/'));
  });
});

test.describe('at an address without a page', () => {
  test.use({ expectedFaults: /404/ });

  for (const [path, home] of [
    ['/1.x/zh/nope', '/1.x/zh/'],
    ['/1.x/zh/guide/a/nope', '/1.x/zh/'],
    ['/zh/nope', '/zh/'],
    ['/1.x/nope', '/1.x/'],
    ['/zh-tw/nope', '/'],
    ['/3.x/zh/nope', '/'],
  ] as const) {
    test(`such as ${path} the way home leads to ${home}`, async ({ page }) => {
      await page.goto(url(path));
      const link = page.getByRole('link', {
        name: /\/zh\//.test(home) ? '返回首页' : 'Take me home',
      });
      await expect(link).toHaveAttribute('href', `/base${home}`);
      await link.click();
      await expect(page).toHaveURL(url(home));
      await expect(page).not.toHaveTitle('404');
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open and lead to home pages', async ({ page }) => {
    await page.goto(url('/guide/a'));
    await menu(page, 'version').locator('summary').click();
    await menu(page, 'version').getByRole('link', { name: '1.x' }).click();
    await expect(page).toHaveURL(url('/1.x/'));
  });
});

test('the navigation screen has both, and leads to the same page', async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(url('/guide/a?q=1#api'));
  const loads = watch.loads.length;
  const screen = page.locator('[data-part="navbar"] [popover]');
  for (const [button, list, name, to, lang] of [
    ['Open menu', 'Language', '中文', '/zh/guide/a?q=1#api', 'zh'],
    ['打开菜单', '版本', '1.x', '/1.x/zh/guide/a?q=1#api', 'zh'],
    ['打开菜单', '语言', 'English', '/1.x/guide/a?q=1#api', 'en'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const link = screen.getByRole('list', { name: list }).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/base${to}`);
    await link.click();
    await expect(page).toHaveURL(url(to));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(screen).toBeHidden();
  }
  expect(watch.loads).toHaveLength(loads);
});

test('a site with one language and no versions has no switcher', async ({ page }) => {
  await page.goto(address('folders', '/api/run'));
  await expect(page.locator('header summary')).toHaveCount(0);
  await expect(page.locator('header [hreflang]')).toHaveCount(0);
  await expect(page.getByText('Language', { exact: true })).toHaveCount(0);
});
