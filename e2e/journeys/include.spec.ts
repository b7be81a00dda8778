import { find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const INCLUDE = address('fixture', '/markdown/include');

test('a fragment is a part of the page, of its outline and of its search', async ({ page }) => {
  await page.goto(INCLUDE);
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toHaveCount(2);
  await expect(page.getByText('a Promise<Book> is all there is')).toBeVisible();
  const outline = page.locator('#frame-outline').getByRole('link');
  const hrefs = await outline.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).hash),
  );
  expect(hrefs).toEqual([
    '#opening-hours',
    '#sundays',
    '#where-fragments-may-stand',
    '#opening-hours-1',
  ]);
  await openSearch(page);
  await find(page, 'numbat');
  await expect(rows(page).first()).toHaveAttribute('href', /\/markdown\/include#sundays/);
});

test('links of a fragment are seen from its own place', async ({ page }) => {
  await page.goto(INCLUDE);
  await page.getByRole('main').getByRole('link', { name: 'code blocks' }).click();
  await expect(page).toHaveURL(address('fixture', '/markdown/code'));
});

test('a fragment in a fragment, in a callout, in a list', async ({ page }) => {
  await page.goto(INCLUDE);
  const rules = page.locator('li').getByRole('note', { name: 'House rules' });
  await expect(rules).toContainText('No food, no drinks.');
  await expect(rules.getByRole('link', { name: 'above' })).toHaveAttribute(
    'href',
    '#opening-hours',
  );
});

test('notes of a page and of its fragments stand together, each with its own text', async ({
  page,
}) => {
  await page.goto(INCLUDE);
  await expect(page.locator('[data-footnote-ref]')).toHaveText(['1', '2']);
  await expect(page.locator('[data-footnotes] li')).toHaveText([
    /^\s*A note of the fragment; see headings\./,
    /^\s*A note of the page\./,
  ]);
});

test('who takes the page away as Markdown gets the fragments with it', async ({ request }) => {
  const markdown = await (await request.get(`${INCLUDE}.md`)).text();
  expect(markdown).toContain('numbat');
  expect(markdown).toContain('\n  > No food, no drinks.');
  expect(markdown).toContain('[code blocks](https://fixture.example/base/markdown/code)');
  // The one that is shown as code.
  expect(markdown.match(/<Include/g)).toHaveLength(1);
});

test('a fragment is no page', async ({ request }) => {
  for (const path of ['/markdown/_fragments/opening-hours', '/markdown/_fragments/no-food']) {
    expect((await request.get(address('fixture', path))).status()).toBe(404);
  }
});
