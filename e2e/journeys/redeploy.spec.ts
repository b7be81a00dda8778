import { expectLive } from '../support/page-at-rest';
import { serveRedeployed } from '../support/redeployed-site';
import { find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// Files of the former build are gone.
test.use({ expectedFaults: /404|net::ERR_FAILED|Failed to fetch/ });

test('a tab that was open before a deployment goes on, through ten links, the search and Back', async ({
  page,
}) => {
  test.slow();
  const site = await serveRedeployed();
  await page.goto(site.url('/guide/a'));
  const heading = page.getByRole('heading', { level: 1 });
  const first = (await heading.textContent()) ?? '';
  site.redeploy();

  for (let visit = 0; visit < 10; visit++) {
    const link = page
      .locator('[data-part="sidebar"] > nav:last-child a:not([aria-current])')
      .nth(visit % 4);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('article')).toHaveCount(1);
    await expect(page).not.toHaveTitle('404');
  }
  await page.goto(site.url('/guide/a'));
  await expect(heading).toHaveText(first);
  await openSearch(page);
  await find(page, 'long page');
  await rows(page).first().click();
  await expect(page).not.toHaveURL(site.url('/guide/a'));
  await page.goBack();
  await expect(heading).toHaveText(first);
  await page.close();
  await site.close();
});

test('what a tab had not loaded before a deployment says that a reload helps', async ({ page }) => {
  // Chromium says no where there is only the machine itself, as in a container.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
  });
  const site = await serveRedeployed();
  await page.goto(site.url('/markdown/playground'));
  await expectLive(page);
  site.redeploy();

  const box = page.locator('[data-playground]').first();
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(box.getByRole('status')).toContainText('reload the page');
  await openSearch(page);
  await page.keyboard.type('long page');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expectLive(page);
  await openSearch(page);
  await find(page, 'long page');
  await expect(rows(page).first()).toBeVisible();
  await page.close();
  await site.close();
});

test('a scenario that the updated site no longer has leaves its button usable', async ({
  page,
}) => {
  await page.route('**/playground/scenarios.json', (route) => route.fulfill({ json: {} }));
  await page.goto(address('folders', '/playground'));
  const box = page.locator('[data-playground]').first();
  const run = box.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(box.getByRole('status')).toContainText('reload the page');
  await expect(run).toBeEnabled();
});
