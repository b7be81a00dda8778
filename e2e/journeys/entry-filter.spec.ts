import { boxOf } from '../support/box-of';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('a pasted message finds its entry, the outline lists what is left, and a link leads to what was hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('/issues/errors#provider-is-undefined'));
  await expect(page.locator('#provider-is-undefined')).toBeInViewport();
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await outline.getByRole('link', { name: 'Routing' }).first().click();
  await expect(page.locator('#pushstate')).toBeVisible();
  await expect(page.locator('#html-tag')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#html-tag')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(site('/issues/errors'));
  const field = page.getByLabel('Paste your message');
  const entries = page.locator('main [data-heading="3"]:visible');
  const all = await entries.count();
  // Only the first group is open.
  expect(all).toBe(10);

  await field.fill('Uncaught Error: [Garfish warning]: The "my-shop" app is already registered.');
  await expect(entries).toHaveText([/^The "<name>" app is already registered\./]);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('1 entry');
  // Apart from the field and its ring
  expect((await boxOf(status)).y).toBeGreaterThanOrEqual((await boxOf(field)).bottom + 8);
  await expect(page.getByRole('heading', { name: 'Registering apps' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Starting Garfish' })).toBeHidden();

  await field.fill('ChunkLoadError: Loading chunk vendors-437 failed.');
  await expect(entries).toHaveCount(1);
  await field.fill('"render" is required in provider.');
  await page.getByRole('link', { name: 'as above' }).click();
  await expect(page.locator('#invalid-module-content')).toBeInViewport();
  await expect(field).toHaveValue('');
  await expect(page.locator('#render-is-required')).toBeVisible();
  await expect(page.locator('#miss-app-name')).toBeHidden();
  await page.getByRole('heading', { name: 'Mounting an app' }).click();

  await field.fill('quokka quokka');
  await expect(entries).toHaveCount(0);
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await expect(page.locator('site-filter ~ * pre:visible')).toHaveCount(0);
  await field.fill('');
  await expect(entries).toHaveCount(all);

  await field.fill('appears and then disappears');
  await expect(page.locator('main [data-heading="2"] > h2:visible')).toHaveText([
    'Symptoms to check first',
  ]);
  await expect(entries).toHaveCount(0);
  await expect(status).toHaveText('1 entry');
  await expect(page.getByRole('table').first()).toBeVisible();
  await field.fill('');

  const links = outline.getByRole('link');
  const listed = await links.count();
  await field.fill('provider');
  const headings = page.locator('main :is([data-heading], summary) > :is(h2, h3):visible');
  await expect(links).toHaveCount(5);
  expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
  await links.last().click();
  await expect(page).toHaveURL(/#/);
  // The links leave the filter as it is.
  await expect(field).toHaveValue('provider');
  await field.fill('');
  await expect(links).toHaveCount(listed);
});

test('what readers also type for a group finds it, and what no entry explains is searched for on all pages', async ({
  page,
}) => {
  await page.goto(site('/issues/'));
  const field = page.getByLabel('Paste your message');
  await field.fill('migration questions');
  await expect(page.locator('main [data-heading="2"] > h2:visible')).toHaveText([
    'Moving to Garfish',
  ]);
  // It stands for all that is below.
  await expect(page.locator('main [data-heading="3"] > h3:visible')).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('5 entries');

  await field.fill('[Garfish warning] Invalid domGetter: #root');
  await page.getByRole('link', { name: 'Search all pages' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toHaveValue(
    '[Garfish warning] Invalid domGetter: #root',
  );
  await expect(dialog.getByRole('option').first()).toContainText('domGetter');
});
