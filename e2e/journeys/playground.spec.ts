import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { boxOf } from '../support/box-of';
import { scenarioOf } from '../support/exported-scenarios';
import { settle } from '../support/page-at-rest';
import { expectSoon, expectStates, pressRun, runScenario } from '../support/playground-page';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('before Run, a page loads nothing of the playground, and shows the code and the task, but no recorded run', async ({
  page,
}) => {
  const loaded: string[] = [];
  const ofPlayground = () => loaded.filter((url) => url.includes('/playground/'));
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(site('/guide/concept/cache'));
  await page.mouse.move(20, 20);
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  await settle(page);
  expect(ofPlayground()).toEqual([]);
  const box = page.locator('[data-playground="cache"]');
  await expect(box.locator('pre .tk-keyword').first()).toHaveText('import');
  await expect(box.locator('figure')).toHaveCount(0);
  await expect(box.getByText('Recorded run')).toHaveCount(0);
  const { question = '', answer = '' } = scenarioOf('cache').task ?? {};
  await expect(box.getByText(question)).toBeVisible();
  await expect(box.getByText(answer)).toBeHidden();
  // What a run needs is fetched when the pointer or the focus is on the button.
  await box.getByRole('button', { name: 'Run' }).focus();
  await expectSoon.poll(ofPlayground).toHaveLength(4);
  expect(ofPlayground().some((url) => url.includes('stage.html'))).toBe(false);
  await page.keyboard.press('Enter');
  await expectSoon(box.getByRole('status')).toContainText('on the page');
  const fetched = ofPlayground().length;
  await box.getByRole('button', { name: 'Run' }).click();
  await expectSoon(box.getByRole('status')).toContainText('on the page');
  // The next run loads the frame and nothing else.
  expect(ofPlayground().slice(fetched)).toEqual([
    expect.stringContaining('/playground/stage.html'),
  ]);
  // While it runs, the task is there, too.
  await expect(box.getByText(question).filter({ visible: true })).toBeVisible();
  await box.getByText('Answer', { exact: true }).filter({ visible: true }).click();
  await expect(box.getByText(answer).filter({ visible: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a scenario shows its code, its task, and how its recorded runs end', async ({ page }) => {
    const { question = '', answer = '' } = scenarioOf('cache').task ?? {};
    const markdown = readFileSync('out/guide/concept/cache.md', 'utf8');
    expect(markdown).toContain(`**Try it:** ${question}`);
    expect(markdown).toContain(`**Answer:** ${answer}`);
    for (const [path, id, code, ...texts] of [
      [
        '/guide/concept/cache',
        'cache',
        'cache: true',
        'Recorded run: Garfish fetched six files, ran two scripts',
      ],
      [
        '/issues/errors',
        'missing-provider',
        '- const provider = {',
        'reported an error. [Garfish warning]: "provider" is "undefined".',
        'ran one script and called render.',
      ],
    ] as const) {
      await page.goto(site(path));
      const box = page.locator(`[data-playground="${id}"]`);
      if (id === 'cache') {
        await box.getByText('Answer', { exact: true }).click();
        await expect(box.getByText(answer)).toBeVisible();
      }
      await page.locator('details').evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true;
      });
      await expect(box.getByText(code)).toBeVisible();
      for (const text of ['The playground needs JavaScript.', ...texts]) {
        await expect(box.locator('noscript p', { hasText: text })).toBeVisible();
      }
      await expect(box.getByRole('button')).toHaveCount(0);
    }
  });
});

test('after Run, title, options and path are in view', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [375, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(site('/guide/concept/cache'));
    const box = page.locator('[data-playground="cache"]');
    const run = box.getByRole('button', { name: 'Run', exact: true });
    // The lowest place at which the button can be pressed.
    await run.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await run.click();
    await expectSoon(box.getByRole('status')).toContainText('on the page');
    for (const part of [box.locator('header > strong'), box.getByRole('textbox')]) {
      const place = await boxOf(part);
      const bar = await boxOf(page.locator('header').first());
      expect(place.y).toBeGreaterThanOrEqual(bar.bottom);
      expect(place.bottom).toBeLessThan(height);
    }
    await expect(box.getByRole('button', { name: 'off', exact: true })).toBeInViewport();
  }
});

test.describe('a shared link', () => {
  test.use({ expectedFaults: /The shop has no articles/ });

  test('leads to its scenario, which runs', async ({ page }) => {
    await page.goto(site('/issues/errors?playground=throwing-render'));
    const box = page.locator('[data-playground="throwing-render"]');
    await expectSoon(box.getByRole('status')).toContainText('The shop has no articles');
    await expect(box.locator('iframe')).toBeInViewport();
  });
});

test('a scenario runs under a base path', async ({ page }) => {
  const playground = await pressRun(page, fixture('/markdown/playground'), 'two-frameworks');
  await expectStates(playground, 'cart: on the page', 'orders: on the page');
});

test('the keyboard alone runs, changes and reads a scenario', async ({ page }) => {
  await page.goto(site('/guide/concept/cache'));
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
  await expect(box.locator('pre:visible')).toContainText('cache: false');
});

test('the timeline is copied, a project is downloaded, and the stage has the theme', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { box, stage } = await runScenario(page, 'two-frameworks');
  await expectSoon(box.getByRole('status')).toContainText('orders: on the page');
  await box.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^ +[\d.]+ ms {2}orders {2}hook {2}beforeLoad/m);
  await box.getByRole('tab', { name: 'Code' }).click();
  const pressed = page.waitForEvent('download');
  await box.getByRole('button', { name: 'Download this as a project' }).click();
  const download = await pressed;
  expect(download.suggestedFilename()).toBe('garfish-two-frameworks.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const agents = files['garfish-two-frameworks/AGENTS.md'] ?? new Uint8Array();
  expect(strFromU8(agents)).toBe(readFileSync('out/agents.md', 'utf8'));
  const root = stage.locator('html');
  await expect(root).toHaveCSS('color-scheme', 'light dark');
  await page.getByRole('button', { name: 'Switch to dark mode' }).first().click();
  await expect(root).toHaveCSS('color-scheme', 'dark');
});

test('any path that is typed is one of the stage, and Stop leaves the focus beside it', async ({
  page,
}) => {
  const { box, status, button, events } = await runScenario(page, 'route');
  await expectSoon(status).toContainText('cart: on the page');
  await box.getByRole('textbox').fill('//orders');
  await button('Go').click();
  await expectSoon(status).toContainText('orders: on the page');
  expect(await events('error')).toEqual([]);
  // Where the button was that began the run
  await box.locator('header').getByRole('button', { name: 'Stop' }).click();
  await expect(button('Run')).toBeFocused();
  // Nothing is on the stage, but each step still has its states.
  await expect(status).toHaveText('Stopped');
  await button('Step back').click();
  await expect(status).toContainText('orders: on the page');
});
