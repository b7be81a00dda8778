import { SCENARIO_IDS } from '../../lib/playground/scenarios';
import { violations } from '../support/axe';
import { expectSoon, expectStates, runScenario } from '../support/playground-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test.use({ expectedFaults: /Garfish warning|Failed to fetch|Content Security Policy|articles/ });

/** Scenarios with an address bar, with the drawing of the states, and with an error. */
const KINDS = ['route', 'lifecycle', 'missing-entry'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 375]) {
    test(`nothing is in the way of anyone in a playground, ${width} wide in ${colorScheme}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const id of KINDS) {
        const { box, status } = await runScenario(page, id);
        await expectSoon(status).toContainText(/on the page|loaded|errorLoadApp/);
        for (const tab of ['Code', 'States', 'Timeline']) {
          await box.getByRole('tab', { name: tab }).click();
          expect(await violations(page), `${id} ${tab}`).toEqual([]);
        }
      }
    });
  }
}

for (const id of SCENARIO_IDS) {
  test(`“${id}” fits on a phone in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    const { box, status, stage } = await runScenario(page, id);
    await expectSoon(status).not.toContainText('Starting');
    await expectSoon(stage.locator('html[data-theme]')).toHaveAttribute('data-theme', 'dark');
    const beyond = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}

test('nothing is in the way of anyone on the stage', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const playground = await runScenario(page, 'channel');
    await expectStates(playground, 'notes: on the page');
    const [stage] = page.mainFrame().childFrames();
    expect(stage && (await violations(stage))).toEqual([]);
  }
});

test('the keyboard alone runs, changes and reads a scenario', async ({ page }) => {
  await page.goto(address('folders', '/guide/concept/cache'));
  const box = page.locator('[data-playground="cache"]');
  await box.getByRole('button', { name: 'Run' }).focus();
  await page.keyboard.press('Enter');
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  // The focus stays in the box, and the next stop is its first control.
  await page.keyboard.press('Tab');
  await expect(box.getByRole('button', { name: 'on', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/playground=cache&playground\.cache=off/);
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  await box.getByRole('button', { name: '/orders' }).press('Enter');
  await expectSoon(box.getByRole('status')).toContainText('cart: unmounted');
  await box.getByRole('tab', { name: 'Timeline' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('tab', { name: 'Code' })).toBeFocused();
  await expect(box.locator('pre')).toContainText('cache: false');
});

test('a theme that the reader chooses reaches the stage', async ({ page }) => {
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  const root = playground.stage.locator('html[data-theme]');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).first().click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the timeline is filtered and copied, and a project is downloaded', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { box } = await runScenario(page, 'two-frameworks');
  await expectSoon(box.getByRole('status')).toContainText('orders: on the page');
  await box.getByRole('combobox', { name: 'App' }).selectOption('orders');
  await box.getByRole('button', { name: 'States' }).click();
  await expect(box.locator('li[data-kind="state"]')).toHaveCount(0);
  await box.getByRole('button', { name: 'Copy as text' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^ +[\d.]+ ms {2}orders {2}hook {2}beforeLoad/);
  expect(copied).not.toContain('cart');
  await box.getByRole('tab', { name: 'Code' }).click();
  const download = page.waitForEvent('download');
  await box.getByRole('button', { name: 'Download this as a project' }).click();
  expect((await download).suggestedFilename()).toBe('garfish-two-frameworks.zip');
});
