import { readFileSync } from 'node:fs';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const { garfish, pages } = JSON.parse(readFileSync('content/_checked.json', 'utf8'));
const LINE = `Checked against garfish ${garfish}`;

for (const [kind, path, file] of [
  ['an article', '/api/run', 'api/run.mdx'],
  ['an overview', '/api/', 'api/index.mdx'],
]) {
  test(`${kind} whose claims have passed says with which Garfish`, async ({ page }) => {
    expect(pages).toHaveProperty([file ?? '']);
    await page.goto(address('folders', path ?? ''));
    await expect(page.locator('[data-part="footer"]').getByText(LINE)).toBeVisible();
  });
}

test('a page without claims does not', async ({ page }) => {
  expect(pages).not.toHaveProperty(['guide/tasks/testing.mdx']);
  await page.goto(address('folders', '/guide/tasks/testing'));
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText('Checked against')).toHaveCount(0);
});
