import type { Page } from '@playwright/test';
import { movedParts, watchLayoutShifts } from '../support/layout-shifts';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const TABS = address('fixture', '/markdown/tabs');
const KEY = 'rspress.tabs.bundler';

/** The tab that is selected in each group of bundlers. */
function bundlers(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-group-id="bundler"] [role="tab"][aria-selected="true"]')
    .allTextContents();
}

/** The names of all choices that are stored. */
function choices(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tabs')));
}

function stored(page: Page, key = KEY): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('each group shows its default until a choice, which is found again, moves all groups of its name', async ({
  page,
}) => {
  await page.goto(TABS);
  expect(await bundlers(page)).toEqual(['Webpack', 'Rspack', 'Webpack']);
  // A group without a name stores nothing.
  await page.getByRole('tab', { name: 'Sub-app' }).click();
  expect(await choices(page)).toEqual([]);

  const groups = page.locator('[data-group-id="bundler"]');
  await groups.first().getByRole('tab', { name: 'Webpack' }).press('ArrowRight');
  await expect(groups.first().getByRole('tab', { name: 'Vite' })).toBeFocused();
  expect(await bundlers(page)).toEqual(['Vite', 'Vite', 'Vite']);
  expect(await stored(page)).toBe('1:vite');
  await page.reload();
  expect(await bundlers(page)).toEqual(['Vite', 'Vite', 'Vite']);
  await groups.nth(1).getByRole('tab', { name: 'Rspack' }).click();
  expect(await bundlers(page)).toEqual(['Vite', 'Rspack', 'Vite']);
  expect(await stored(page)).toBe('0:rspack');
});

test('what is stored selects tabs by place or by value, and none where it means nothing', async ({
  page,
}) => {
  await page.goto(TABS);
  for (const [value, expected] of [
    ['1', ['Vite', 'Vite', 'Vite']],
    ['9', ['Webpack', 'Rspack', 'Webpack']],
    ['9:vite', ['Vite', 'Vite', 'Vite']],
    ['Webpack', ['Webpack', 'Webpack', 'Webpack']],
    ['<img src=x onerror=alert(1)>', ['Webpack', 'Rspack', 'Webpack']],
  ] as const) {
    await test.step(`what is stored as "${value}"`, async () => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
      await page.reload({ waitUntil: 'load' });
      expect(await bundlers(page)).toEqual(expected);
      await expectLive(page);
      expect(await bundlers(page)).toEqual(expected);
    });
  }
});

test('the choice of a package manager holds on other pages', async ({ page, watch }) => {
  await page.goto(TABS);
  const loads = watch.loads.length;
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  const selected = page.locator('[data-group-id="package.manager"] [aria-selected="true"]');
  await expect(selected).toHaveText(['pnpm', 'pnpm']);
  expect(await stored(page, 'rspress.tabs.package.manager')).toBe('2:pnpm');
  // Not by the mouse: the bar hides as the page scrolls, and the links move away under it.
  const link = page.locator('[data-part="sidebar"]').getByRole('link', { name: 'Components' });
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components');
  await expect(selected).toHaveText(['pnpm']);
  expect(watch.loads).toHaveLength(loads);
});

test('another tab of the browser follows, and keeps its focus', async ({ page, context }) => {
  await page.goto(TABS);
  const other = await context.newPage();
  await other.goto(TABS);
  const link = other.getByRole('link', { name: 'link into the second panel' });
  await link.focus();
  const scrolled = await other.evaluate(() => window.scrollY);
  await page.locator('[data-group-id="bundler"]').last().getByRole('tab', { name: 'Vite' }).click();
  await expect.poll(() => bundlers(other)).toEqual(['Vite', 'Vite', 'Vite']);
  await page
    .locator('[data-group-id="bundler"]')
    .last()
    .getByRole('tab', { name: 'Webpack' })
    .click();
  await expect.poll(() => bundlers(other)).toEqual(['Webpack', 'Webpack', 'Webpack']);
  await expect(link).toBeFocused();
  expect(await other.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('where nothing can be stored, a choice holds until the page is loaded again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('Storage is blocked.');
      },
    });
  });
  await page.goto(TABS);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await page.locator('[data-part="sidebar"]').getByRole('link', { name: 'Components' }).click();
  const selected = page.locator('[data-group-id="package.manager"] [aria-selected="true"]');
  await expect(selected).toHaveText(['yarn']);
});

test('a stored choice shows before any script of the page has come, and nothing moves', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  await page.addInitScript((key) => localStorage.setItem(key, '1:vite'), KEY);
  await page.goto(TABS, { waitUntil: 'commit' });
  await expect(page.getByText('Below: Vite.')).toBeVisible();
  expect(await bundlers(page)).toEqual(['Vite', 'Vite', 'Vite']);
  await expect(page.getByText('Vite needs a plugin.')).toBeVisible();
  release();
  await expectLive(page);
  // Pressing a tab that is selected already shows that the scripts are there.
  await page
    .locator('[data-group-id="bundler"]')
    .first()
    .getByRole('tab', { name: 'Vite' })
    .click();
  expect(await bundlers(page)).toEqual(['Vite', 'Vite', 'Vite']);
  expect(await movedParts(page)).toEqual([]);
});
