import type { Locator, Page } from '@playwright/test';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const MENUS = {
  language: 'summary[aria-label="Language"], summary[aria-label="语言"]',
  version: 'summary:has-text("Version"), summary:has-text("版本")',
} as const;

const menu = (page: Page, kind: keyof typeof MENUS) =>
  page.locator('[data-part="navbar"] details').filter({ has: page.locator(MENUS[kind]) });

/** A way through all languages of all versions; each step is [menu, name, where it leads, its language]. */
const TOUR = [
  ['language', '中文', '/zh/guide/a', 'zh'],
  ['version', '1.x', '/1.x/zh/guide/a', 'zh'],
  ['language', 'English', '/1.x/guide/a', 'en'],
  ['version', '2.x', '/guide/a', 'en'],
] as const;

test('the menus lead to the same place of the page in each language and version, without a load', async ({
  page,
  watch,
}) => {
  await page.goto(fixture('/guide/a?from=1#api'));
  await expectLive(page);
  const loads = watch.loads.length;
  for (const [kind, name, to, lang] of TOUR) {
    await test.step(`${name} leads to ${to}`, async () => {
      const link = await choose(page, kind, name);
      await expect(page).toHaveURL(fixture(`${to}?from=1#api`));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(menu(page, kind).locator('[aria-current="true"]')).toHaveText(name);
      await expect(link).toBeHidden();
    });
  }

  // The navigation screen has both, too.
  await page.setViewportSize({ width: 375, height: 800 });
  const screen = page.locator('[data-part="navbar"] [popover]');
  for (const [button, list, name, to, lang] of [
    ['Open menu', 'Language', '中文', '/zh/guide/a?from=1#api', 'zh'],
    ['打开菜单', '版本', '1.x', '/1.x/zh/guide/a?from=1#api', 'zh'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await screen.getByRole('list', { name: list }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(fixture(to));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(screen).toBeHidden();
  }
  expect(watch.loads).toHaveLength(loads);
});

test('a menu keeps a heading that the other page has, and leads to the nearest page above where there is none', async ({
  page,
}) => {
  for (const [from, kind, name, to] of [
    ['/guide/a?from=1#details', 'language', '中文', '/zh/guide/a?from=1'],
    ['/guide/a#small-details', 'version', '1.x', '/1.x/guide/a'],
    ['/guide/a#details', 'version', '1.x', '/1.x/guide/a#details'],
    ['/zh/guide/a#%E7%BB%86%E8%8A%82', 'language', 'English', '/guide/a'],
    ['/guide/only-in-english?from=1#x', 'language', '中文', '/zh/guide/'],
  ] as const) {
    await test.step(`${from} in ${name} is ${to}`, async () => {
      await page.goto(fixture(from));
      const steps = await page.evaluate(() => history.length);
      await choose(page, kind, name);
      await expect(page).toHaveURL(fixture(to));
      await expect(menu(page, kind).locator('[aria-current="true"]')).toHaveText(name);
      expect(await page.evaluate(() => history.length)).toBe(steps + 1);
      await page.goBack();
      await expect(page).toHaveURL(fixture(from));
    });
  }
});

/** Opens a menu and follows a link in it. The place on the page is added when the link is pressed. */
async function choose(page: Page, kind: keyof typeof MENUS, name: string): Promise<Locator> {
  await menu(page, kind).locator('summary').hover();
  const link = menu(page, kind).getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('href', /^[^?#]*$/);
  await link.click();
  return link;
}

test('a menu or screen that was opened before the scripts came stays open', async ({ page }) => {
  let release = await holdRequests(page, '**/static/scripts/*.js');
  await page.goto(fixture('/guide/a'), { waitUntil: 'commit' });
  await menu(page, 'language').locator('summary').press('Enter');
  await expectTakenOver(menu(page, 'language').getByRole('link', { name: '中文' }));

  await page.unrouteAll();
  release = await holdRequests(page, '**/static/scripts/*.js');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const screen = page.locator('[data-part="navbar"] [popover]');
  await expectTakenOver(screen.getByRole('link', { name: '中文' }));
  await expect(page.getByRole('button', { name: 'Close menu', expanded: true })).toBeVisible();
  await expect(page.locator('[inert] main')).toHaveCount(1);

  async function expectTakenOver(link: Locator): Promise<void> {
    await expect(link).toHaveAttribute('href', '/base/zh/guide/a');
    await expect(link).toBeVisible();
    release();
    await expectLive(page);
    await expect(link).toBeVisible();
  }
});

test.describe('at an address without a page', () => {
  test.use({ expectedFaults: /404/ });

  test('the way home leads to the home page of its language and version', async ({ page }) => {
    for (const [path, home] of [
      ['/zh-tw/nope', '/'],
      ['/3.x/zh/nope', '/'],
      ['/1.x/nope', '/1.x/'],
      ['/zh/nope', '/zh/'],
      ['/1.x/zh/guide/a/nope', '/1.x/zh/'],
    ] as const) {
      await page.goto(fixture(path));
      const name = home.endsWith('/zh/') ? '返回首页' : 'Take me home';
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/base${home}`);
    }
  });
});
