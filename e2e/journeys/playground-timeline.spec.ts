import { expectLive } from '../support/page-at-rest';
import { expectSoon, expectStates, pressRun, runScenario } from '../support/playground-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test.use({ expectedFaults: /Garfish warning/ });

test('keys step back and forward, and the page, the path, the states and the requests move along', async ({
  page,
}) => {
  const { box, stage, button, ...playground } = await runScenario(page, 'route');
  await expectStates({ box, stage, button, ...playground }, 'cart: on the page');
  const rows = box.locator('li[data-kind]');
  // What happens first is seen first.
  await expect(rows.first()).toBeInViewport();
  const moment = box.getByRole('region', { name: 'The page at this step' });
  await button('First step').click();
  await expect(moment).toContainText('#container empty');
  await expect(moment).toContainText('Requests: 0');
  await expect(box.getByRole('textbox')).toHaveValue('/');
  await rows.first().getByRole('button').focus();
  const loaded = rows.filter({ hasText: 'beforeMount' });
  for (let step = 0; step < 40 && !(await loaded.getAttribute('aria-current')); step++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(loaded.getByRole('button')).toBeFocused();
  await expect(box.getByRole('textbox')).toHaveValue('/cart');
  await expect(moment).toContainText('Requests: 3');
  await expect(moment).toContainText('/apps/cart/main.js 200 text/javascript');
  await expect(playground.status).toContainText('cart: loaded');
  // The row explains itself, and leads to the reference.
  await expect(loaded).toContainText('The first step of mount() and show().');
  const link = loaded.getByRole('link', { name: 'Reference' });
  expect(await link.getAttribute('href')).toBe('/api/hooks#beforemount');
  await button('Step back').click();
  await expect(loaded).not.toHaveAttribute('aria-current');
  await loaded.getByRole('button').click();
  await page.keyboard.press('End');
  await expect(moment.locator('p')).toContainText(['Cart React 19']);
  // Each line of the app is a line, too.
  await expect(moment.getByText('Visit 1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moment).toHaveCount(0);
  await expect(stage.locator('.cart')).toBeVisible();
});

test('a run is told in a sentence, its events are folded in the boxes of pages, and a wait is one', async ({
  page,
}) => {
  const playground = await runScenario(page, 'wrong-container');
  await expectSoon(playground.status).toContainText('Invalid domGetter');
  const { box } = playground;
  await expect(box.locator('ol')).toContainText('Nothing happens for 3.0 s');
  await expect(box.locator('li[data-level="warning"] em').first()).toContainText('⚠ warning');
  const onPage = await pressRun(page, address('folders', '/guide/concept/cache'), 'cache');
  await expectStates(onPage, 'cart: on the page');
  await expect(onPage.box).toContainText(
    'Garfish fetched three files, ran one script and called render.',
  );
  await expect(onPage.rows.first()).toBeHidden();
  await onPage.box.getByText(/^\d+ events, step by step$/).click();
  await expect(onPage.rows.first()).toBeVisible();
});

test('a press brings what follows from it into view', async ({ page }) => {
  const playground = await runScenario(page, 'cache');
  await expectStates(playground, 'cart: on the page');
  await playground.button('/orders').click();
  const call = playground.box.locator('li[data-kind="action"]', { hasText: 'orders()' });
  await expectSoon(call).toBeInViewport();
  await expect(playground.box.locator('li[data-kind]').first()).not.toBeInViewport();
});

test('in forced colours, what is pressed, selected or failed looks so', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { box, button, status } = await runScenario(page, 'missing-entry');
  await expectSoon(status).toContainText('404');
  const ground = (name: string) =>
    button(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Broken')).not.toBe(await ground('Fixed'));
  const edge = (name: string) =>
    box
      .getByRole('tab', { name })
      .evaluate((element) => getComputedStyle(element).borderBottomWidth);
  expect(await edge('Timeline')).not.toBe(await edge('Code'));
  await expect(box.locator('li[data-level="failure"] em').first()).toContainText('✕ failure');
});

test('the timeline is told politely, and everything has a name of its own', async ({ page }) => {
  await page.goto(address('folders', '/guide/concept/cache'));
  await expectLive(page);
  const box = page.locator('[data-playground="cache"]');
  await box.getByRole('button', { name: 'Run' }).click();
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  await expect(box.locator('iframe')).toHaveAccessibleName('Leave and come back: the running page');
  const summary = box.locator('[aria-live="polite"][aria-busy="false"]');
  await expectSoon(summary).toHaveText(/^Garfish fetched three files/);
  await box.getByText(/^\d+ events, step by step$/).click();
  const count = await box.locator('li[data-kind]').count();
  await box.getByRole('button', { name: 'Step back' }).click();
  // The run has shown its last event.
  await expect(summary).toHaveText(`Step ${count - 1} of ${count}: cart, mounted`);
  await box.getByRole('button', { name: 'Back to the run' }).click();
  // A press leads past the stops on the stage.
  const skip = box.getByRole('button', { name: 'Skip the stage' });
  await box.getByRole('button', { name: 'Go' }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(box.getByRole('button', { name: '/', exact: true })).toBeFocused();
});
