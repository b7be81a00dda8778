import { expectLive } from '../support/page-at-rest';
import {
  choose,
  expectSoon,
  expectStates,
  runNotes,
  runScenario,
} from '../support/playground-page';
import { site } from '../support/servers.mjs';
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
  await expect(moment.locator('p').first()).toHaveText(/^Visit 1$/m, { useInnerText: true });
  await page.keyboard.press('Escape');
  await expect(moment).toHaveCount(0);
  await expect(stage.locator('.cart')).toBeVisible();
});

test('in forced colours what is pressed, selected or failed looks so; a wait is one event, and a press brings what follows into view', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const playground = await runScenario(page, 'missing-entry');
  const { box, button, status } = playground;
  await expectSoon(status).toContainText('404');
  const ground = (name: string) =>
    button(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Broken')).not.toBe(await ground('Fixed'));
  const edge = (name: string) =>
    box
      .getByRole('tab', { name })
      .evaluate((element) => getComputedStyle(element).borderBlockEndColor);
  expect(await edge('Timeline')).not.toBe(await edge('Code'));
  await expect(box.locator('li[data-level="failure"] em').first()).toContainText('✕ failure');

  await page.emulateMedia({ forcedColors: 'none' });
  await choose(playground, 'wrong-container');
  await expectSoon(status).toContainText('Invalid domGetter');
  await expect(box.locator('ol')).toContainText('Nothing happens for 3.0 s');
  await expect(box.locator('li[data-level="warning"] em').first()).toContainText('⚠ warning');

  await choose(playground, 'cache');
  await expectStates(playground, 'cart: on the page');
  await button('/orders').click();
  const call = box.locator('li[data-kind="action"]', { hasText: 'orders()' });
  await expectSoon(call).toBeInViewport();
  await expect(playground.rows.first()).not.toBeInViewport();
});

test('a run is told politely in a sentence, its events are folded in the boxes of pages, and everything has a name of its own', async ({
  page,
}) => {
  await page.goto(site('/guide/concept/cache'));
  await expectLive(page);
  const box = page.locator('[data-playground="cache"]');
  await box.getByRole('button', { name: 'Run' }).click();
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  await expect(box.locator('iframe')).toHaveAccessibleName('Leave and come back: the running page');
  const summary = box.locator('[aria-live="polite"][aria-busy="false"]');
  await expectSoon(summary).toHaveText(/^Garfish fetched three files/);
  await expect(box).toContainText('Garfish fetched three files, ran one script and called render.');
  const rows = box.locator('li[data-kind]');
  await expect(rows.first()).toBeHidden();
  await box.getByText(/^\d+ events, step by step$/).click();
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
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

test('a text of millions of letters is cut before it is sent to the page', async ({ page }) => {
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage;
    const sent = Object.assign(window, { longestText: 0 });
    MessagePort.prototype.postMessage = function (
      message,
      options?: StructuredSerializeOptions | Transferable[],
    ) {
      const { length = 0 } = message?.event?.detail ?? '';
      sent.longestText = Math.max(sent.longestText, length);
      send.call(this, message, options as StructuredSerializeOptions);
    };
  });
  const playground = await runNotes(
    page,
    "exports.provider = { render() { console.log('x'.repeat(2e6)); }, destroy() {} };",
  );
  await expectStates(playground, 'notes: on the page');
  expect((await playground.events('console')).join()).toMatch(/host log x{400}…/);
  const stage = page.frames().at(-1);
  const longest = await stage?.evaluate(
    () => (window as unknown as { longestText: number }).longestText,
  );
  expect(longest).toBe(401);
});
