import type { Page } from '@playwright/test';
import { holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const REFERENCE = address('fixture', '/reference/');

test.describe('on the real site', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(address('folders', '/api/'));
  });

  test('a title is found in any letter case, and a cleared input restores all', async ({
    page,
  }) => {
    await expect(filter(page)).toBeVisible();
    // It stands where the page puts the list, before the sections that follow.
    const sections = page.getByRole('heading', { name: 'A minimal host' });
    const isBefore = await filter(page).evaluate(
      (input, heading) =>
        (input.compareDocumentPosition(heading as Node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      await sections.elementHandle(),
    );
    expect(isBefore).toBe(true);

    const before = await listed(page);
    expect(new Set(before.pages).size).toBe(14);
    expect(before.pages).toHaveLength(14);
    // The groups are those of the sidebar.
    expect(before.titles).toEqual(['Start', 'Load', 'Navigate', 'Share', 'Extend']);
    const addresses = await page
      .locator('main section:not(.prose) a[href*="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((href) => !/^(\/api\/\w+)?#.+/.test(href))).toEqual([]);
    await filter(page).fill('PRELOADAPP');
    await expect.poll(async () => (await listed(page)).pages).toEqual(['Garfish.preloadApp']);
    expect((await listed(page)).titles).toEqual(['Load']);
    await filter(page).fill('');
    await expect.poll(() => listed(page)).toEqual(before);

    await filter(page).fill('others');
    await expect(page.getByText('No matching API found: others')).toBeVisible();
    await filter(page).fill('Quokka-Tron  x');
    const message = page.getByRole('main').getByRole('status');
    await expect(message).toHaveText('No matching API found: Quokka-Tron  x', {
      useInnerText: true,
    });
    await expect(message).toBeVisible();
    expect((await message.boundingBox())?.height).toBeGreaterThan(10);
    expect((await listed(page)).pages).toEqual([]);
  });

  test('all cards are as wide as each other, and on phones their headings are words of a line', async ({
    page,
  }) => {
    const cards = page.locator('main section:not(.prose) > ul > li');
    const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
    expect(new Set(widths).size).toBe(1);
    const headings = cards.first().locator('ul').getByRole('link');
    expect(await headings.count()).toBeGreaterThan(3);
    await page.setViewportSize({ width: 375, height: 700 });
    for (const heading of await headings.all()) {
      await expect(heading).toBeVisible();
      expect((await heading.boundingBox())?.height).toBe(44);
    }
    // The cards stay lower than what one would be with a row for each heading.
    expect(await cards.first().evaluate((card) => card.clientHeight)).toBeLessThan(270);
  });
});

test.describe('on the fixture site', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(REFERENCE);
  });

  test('pages are found by their titles, their headings and their groups, and are counted', async ({
    page,
  }) => {
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('');
    expect((await listed(page)).titles).toEqual(['Others', 'Client', 'Server']);

    await test.step('hyphens are spaces on both sides', async () => {
      const found = {
        titles: ['Client'],
        pages: ['Pre-load'],
        headings: ['Idle time', 'Data-saver mode'],
      };
      for (const query of ['pre load', 'PRE-LOAD', 're-l']) {
        await filter(page).fill('');
        await filter(page).fill(query);
        await expect.poll(() => listed(page)).toEqual(found);
      }
      await filter(page).fill('idle-time');
      await expect.poll(() => listed(page)).toEqual({ ...found, headings: ['Idle time'] });
      await expect(status).toHaveText('1 page');
    });

    await test.step("a group's name keeps the whole group", async () => {
      await filter(page).fill('other');
      await expect
        .poll(() => listed(page))
        .toEqual({
          titles: ['Others'],
          pages: ['Glossary', 'Limits'],
          headings: ['Client word', 'Server word'],
        });
      await expect(status).toHaveText('2 pages');
      await filter(page).fill('');
      await expect(status).toHaveText('');
    });

    await test.step('of a page found by a heading that heading alone remains', async () => {
      await filter(page).fill('data saver');
      await expect
        .poll(() => listed(page))
        .toEqual({ titles: ['Client'], pages: ['Pre-load'], headings: ['Data-saver mode'] });
      await page.getByRole('link', { name: 'Data-saver mode' }).click();
      await expect(page).toHaveURL(/\/reference\/client\/pre-load#data-saver-mode$/);
    });
  });

  test('the keyboard reaches the input, which stays where it is, goes on to the results and clears', async ({
    page,
  }) => {
    const before = await listed(page);
    const box = await filter(page).boundingBox();
    // High enough to be touched.
    expect(box?.height).toBe(44);
    await expect(filter(page)).toHaveAttribute('placeholder', 'Enter keyword');
    await expect(filter(page)).not.toBeFocused();
    await page.locator('[data-part="page-menu"] > summary').focus();
    await page.keyboard.press('Tab');
    await expect(filter(page)).toBeFocused();
    await page.keyboard.type('limits');
    await expect.poll(async () => (await listed(page)).pages).toEqual(['Limits']);
    expect(await filter(page).boundingBox()).toEqual(box);
    await expect(filter(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Limits' }).last()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(filter(page)).toHaveValue('');
    await expect(filter(page)).toBeFocused();
    await expect.poll(() => listed(page)).toEqual(before);
  });
});

test('what is typed before the page is ready counts, and nothing moves when it is', async ({
  page,
}) => {
  const run = await holdRequests(page, '**/*.js');
  await page.goto(REFERENCE, { waitUntil: 'commit' });
  await filter(page).fill('glossary');
  const before = await filter(page).boundingBox();
  expect((await listed(page)).pages.length).toBeGreaterThan(2);
  run();
  await expect.poll(async () => (await listed(page)).pages).toEqual(['Glossary']);
  await expect(filter(page)).toHaveValue('glossary');
  expect(await filter(page).boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all groups show, and no input that would do nothing', async ({ page }) => {
    await page.goto(REFERENCE);
    await expect(groupTitles(page)).toHaveText(['Others', 'Client', 'Server']);
    await expect(filter(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Filter')).toBeHidden();
  });
});

function filter(page: Page) {
  return page.getByRole('searchbox', { name: 'Filter', exact: true });
}

function groupTitles(page: Page) {
  return page.locator('main section > h2:visible');
}

/** What the overview lists: the titles of its groups, the pages, the headings. */
async function listed(page: Page) {
  const section = page.locator('main section:not(.prose)');
  return {
    titles: await groupTitles(page).allTextContents(),
    pages: await section.locator('a:not([href*="#"]):visible').allTextContents(),
    headings: await section.locator('a[href*="#"]:visible').allTextContents(),
  };
}
