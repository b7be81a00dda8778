import type { Page } from '@playwright/test';
import { movedParts, watchLayoutShifts } from '../support/layout-shifts';
import { letFramesPass } from '../support/page-at-rest';
import { field } from '../support/search-page';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test.describe('at an address without a page', () => {
  test.use({ expectedFaults: /404/ });

  test('the pages that are spelled much like it are suggested, without moving anything, and one leads there', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const lists = () => requests.filter((url) => url.endsWith('/static/routes.json'));
    await page.goto(fixture('/reference/glosary'));
    // Under a base path the links keep it, and their text does not show it.
    await expect(suggestions(page)).toHaveText(['/reference/glossary']);
    await expect(suggestions(page)).toHaveAttribute('href', '/base/reference/glossary');
    expect(lists()).toHaveLength(1);

    await watchLayoutShifts(page);
    const response = await page.goto(site('/api/lodApp'));
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Did you mean', { exact: true })).toBeVisible();
    await expect(suggestions(page)).toHaveText(['/api/loadApp', '/guide/API/loadApp']);
    await letFramesPass(page, 2);
    expect(await movedParts(page)).toEqual([]);
    expect(lists()).toHaveLength(2);

    // What the search offers before anything is typed is offered here, too.
    const offered = page.getByRole('navigation', { name: 'Or start here' });
    await page.getByRole('button', { name: 'Search the docs' }).click();
    await expect(field(page)).toBeFocused();
    const inSearch = page.locator('[data-part="search-hint"]').getByRole('link');
    await expect(inSearch.first()).toBeVisible();
    expect(await offered.getByRole('link').allTextContents()).toEqual(
      await inSearch.allTextContents(),
    );
    await page.keyboard.press('Escape');
    await offered.getByRole('link', { name: 'Nothing renders' }).click();
    await expect(page).toHaveURL(/\/issues\/nothing-renders$/);

    // Below each other on a phone, and still above the ways to start elsewhere
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site('/api/lodApp'));
    await expect(suggestions(page)).toHaveCount(2);
    await letFramesPass(page, 2);
    expect(await movedParts(page)).toEqual([]);
    const links = [...(await suggestions(page).all()), page.getByText('Take me home')];
    const tops = await Promise.all(links.map(async (it) => (await it.boundingBox())?.y ?? 0));
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    await suggestions(page).first().click();
    await expect(page).toHaveURL(/\/api\/loadApp$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garfish.loadApp');
  });
});

function suggestions(page: Page) {
  return page.getByRole('list', { name: 'Did you mean' }).getByRole('link');
}
