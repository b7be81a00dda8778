import type { Page } from '@playwright/test';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const TABS = address('fixture', '/markdown/tabs');

/** All panels can be read, each under its name, and nothing can be pressed. */
async function expectAllShown(page: Page): Promise<void> {
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels.first()).toBeVisible();
  const hidden = await panels.evaluateAll((all) =>
    all
      .filter((panel) => {
        const [label, text] = panel.children;
        return !label?.checkVisibility() || !text?.checkVisibility();
      })
      .map(({ id }) => id),
  );
  expect(hidden).toEqual([]);
  await expect(page.locator('[role="tablist"]:visible')).toHaveCount(0);
  expect(await panels.count()).toBeGreaterThan(25);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown, each under its name', async ({ page }) => {
    await page.goto(TABS);
    await expectAllShown(page);
  });
});

test('on paper all panels are shown, each under its name', async ({ page }) => {
  await page.goto(TABS);
  await expect(page.getByText('The second month.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectAllShown(page);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('The second month.')).toBeHidden();
});

test.describe('where the script of the page does not come', () => {
  test.use({ expectedFaults: /ERR_FAILED|static\/scripts/ });

  test('all panels are shown', async ({ page }) => {
    await page.route('**/static/scripts/*.js', (route) => route.abort());
    await page.goto(TABS);
    await expectAllShown(page);
  });
});
