import type { Page } from '@playwright/test';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// Browsers ask for it beside a file of Markdown, which can name no icon.
test.use({ expectedFaults: /404.*favicon\.ico/ });

const CHANNEL = address('folders', '/api/channel');

test('a menu beside the copy button has the Markdown and the link of the page, by mouse and by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${CHANNEL}?outline=0#options`);
  await opener(page).click();
  await menu(page).getByRole('button', { name: 'Copy link to this page' }).click();
  await expect(page.locator('[data-part="copy-page"] [aria-live]')).toHaveText('Copied');
  await expect(menu(page)).not.toHaveAttribute('open');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CHANNEL);

  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Open as Markdown' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CHANNEL}.md`);
});

test('on small screens the menu fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address('fixture', '/reference/'));
  await opener(page).click();
  await expect(menu(page).getByRole('link', { name: 'Open as Markdown' })).toHaveAttribute(
    'href',
    '/base/reference/index.md',
  );
  const list = await menu(page).getByRole('list').boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('on a phone the menu ends where the text and the panel of the outline end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  // With and without the trail, beside which it stands
  for (const path of ['/api/run', '/hello']) {
    await page.goto(address('folders', path));
    const ends = await page
      .locator('[data-part="page-menu"] > summary > svg, [data-opens="outline"] > svg, main h1')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(ends, path).toEqual([355, 355, 355]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, with its link alone', async ({ page }) => {
    await page.goto(CHANNEL);
    await opener(page).click();
    await expect(menu(page).getByRole('link', { name: 'Open as Markdown' })).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
  });
});

function opener(page: Page) {
  return page.locator('[data-part="page-menu"] > summary');
}

function menu(page: Page) {
  return page.locator('[data-part="page-menu"]');
}
