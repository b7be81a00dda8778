import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { letFramesPass, resizeTo, scrollTo } from '../support/page-at-rest';
import { field, openSearch } from '../support/search-page';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { enlarge, firstPicture, PICTURES } from '../support/zoomed-picture';

test.use({ reducedMotion: 'reduce', expectedFaults: /404.*\/api\/lodApp$/ } as const);

/** All rules in the light appearance, those of colours in the dark one. */
async function expectNoViolations(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { only: 'colours' }), `${state}, dark`).toEqual([]);
}

/** Checks a page as it opens, and leaves it wide. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('h1')).toBeVisible();
  await expectNoViolations(page, url);
  await resizeTo(page, 375);
  // Code that a narrow page cuts off can be focused a frame later.
  await letFramesPass(page, 3);
  expect(await violations(page, { only: 'width' }), `${url}, 375 wide`).toEqual([]);
  await resizeTo(page, 1440);
}

test('axe finds nothing on a page of each kind, in its menu, nor in code beside a list', async ({
  page,
}) => {
  for (const path of ['/api/run', '/api/__meta__', '/blog/']) await openPage(page, site(path));
  // A page without buttons under the menu, which it would cover.
  await openPage(page, site('/blog/architecture'));
  await page.locator('[data-part="page-menu"] > summary').press('Enter');
  await expectNoViolations(page, 'the menu of a page');
  await openPage(page, site('/'));
  await page.locator('main li[data-lines]').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.line[data-now]')).not.toHaveCount(0);
  await expectNoViolations(page, 'code that is read beside a list');
});

test('axe finds nothing in the search, in filters and in suggestions', async ({ page }) => {
  await openPage(page, site('/hello'));
  await openSearch(page);
  for (const [query, answer] of [
    ['', ''],
    ['sandbox', /pages found/],
    ['zzqqzz', /No results/],
  ] as const) {
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(answer);
    for (const width of [1440, 375]) {
      await resizeTo(page, width);
      await expectNoViolations(page, `the search for “${query}”, ${width} wide`);
    }
  }
  await resizeTo(page, 1440);
  await openPage(page, site('/api/'));
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No matching API found: zzz')).toBeVisible();
  await expectNoViolations(page, 'a filter without results');
  await page.goto(site('/issues/errors'));
  await page.getByLabel('Paste your message').fill('is already registered');
  await expect(page.getByRole('status').first()).toHaveText('1 entry');
  await expectNoViolations(page, 'a list of entries that is filtered');
  await page.goto(site('/api/lodApp'));
  await expect(page.getByText('Did you mean')).toBeVisible();
  await expectNoViolations(page, 'suggestions at an address without a page');
});

test('axe finds nothing in what Markdown can hold, opened, enlarged, wrapped and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const name of ['gfm', 'tabs', 'components', 'diagram', 'code-lines']) {
    await openPage(page, fixture(`/markdown/${name}`));
  }
  await openPage(page, fixture('/markdown/callouts'));
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expectNoViolations(page, 'details that are open');
  await openPage(page, PICTURES);
  await enlarge(firstPicture(page));
  await expectNoViolations(page, 'an enlarged picture');
  await page.goto(fixture('/markdown/code'));
  await page.getByRole('button', { name: 'Toggle code wrap' }).first().click();
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
  await expectNoViolations(page, 'a block of code that was wrapped and copied');
});

test('axe finds nothing in layouts and languages, menus of the bar, and a page that waits for the next', async ({
  page,
}) => {
  await openPage(page, fixture('/zh/guide/a'));
  await openPage(page, fixture('/guide/a?navbar=0&sidebar=0&outline=0&footer=0'));
  // A page without buttons in the menu bar, which an open menu may cover.
  await openPage(page, fixture('/layouts/custom'));
  for (const name of ['Version', 'More links', 'Fixture on Discord']) {
    const menu = `summary:is([aria-label="${name}"], :has-text("${name}")):visible`;
    await page.locator(menu).press('Enter');
    await expect(page.locator('[data-part="navbar"] details[open]')).toHaveCount(1);
    await expectNoViolations(page, `the menu “${name}”`);
  }
  await page.goto(fixture('/guide/a'));
  await page.route('**/guide/b.html', () => undefined);
  await page.locator('[rel="next"]').click();
  await expect(page.locator('#nprogress > div')).toBeVisible();
  await expectNoViolations(page, 'a page that waits for the next one');
});

test('axe finds nothing in what opens on a small screen', async ({ page }) => {
  const covered = page.locator('[inert] main');
  await openPage(page, fixture('/guide/long-page'));
  await resizeTo(page, 375, 800);
  await page.locator('[data-opens="outline"]').press('Enter');
  await expect(page.locator('#frame-outline')).toBeVisible();
  await expectNoViolations(page, 'the panel of the outline');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await scrollTo(page, 1000);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expectNoViolations(page, 'a page that is scrolled and was copied');

  await page.goto(fixture('/guide/a'));
  await page.locator('[popovertarget="frame-navigation"]').click();
  await expect(covered).toHaveCount(1);
  await expectNoViolations(page, 'the navigation screen');
  await resizeTo(page, 960, 800);
  await expect(covered).toHaveCount(0);
  await page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').press('Enter');
  await expect(covered).toHaveCount(1);
  await expectNoViolations(page, 'the drawer');

  await resizeTo(page, 375, 800);
  await page.goto(site('/guide/concept/cache'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Pages in this section' }).click();
  // At its beginning, since its head lies over what is scrolled.
  await page.locator('[data-part="sidebar"]').evaluate((box) => box.scrollTo(0, 0));
  await expectNoViolations(page, 'the drawer that the navigation screen opens');
});

test('the keyboard goes through the bars without moving the page', async ({ page }) => {
  await page.goto(fixture('/guide/long-page'));
  for (const [width, height] of [
    [1440, 700],
    [1024, 700],
    [375, 500],
  ] as const) {
    await resizeTo(page, width, height);
    await scrollTo(page, 2000);
    await page.locator('[data-part="navbar"]').getByRole('link').first().focus();
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => window.scrollY), `${width} wide`).toBe(2000);
    }
  }
});
