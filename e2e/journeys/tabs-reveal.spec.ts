import type { Page } from '@playwright/test';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { find, openSearch } from '../support/search-page';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const TABS = fixture('/markdown/tabs');

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

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

test('a link, the outline, Back and a search result lead into hidden panels, each time, which is not remembered', async ({
  page,
}) => {
  await page.goto(TABS);
  await expectLive(page);
  await expect(hiddenHeading(page)).toBeHidden();
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'link into the second panel' }).click();
    await expectJumpedTo(page, 'In the second panel');
    await expectSelected(page, 'Sub-app');
    await page.getByRole('tab', { name: 'Host' }).click();
    await expect(hiddenHeading(page)).toBeHidden();
  }
  await page.locator('[data-part="outline"]').getByRole('link', { name: 'Deep inside' }).click();
  await expectJumpedTo(page, 'Deep inside');
  await expectSelected(page, 'Outer two');
  await expectSelected(page, 'Inner two');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('tabs');

  await page.getByRole('link', { name: 'link into the second panel' }).click();
  await page
    .locator('[data-part="outline"]')
    .getByRole('link', { name: 'Long text below' })
    .click();
  await page.getByRole('tab', { name: 'Host' }).evaluate((tab: HTMLElement) => tab.click());
  await expect(hiddenHeading(page)).toBeHidden();
  await page.goBack();
  await expect(hiddenHeading(page)).toBeInViewport();

  await openSearch(page);
  await find(page, 'Deep inside');
  await page.getByRole('option').filter({ hasText: 'Deep inside' }).first().click();
  await expect(page).toHaveURL(`${TABS}#deep-inside`);
  await expectJumpedTo(page, 'Deep inside');
});

test('an address that names such a heading, or a text in a panel, opens it before anything is shown', async ({
  page,
}) => {
  // Until the scripts have come, it is the page itself that opens it. Browsers scroll to no heading before that.
  const release = await holdRequests(page, '**/static/scripts/*.js');
  await page.goto(`${TABS}#deep-inside`, { waitUntil: 'commit' });
  await expect(hiddenHeading(page, 'Deep inside')).toBeVisible();
  release();
  await page.waitForLoadState('load');
  await expectJumpedTo(page, 'Deep inside');
  // It was only looked into, which is not remembered.
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('tabs');

  // As its search in the page does, a text in the address finds what is hidden until found.
  await page.goto(`${TABS}#:~:text=quixotabs`);
  await expectSelected(page, 'December');
  await expect(page.getByText('quixotabs')).toBeInViewport();
  await expect(page.getByText('The first month.')).toBeHidden();
});
