import type { Locator, Page } from '@playwright/test';
import { letFramesPass } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const TABS = fixture('/markdown/tabs');

/** The group of tabs that has a tab of this name; inner groups come after those around them. */
function groupWith(page: Page, tab: string): Locator {
  return page
    .locator('site-tabs')
    .filter({
      has: page.locator(':scope > [role="tablist"]').getByRole('tab', { name: tab, exact: true }),
    })
    .last();
}

/** The names of the panels of a group that can be seen. */
async function shown(group: Locator): Promise<(string | null)[]> {
  return group
    .locator(':scope > [role="tabpanel"]')
    .evaluateAll((panels) =>
      panels
        .filter((panel) => panel.querySelector(':scope > .flow')?.checkVisibility())
        .map((panel) => panel.querySelector(':scope > p')?.textContent ?? null),
    );
}

test('of a group one panel shows, and its tab says so, by more than its colour; on paper all panels show', async ({
  page,
}) => {
  await page.goto(TABS);
  await expect(page.getByText('The second month.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectAllPanels(page);
  await page.emulateMedia({ media: 'screen' });

  const group = groupWith(page, 'Host');
  const list = group.getByRole('tablist');
  await expect(list).toHaveAccessibleName('Variants');
  expect(await shown(group)).toEqual(['Host']);
  await page.getByRole('tab', { name: 'Sub-app' }).click();
  expect(await shown(group)).toEqual(['Sub-app']);
  const panel = group.getByRole('tabpanel', { name: 'Sub-app' });
  await expect(panel).toBeVisible();
  const id = await panel.getAttribute('id');
  await expect(group.locator(`[aria-controls="${id}"]`)).toHaveText('Sub-app');
  for (const [name, selected, tabIndex] of [
    ['Host', 'false', '-1'],
    ['Sub-app', 'true', '0'],
  ] as const) {
    const tab = group.getByRole('tab', { name });
    await expect(tab).toHaveAttribute('aria-selected', selected);
    await expect(tab).toHaveAttribute('tabindex', tabIndex);
  }
  const line = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
  await expect.poll(() => line('Sub-app')).not.toBe('rgba(0, 0, 0, 0)');
  await expect.poll(() => line('Host')).toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await line('Host')).not.toBe(await line('Sub-app'));
  await page.emulateMedia({ forcedColors: 'none' });

  // A strip stays where it is pressed, though panels above change.
  const below = groupWith(page, 'Vite').last();
  const strip = below.getByRole('tablist');
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = () => strip.evaluate((element) => element.getBoundingClientRect().top);
  for (const name of ['Vite', 'Webpack']) {
    const before = await top();
    const scrolled = await page.evaluate(() => window.scrollY);
    await below.getByRole('tab', { name }).click();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    // The browser may yet move the page itself, when it paints.
    await letFramesPass(page, 2);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => window.scrollY)).not.toBe(scrolled);
  }
});

test('arrows, Home and End move between tabs, go on at the other end, and scroll no more than the strip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(TABS);
  const group = groupWith(page, 'January');
  const tab = (name: string) => group.getByRole('tab', { name });
  await tab('January').focus();
  for (const [key, name] of [
    ['ArrowRight', 'February'],
    ['Home', 'January'],
    ['ArrowLeft', 'December'],
    ['ArrowRight', 'January'],
    ['End', 'December'],
    ['ArrowRight', 'January'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    // Browsers scroll by whole pixels.
    await expect(tab(name)).toBeInViewport({ ratio: 0.99 });
    expect(await shown(group)).toEqual([name]);
  }
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  expect(await shown(group)).toEqual(['January']);
  await page.keyboard.press('Tab');
  await expect(group.getByRole('tabpanel', { name: 'January' })).toBeFocused();
  // A panel with something to press in it is no stop of its own.
  const withButton = groupWith(page, 'npm').first().getByRole('tabpanel').first();
  await expect(withButton).not.toHaveAttribute('tabindex');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown, each under its name', async ({ page }) => {
    await page.goto(TABS);
    await expectAllPanels(page);
  });
});

test.describe('where the scripts of the page do not come', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('all panels are shown, each under its name', async ({ page }) => {
    await page.route('**/static/scripts/page*.js', (route) => route.abort());
    await page.goto(TABS);
    await expectAllPanels(page);
  });
});

async function expectAllPanels(page: Page): Promise<void> {
  await expect(page.getByText('The second month.')).toBeVisible();
  const panels = page.locator('[role="tabpanel"]');
  const [count, parts] = [await panels.count(), panels.locator(':scope > *')];
  expect(count).toBeGreaterThan(25);
  await expect(parts.filter({ visible: true })).toHaveCount(2 * count);
  await expect(page.locator('[role="tablist"]:visible')).toHaveCount(0);
}
