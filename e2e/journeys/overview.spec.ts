import type { Page } from '@playwright/test';
import { holdRequests } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter', exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const groupTitles = (page: Page) => page.locator('main section > h2:visible');

test('the list of the API has the groups of the sidebar, before the sections that follow', async ({
  page,
}) => {
  await page.goto(site('/api/'));
  const before = await listed(page);
  expect(new Set(before.pages).size).toBe(14);
  expect(before.pages).toHaveLength(14);
  expect(before.titles).toEqual(['Start', 'Load', 'Navigate', 'Share', 'Extend']);
  const heading = await page.getByRole('heading', { name: 'A minimal host' }).boundingBox();
  expect((await filter(page).boundingBox())?.y).toBeLessThan(heading?.y ?? 0);

  await filter(page).fill('PRELOADAPP');
  await expect
    .poll(() => listed(page))
    .toMatchObject({ titles: ['Load'], pages: ['Garfish.preloadApp'] });
  await filter(page).fill('Quokka-Tron  x');
  const text = 'No matching API found: Quokka-Tron  x';
  await expect(status(page)).toHaveText(text, { useInnerText: true });
  await expect(status(page)).toBeVisible();
  expect((await listed(page)).pages).toEqual([]);

  await filter(page).fill('');
  await expect.poll(() => listed(page)).toEqual(before);
  const cards = page.locator('main section:not(.prose) > ul > li');
  const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
  expect(new Set(widths).size).toBe(1);
  // On phones, the headings of a card are words of a line, so that it stays lower than with a row for each.
  await page.setViewportSize({ width: 375, height: 700 });
  const headings = cards.first().locator('ul').getByRole('link');
  expect(await headings.count()).toBeGreaterThan(3);
  for (const one of await headings.all()) expect((await one.boundingBox())?.height).toBe(44);
  expect((await cards.first().boundingBox())?.height).toBeLessThan(270);
});

test('pages are found by their titles, their headings and their groups, and are counted', async ({
  page,
}) => {
  const run = await holdRequests(page, '**/*.js');
  await page.goto(fixture('/reference/'), { waitUntil: 'commit' });
  // What is typed before the page is ready counts, and nothing moves when it is.
  await filter(page).fill('glossary');
  const early = await filter(page).boundingBox();
  expect((await listed(page)).pages.length).toBeGreaterThan(2);
  run();
  await expect.poll(async () => (await listed(page)).pages).toEqual(['Glossary']);
  await expect(filter(page)).toHaveValue('glossary');
  expect(await filter(page).boundingBox()).toEqual(early);
  await filter(page).fill('');

  await expect(status(page)).toHaveText('');
  expect((await listed(page)).titles).toEqual(['Others', 'Client', 'Server']);
  const client = { titles: ['Client'], pages: ['Pre-load'] };
  const headings = ['Idle time', 'Data-saver mode'];
  for (const [query, results, count] of [
    // Hyphens are spaces on both sides.
    ['pre load', { ...client, headings }, '1 page'],
    ['PRE-LOAD', { ...client, headings }, '1 page'],
    // Of a page found by a heading, that heading alone remains.
    ['idle-time', { ...client, headings: ['Idle time'] }, '1 page'],
    // The name of a group keeps the whole group.
    [
      'other',
      {
        titles: ['Others'],
        pages: ['Glossary', 'Limits'],
        headings: ['Client word', 'Server word'],
      },
      '2 pages',
    ],
    ['data saver', { ...client, headings: ['Data-saver mode'] }, '1 page'],
  ] as const) {
    await filter(page).fill(query);
    await expect.poll(() => listed(page), query).toEqual(results);
    await expect(status(page)).toHaveText(count);
  }
  await filter(page).fill('');

  // The keyboard reaches the input, which stays where it is, goes on to the results and clears.
  const before = await listed(page);
  const box = await filter(page).boundingBox();
  await expect(filter(page)).toHaveAttribute('placeholder', 'Enter keyword');
  await page.locator('[data-part="page-menu"] > summary').focus();
  await page.keyboard.press('Tab');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('limits');
  await expect.poll(async () => (await listed(page)).pages).toEqual(['Limits']);
  expect(await filter(page).boundingBox()).toEqual(box);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Limits' }).last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(filter(page)).toHaveValue('');
  await expect(filter(page)).toBeFocused();
  await expect.poll(() => listed(page)).toEqual(before);

  await filter(page).fill('data saver');
  await page.getByRole('link', { name: 'Data-saver mode' }).click();
  await expect(page).toHaveURL(/\/reference\/client\/pre-load#data-saver-mode$/);
});

/** What the overview lists: the titles of its groups, the pages, the headings. */
async function listed(page: Page) {
  const section = page.locator('main section:not(.prose)');
  return {
    titles: await groupTitles(page).allTextContents(),
    pages: await section.locator('a:not([href*="#"]):visible').allTextContents(),
    headings: await section.locator('a[href*="#"]:visible').allTextContents(),
  };
}
