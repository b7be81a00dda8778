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

test.describe('where the scripts of the page do not come', () => {
  test.use({ expectedFaults: /ERR_FAILED|_next\/static/ });

  test('all panels are shown, when all of them failed and when the first did', async ({ page }) => {
    for (const which of ['all', 'the first'] as const) {
      let first: string | undefined;
      await page.route('**/_next/static/**/*.js', (route) => {
        first ??= route.request().url();
        // Also when it is asked for again: it may only have been fetched ahead.
        const isFirst = route.request().url() === first;
        return which === 'all' || isFirst ? route.abort() : route.continue();
      });
      await page.goto(TABS);
      await expectAllShown(page);
      await page.unrouteAll();
    }
  });
});
