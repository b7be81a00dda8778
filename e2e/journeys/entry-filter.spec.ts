import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('a pasted message finds its entry, and a link leads to one that was hidden', async ({
  page,
}) => {
  await page.goto(address('folders', '/issues/errors'));
  const field = page.getByLabel('Paste your message');
  const entries = page.locator('main [data-heading="3"]:visible');
  const all = await entries.count();
  expect(all).toBeGreaterThan(80);

  await field.fill('Uncaught Error: [Garfish warning]: The "my-shop" app is already registered.');
  await expect(entries).toHaveText([/^The "<name>" app is already registered\./]);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 entry');
  await expect(page.getByRole('heading', { name: 'Registering apps' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Starting Garfish' })).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await field.fill('ChunkLoadError: Loading chunk vendors-437 failed.');
  await expect(entries).toHaveCount(1);
  await field.fill('"render" is required in provider.');
  await page.getByRole('link', { name: 'as above' }).click();
  await expect(page.locator('#invalid-module-content')).toBeInViewport();
  await expect(field).toHaveValue('');
  await expect(entries).toHaveCount(all);

  await field.fill('quokka quokka');
  await expect(entries).toHaveCount(0);
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await expect(page.locator('[data-entry-filter] ~ * pre:visible')).toHaveCount(0);
  await field.fill('');
  await expect(entries).toHaveCount(all);
});

test('what no entry of the page explains is searched for on all pages', async ({ page }) => {
  await page.goto(address('folders', '/issues/'));
  await page.getByLabel('Paste your message').fill('[Garfish warning] Invalid domGetter: #root');
  await page.getByRole('link', { name: 'Search all pages' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toHaveValue(
    '[Garfish warning] Invalid domGetter: #root',
  );
  await expect(dialog.getByRole('option').first()).toContainText('domGetter');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all entries show, and no field that does nothing', async ({ page }) => {
    await page.goto(address('folders', '/issues/errors'));
    await expect(page.getByLabel('Paste your message')).toBeHidden();
    await expect(page.locator('#already-registered')).toBeVisible();
  });
});
