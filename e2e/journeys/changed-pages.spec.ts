import { translate } from '../support/misfortunes';
import { holdRequests } from '../support/page-at-rest';
import { expectSoon, runScenario } from '../support/playground-page';
import { find, openSearch, rows } from '../support/search-page';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('a translated playground goes on running', async ({ page }) => {
  const playground = await runScenario(page, 'three-apps');
  const { button } = playground;
  for (const [press, next] of [
    ['Unmount Cart', 'Mount Cart'],
    ['Mount Cart', 'Unmount Cart'],
    ['Unmount Cart', 'Mount Cart'],
  ] as const) {
    await expectSoon(button(press)).toBeEnabled();
    await translate(page);
    await button(press).click();
    await expect(button(next)).toBeVisible();
  }
});

test('a page that is translated before its script runs works as any other', async ({ page }) => {
  const release = await holdRequests(page, '**/static/scripts/page*.js');
  await page.goto(fixture('/guide/a'), { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  await translate(page);
  release();
  await openSearch(page);
  await find(page, 'long page');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="sidebar"] a[href="/base/guide/b"]').click();
  await expect(page).toHaveURL(fixture('/guide/b'));
  await expect(page.locator('article')).toHaveCount(1);
});

test('without a connection, a link does all that it does, if the site is on this computer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await page.goto(fixture('/guide/a?from=1#details'));
  await page.locator('summary[aria-label="Language"]').first().press('Enter');
  const link = page.getByRole('link', { name: '中文' }).first();
  await link.click();
  // The heading is not on that page, which only the switcher knows.
  await expect(page).toHaveURL(fixture('/zh/guide/a?from=1'));
  await expect(link).toBeHidden();
});
