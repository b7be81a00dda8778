import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackedCopy } from '../support/offline-copy';
import { find, openSearch, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// One worker unpacks the copy once.
test.describe.configure({ mode: 'default' });

let copy: ReturnType<typeof unpackedCopy>;
test.beforeAll(() => {
  copy = unpackedCopy();
});
test.afterAll(() => copy.remove());

test('a page that is opened from a folder has its styles, and leads to the others and to the search', async ({
  page,
}) => {
  await page.goto(copy.url('index.html'));
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page).toHaveURL(copy.url('guide/quick-start.html'));
  await page.goto(copy.url('api/run.html'));
  await page.locator('[data-part="sidebar"] a', { hasText: 'Garfish.channel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garfish.channel');
  await expect(page.locator('[data-part="sidebar"]')).toHaveCSS('position', /sticky|fixed/);
  await openSearch(page);
  await find(page, 'domGetter');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\.html#/);
  await expect(page.locator(':target')).toBeVisible();
});

test('the footer offers the whole site as a zip, without what only hosts and programs need and without dead links', async ({
  page,
}) => {
  await page.goto(site('/api/run'));
  const link = page.getByRole('link', { name: 'Download for offline use' });
  await expect(link).toHaveAttribute('download', '');
  await expect(link).toHaveAttribute('href', '/offline.zip');
  expect(copy.names.filter((name) => /\.(br|gz)$|\/cards\/|\.zip\//.test(name))).toEqual([]);
  expect(copy.names).toContain('offline-docs/README.txt');
  const dead: string[] = [];
  for (const path of ['index.html', 'api/run.html', 'issues/errors.html']) {
    await page.goto(copy.url(path));
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[href], [src]')].map((element) =>
        'href' in element ? String(element.href) : element.getAttribute('src'),
      ),
    );
    const files = links.filter((link) => link?.startsWith('file:'));
    expect(files.length, path).toBeGreaterThan(10);
    dead.push(
      ...files.map((link) => fileURLToPath(link ?? '')).filter((file) => !existsSync(file)),
    );
  }
  expect(dead).toEqual([]);
});

test('the theme stays, scenarios without routes run, others say so, and paper has the text only', async ({
  page,
}) => {
  await page.goto(copy.url('guide/concept/cache.html'));
  await page.getByRole('button', { name: 'Switch to dark mode' }).first().click();
  const routed = page.locator('[data-playground="cache"]');
  await routed.getByRole('button', { name: 'Run' }).click();
  await expect(routed).toContainText('no routes in a sandboxed frame, so this is a recorded run');
  await page.goto(copy.url('guide/API/loadApp.html'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const box = page.locator('[data-playground="first-mount"]');
  await box.getByRole('button', { name: 'Run' }).click();
  await expect(box.getByRole('status')).toContainText('cart: on the page');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-part="sidebar"]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
