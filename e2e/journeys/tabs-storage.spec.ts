import type { Page } from '@playwright/test';
import { movedParts, watchLayoutShifts } from '../support/layout-shifts';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const TABS = fixture('/markdown/tabs');
const KEY = 'rspress.tabs.bundler';

/** The tab that is selected in each group of bundlers. */
function bundlers(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-group-id="bundler"] [role="tab"][aria-selected="true"]')
    .allTextContents();
}

function stored(page: Page, key = KEY): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('each group shows its default until a choice, which is found again, moves all groups of its name', async ({
  page,
  watch,
}) => {
  await page.goto(TABS);
  expect(await bundlers(page)).toEqual(['Webpack', 'Rspack', 'Webpack']);
  // A group without a name stores nothing.
  await page.getByRole('tab', { name: 'Sub-app' }).click();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('tabs');

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

  // The choice of a package manager holds on other pages, also where nothing can be stored.
  const loads = watch.loads.length;
  const selected = page.locator('[data-group-id="package.manager"] [aria-selected="true"]');
  for (const name of ['pnpm', 'yarn']) {
    await page.getByRole('tab', { name }).first().click();
    await expect(selected).toHaveText([name, name]);
    if (name === 'pnpm') expect(await stored(page, 'rspress.tabs.package.manager')).toBe('2:pnpm');
    // Not by the mouse: the bar hides as the page scrolls, and the links move away under it.
    const link = page.locator('[data-part="sidebar"]').getByRole('link', { name: 'Components' });
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components');
    await expect(selected).toHaveText([name]);
    await page.goBack();
    await expect(selected).toHaveText([name, name]);
    await page.evaluate(() =>
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new Error('Storage is blocked.');
        },
      }),
    );
  }
  expect(watch.loads).toHaveLength(loads);
});

test('a stored choice shows before any script of the page has come, nothing moves, and another tab follows', async ({
  page,
  context,
}) => {
  await watchLayoutShifts(page);
  const release = await holdRequests(page, '**/static/scripts/*.js');
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

  const other = await context.newPage();
  await other.goto(TABS);
  const link = other.getByRole('link', { name: 'link into the second panel' });
  await link.focus();
  const scrolled = await other.evaluate(() => window.scrollY);
  for (const name of ['Webpack', 'Vite']) {
    const group = page.locator('[data-group-id="bundler"]').last();
    await group.getByRole('tab', { name }).click();
    await expect.poll(() => bundlers(other)).toEqual([name, name, name]);
  }
  await expect(link).toBeFocused();
  expect(await other.evaluate(() => window.scrollY)).toBe(scrolled);
});
