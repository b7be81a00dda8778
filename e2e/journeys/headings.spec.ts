import type { Page } from '@playwright/test';
import { openSearch } from '../support/search-page';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const HEADINGS = fixture('/markdown/headings');

const outline = (page: Page) => page.locator('#frame-outline').getByRole('link');

const LIKE_THE_FRAME = [
  ['Frame content', 'frame-content-1'],
  ['Frame outline', 'frame-outline-1'],
  ['Frame sidebar', 'frame-sidebar-1'],
  ['Frame navigation', 'frame-navigation-1'],
  ['Main', 'main'],
  ['Search', 'search'],
  ['__next', '__next'],
  ['Footnote label', 'footnote-label-1'],
] as const;

test('headings have the ids that the outline names, and are reached, also when called like parts of the frame', async ({
  page,
}) => {
  await page.goto(`${HEADINGS}#lendTwice`);
  await expectReached(page, 'lendTwice');
  const ids = await page
    .locator('main .prose :is(h2, h3, h4):not(.sr-only)')
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  const hrefs = await outline(page).evaluateAll((links) =>
    links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)),
  );
  expect(hrefs).toEqual(ids);
  expect(ids.slice(0, 6)).toEqual([
    '#own-id',
    '#lendTwice',
    '#目录-1',
    '#own-id-1',
    '#a-heading-with-a-note',
    '#braces-in-the-middle',
  ]);
  await expect(outline(page).first()).toHaveText('A given id');

  const headings = await page.locator('main :is(h2, h3)').allInnerTexts();
  expect(headings.filter((text) => text.includes('{'))).toEqual(['Braces {#in} the middle']);
  await expect(page.getByText('they are a text: {#nothing}')).toBeVisible();

  await outline(page).first().click();
  await outline(page).filter({ hasText: 'Call lend() once twice' }).click();
  await expectReached(page, 'lendTwice');
  await outline(page).first().click();
  await page.getByRole('link', { name: 'Link to “Call lend() once twice”' }).press('Enter');
  await expectReached(page, 'lendTwice');

  // The parts of the frame are reached, too.
  await page.goto(HEADINGS);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await openSearch(page);
  await page.keyboard.press('Escape');
  for (const [text, id] of LIKE_THE_FRAME) {
    await outline(page).filter({ hasText: text }).click();
    await expect(page).toHaveURL(`${HEADINGS}#${id}`);
    await expect(page.locator('main h3').filter({ hasText: text })).toBeInViewport();
  }
  const all = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('the sign of a heading stands within the screen and before its words', async ({ page }) => {
    await page.goto(HEADINGS);
    const link = page.getByRole('link', { name: 'Link to “Call lend() once twice”' });
    await expect(link).toHaveCSS('opacity', '1');
    const { left, heading } = await link.evaluate((sign) => ({
      left: sign.getBoundingClientRect().left,
      heading: sign.parentElement?.getBoundingClientRect().left ?? 0,
    }));
    expect(left).toBeGreaterThanOrEqual(0);
    // The sign is 10 px wide.
    expect(heading - left).toBeGreaterThan(12);
  });
});

async function expectReached(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`${HEADINGS}#${id}`);
  await expect(page.locator(`h2#${id}`)).toBeInViewport();
}
