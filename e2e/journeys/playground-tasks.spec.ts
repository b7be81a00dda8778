import { readFileSync } from 'node:fs';
import { scenarioOf } from '../support/exported-scenarios';
import {
  choose,
  expectSoon,
  expectStates,
  openCode,
  RUN,
  runScenario,
} from '../support/playground-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const { question = '', answer = '' } = scenarioOf('cache').task ?? {};

test('each scenario has its task, before and while it runs, and the answer is folded', async ({
  page,
}) => {
  await page.goto(address('folders', '/guide/concept/cache'));
  const box = page.locator('[data-playground="cache"]');
  await expect(box.getByText(question)).toBeVisible();
  await expect(box.getByText(answer)).toBeHidden();
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expectSoon(box.getByRole('status')).toContainText('on the page');
  await expect(box.getByText(question)).toBeVisible();
  await box.getByText('Answer', { exact: true }).click();
  await expect(box.getByText(answer)).toBeVisible();
});

test('the task of another scenario comes with it', async ({ page }) => {
  const playground = await runScenario(page, 'cache');
  await expect(playground.box.getByText(question)).toBeVisible();
  await choose(playground, 'nested');
  await expect(playground.box.getByText(question)).toHaveCount(0);
  await expect(playground.box.getByText(scenarioOf('nested').task?.question ?? '')).toBeVisible();
});

test('task and answer are in the Markdown of the page, and need no scripts', async ({
  browser,
}) => {
  const markdown = readFileSync('out/guide/concept/cache.md', 'utf8');
  expect(markdown).toContain(`**Try it:** ${question}`);
  expect(markdown).toContain(`**Answer:** ${answer}`);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address('folders', '/guide/concept/cache'));
  const box = page.locator('[data-playground="cache"]');
  await box.getByText('Answer', { exact: true }).click();
  await expect(box.getByText(answer)).toBeVisible();
  await page.close();
});

// What other journeys see of the answers: playground-mounting and playground-scenarios.
test.describe('the answers', () => {
  test.use({ expectedFaults: /.*/ });

  test('hold', async ({ page }) => {
    test.slow();
    const playground = await runScenario(page, 'first-mount');
    const { button, stage, status } = playground;
    await expectStates(playground, 'cart: on the page');
    const requests = (await playground.events('request')).length;
    await button('Unmount').click();
    await expectStates(playground, 'cart: unmounted');
    await button('Mount').click();
    await expectStates(playground, 'cart: on the page');
    for (const hook of ['beforeLoad', 'afterLoad', 'beforeMount', 'afterMount']) {
      await expectSoon
        .poll(async () =>
          (await playground.events('hook', 'cart')).filter((line) => line.split(' ')[1] === hook),
        )
        .toHaveLength(2);
    }
    expect(await playground.events('request')).toHaveLength(requests);

    await choose(playground, 'two-frameworks');
    await expectStates(playground, 'cart: on the page', 'orders: on the page');
    const order = (await playground.events('hook')).filter((line) => /Load|Mount/.test(line));
    const place = (event: string) => order.findIndex((line) => line.startsWith(event));
    expect(place('orders beforeLoad')).toBeLessThan(place('cart afterLoad'));
    expect(place('cart afterMount')).toBeLessThan(place('orders beforeMount'));

    await choose(playground, 'styles', { strictIsolation: 'off' });
    await expectStates(playground, 'banner: on the page');
    await expectSoon(stage.locator('main > h1')).toHaveCSS('background-color', 'rgb(179, 38, 30)');

    await choose(playground, 'missing-provider');
    await expectSoon(status).toContainText('"provider" is "undefined"');
    const main = await openCode(playground, '/apps/shop/main.js');
    await main.fill((await main.inputValue()).replace('const provider', 'exports.provider'));
    await main.press(RUN);
    await expectSoon(stage.getByText('The shop is open.')).toBeVisible();

    await choose(playground, 'wrong-container');
    await expectSoon(status).toContainText('#sub-app');
    const host = await openCode(playground);
    await host.fill((await host.inputValue()).replace('#sub-app', '#container'));
    await host.press(RUN);
    await expectSoon(stage.getByText('The shop is open.')).toBeVisible();
  });
});
