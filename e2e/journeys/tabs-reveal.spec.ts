import type { Page } from '@playwright/test';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { find, openSearch } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const TABS = address('fixture', '/markdown/tabs');

/** A heading that stands in a panel which is hidden at first. */
function hiddenHeading(page: Page, name = 'In the second panel') {
  return page.getByRole('heading', { name, exact: true });
}

/** Below the bars, near to where jumps end. */
async function expectJumpedTo(page: Page, name: string): Promise<void> {
  const heading = hiddenHeading(page, name);
  await expect(heading).toBeInViewport();
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
}

test('a link to a heading in a hidden panel opens it, each time', async ({ page }) => {
  await page.goto(TABS);
  await expect(hiddenHeading(page)).toBeHidden();
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'link into the second panel' }).click();
    await expectJumpedTo(page, 'In the second panel');
    await expect(page.getByRole('tab', { name: 'Sub-app' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Host' }).click();
    await expect(hiddenHeading(page)).toBeHidden();
  }
});

test('the outline leads into panels of panels', async ({ page }) => {
  await page.goto(TABS);
  await page.locator('[data-part="outline"]').getByRole('link', { name: 'Deep inside' }).click();
  await expectJumpedTo(page, 'Deep inside');
  await expect(page.getByRole('tab', { name: 'Outer two' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Inner two' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('an address that names such a heading opens it before anything is shown', async ({ page }) => {
  // The scripts never come, so it is the page itself that opens it.
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  await page.goto(`${TABS}#deep-inside`, { waitUntil: 'commit' });
  await expectJumpedTo(page, 'Deep inside');
  release();
  await page.waitForLoadState('load');
  await expectJumpedTo(page, 'Deep inside');
});

test('Back and Forward open the panel that they lead into', async ({ page }) => {
  await page.goto(TABS);
  // The router writes the first address once more, over whatever is followed until then.
  await expectLive(page);
  await page.getByRole('link', { name: 'link into the second panel' }).click();
  await page
    .locator('[data-part="outline"]')
    .getByRole('link', { name: 'Long text below' })
    .click();
  await page.getByRole('tab', { name: 'Host' }).evaluate((tab: HTMLElement) => tab.click());
  await expect(hiddenHeading(page)).toBeHidden();
  await page.goBack();
  await expect(hiddenHeading(page)).toBeInViewport();
  await page.goForward();
  await page.getByRole('tab', { name: 'Host' }).evaluate((tab: HTMLElement) => tab.click());
  await expect(hiddenHeading(page)).toBeHidden();
  await page.goBack();
  await expect(hiddenHeading(page)).toBeInViewport();
});

for (const [from, path] of [
  ['the same page', '/markdown/tabs'],
  ['another page', '/guide/a'],
] as const) {
  for (const way of ['Enter', 'a press'] as const) {
    test(`a search result in a hidden panel opens it, from ${from} by ${way}`, async ({ page }) => {
      await page.goto(address('fixture', path));
      await openSearch(page);
      await find(page, 'Deep inside');
      const row = page.getByRole('option').filter({ hasText: 'Deep inside' }).first();
      await expect(row).toBeVisible();
      if (way === 'a press') await row.click();
      else {
        while ((await row.getAttribute('aria-selected')) !== 'true') {
          await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(`${TABS}#deep-inside`);
      await expectJumpedTo(page, 'Deep inside');
    });
  }
}

test('what the browser finds by itself in a hidden panel opens it', async ({ page }) => {
  // As its search in the page does, a text in the address finds what is hidden until found.
  await page.goto(`${TABS}#:~:text=quixotabs`);
  await expect(page.getByRole('tab', { name: 'December' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('quixotabs')).toBeInViewport();
  await expect(page.getByText('The first month.')).toBeHidden();
});

test('a panel that was only looked into is not remembered', async ({ page }) => {
  await page.goto(`${TABS}#in-the-second-panel`);
  await expect(hiddenHeading(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('tabs');
});
