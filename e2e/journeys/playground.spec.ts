import { readFileSync } from 'node:fs';
import { settle } from '../support/page-at-rest';
import { expectSoon, expectStates, pressRun, runScenario } from '../support/playground-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const ON_THE_PAGE = 'on the page';

/** What each scenario without a failure shows after its start. */
const STARTED: Readonly<Record<string, string[]>> = {
  'first-mount': [`cart: ${ON_THE_PAGE}`],
  'three-apps': ['cart', 'orders', 'notes'].map((app) => `${app}: ${ON_THE_PAGE}`),
  'two-frameworks': ['cart', 'orders'].map((app) => `${app}: ${ON_THE_PAGE}`),
  lifecycle: ['cart: loaded'],
  'late-provider': [`late: ${ON_THE_PAGE}`],
  route: [`cart: ${ON_THE_PAGE}`],
  cache: [`cart: ${ON_THE_PAGE}`],
  preload: ['Running'],
  nested: [`shop: ${ON_THE_PAGE}`, `notes: ${ON_THE_PAGE}`],
  sandbox: ['cart', 'orders'].map((app) => `${app}: ${ON_THE_PAGE}`),
  styles: ['notes', 'banner'].map((app) => `${app}: ${ON_THE_PAGE}`),
  channel: ['cart', 'orders', 'notes'].map((app) => `${app}: ${ON_THE_PAGE}`),
};

for (const [id, states] of Object.entries(STARTED)) {
  test(`the scenario “${id}” runs, and nothing leaves the site`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(address('folders', '/')).origin) {
        foreign.push(request.url());
      }
    });
    const playground = await runScenario(page, id);
    await expectStates(playground, ...states);
    expect(foreign).toEqual([]);
  });
}

test('before Run, a page loads nothing of the playground and nothing moves', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(address('folders', '/guide/concept/cache'));
  await page.mouse.move(20, 20);
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  await settle(page);
  const before = loaded.length;
  expect(loaded.filter((url) => url.includes('/playground/'))).toEqual([]);
  const box = page.locator('[data-playground="cache"]');
  const size = await box.boundingBox();
  await box.getByRole('button', { name: 'Run' }).click();
  await expectSoon(box.getByRole('status')).toContainText(ON_THE_PAGE);
  expect((await box.boundingBox())?.height).toBe(size?.height);
  expect(loaded.slice(before).some((url) => url.includes('/playground/stage.html'))).toBe(true);
});

test('without JavaScript, the drawing stays and says what is missing', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address('folders', '/guide/concept/cache'));
  const box = page.locator('[data-playground="cache"]');
  await expect(box).toContainText('The playground needs JavaScript.');
  await expect(box.getByRole('button')).toHaveCount(0);
  await page.close();
});

test('leaving and coming back fires the hooks in the documented order', async ({ page }) => {
  const text = readFileSync('content/guide/concept/lifecycle.mdx', 'utf8');
  const [, block = ''] =
    /title="Console, without the lines of beforeEval"\n([\s\S]*?)```/.exec(text) ?? [];
  const documented = block
    .trim()
    .split('\n')
    .map((line) => line.replace(' shop', ''));
  const playground = await runScenario(page, 'cache');
  await expectStates(playground, `cart: ${ON_THE_PAGE}`);
  await playground.button('/orders').click();
  await expectStates(playground, 'cart: hidden', `orders: ${ON_THE_PAGE}`);
  await playground.button('/cart').click();
  await expectStates(playground, `cart: ${ON_THE_PAGE}`, 'orders: hidden');
  const hooks = (await playground.events('hook', 'cart')).filter((line) => !/Eval/.test(line));
  const seen = hooks.map((line) =>
    line
      .replace('cart ', '')
      .replace(/ cacheMode: (\w+)$/, (_, cached) => (cached === 'true' ? ' cached' : ' new'))
      .replace(/ \/apps.*$/, ''),
  );
  expect(seen).toEqual(documented);
});

test('a first mount fires the hooks in the documented order', async ({ page }) => {
  const text = readFileSync('content/guide/concept/lifecycle.mdx', 'utf8');
  const [, table = ''] = /## Loading and mounting[\s\S]*?(\| 1 \|[\s\S]*?)\n\n/.exec(text) ?? [];
  const documented = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, hook]) => hook));
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, `cart: ${ON_THE_PAGE}`);
  const hooks = await playground.events('hook', 'cart');
  const names = hooks.map((line) => line.split(' ')[1]);
  // The last two are those of async scripts, which the cart does not have; before afterMount comes
  // the pair of its onload.
  const withoutOnload = names.filter(
    (name, at) => !/Eval/.test(name ?? '') || hooks[at]?.includes('.js'),
  );
  expect(withoutOnload).toEqual(documented.slice(0, -2));
});

test('with cache the cart keeps its state, without it the cart starts again', async ({ page }) => {
  for (const [choices, kept] of [
    ['', 'hidden'],
    ['&playground.cache=off', 'unmounted'],
  ]) {
    const playground = await runScenario(page, 'cache', { choices: choices ?? '' });
    await expectStates(playground, `cart: ${ON_THE_PAGE}`);
    await playground.button('/').click();
    await expectStates(playground, `cart: ${kept}`);
  }
});

test('the sandbox keeps a global, and without it the global leaks', async ({ page }) => {
  for (const [choices, value] of [
    ['', 'undefined'],
    ['&playground.sandbox=off', 'winter'],
  ]) {
    const playground = await runScenario(page, 'sandbox', { choices: choices ?? '' });
    await expectStates(playground, `orders: ${ON_THE_PAGE}`);
    await playground.stage.getByRole('button', { name: 'Set window.season' }).click();
    await expectSoon(playground.stage.locator('.orders code')).toHaveText(value ?? '');
    await playground.button('Read it in the host').click();
    await expectSoon
      .poll(() => playground.events('console'))
      .toEqual([`host log The host reads window.season: ${value}`]);
  }
});

test('strictIsolation keeps the styles of the banner in the banner', async ({ page }) => {
  for (const [choices, leaks] of [
    ['', false],
    ['&playground.strict=off', true],
  ] as const) {
    const playground = await runScenario(page, 'styles', { choices });
    await expectStates(playground, `banner: ${ON_THE_PAGE}`);
    const ground = playground.stage
      .getByRole('button', { name: 'Add' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect((await ground) === 'rgb(179, 38, 30)').toBe(leaks);
  }
});

test('the address bar of the stage mounts what matches, and Back leaves the page', async ({
  page,
}) => {
  await page.goto(address('folders', '/hello'));
  const playground = await runScenario(page, 'route');
  await expectStates(playground, `cart: ${ON_THE_PAGE}`);
  const bar = playground.box.getByRole('textbox', { name: 'Address bar of the stage' });
  await expect(bar).toHaveValue('/cart');
  await bar.fill('/orders/open');
  await bar.press('Enter');
  await expectStates(playground, 'cart: hidden', `orders: ${ON_THE_PAGE}`);
  await expectSoon(playground.stage.getByRole('button', { name: 'Open' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(address('folders', '/hello'));
});

test('after preloadApp, opening the app sends no request', async ({ page }) => {
  const playground = await runScenario(page, 'preload');
  await expectSoon.poll(() => playground.events('request')).toHaveLength(3);
  await playground.button('Open the orders').click();
  await expectStates(playground, `orders: ${ON_THE_PAGE}`);
  expect(await playground.events('request')).toHaveLength(3);
});

test('what one app says, the others and the host hear', async ({ page }) => {
  const playground = await runScenario(page, 'channel');
  await expectStates(playground, `notes: ${ON_THE_PAGE}`);
  await playground.stage
    .locator('.orders')
    .getByRole('button', { name: 'Tell the others' })
    .click();
  await expectSoon(playground.stage.getByText('Heard: 2 orders are open')).toHaveCount(3);
  expect(await playground.events('channel')).toEqual(['host news 2 orders are open']);
});

test('the drawing lights up the state that each button leads to', async ({ page }) => {
  const url = address('folders', '/guide/concept/lifecycle');
  const playground = await pressRun(page, url, 'lifecycle');
  for (const [button, state] of [
    [undefined, 'loaded'],
    ['mount()', 'mounted'],
    ['hide()', 'hidden'],
    ['show()', 'mounted'],
    ['unmount()', 'unmounted'],
    ['mount()', 'mounted'],
  ]) {
    if (button) await playground.button(button).click();
    await expectSoon(playground.box.locator(`g[data-state="${state}"][data-lit]`)).toBeVisible();
    await expectSoon(playground.box.locator('[data-lit]')).toHaveCount(1);
  }
});

test.describe('on hosts of other kinds', () => {
  // A host that knows exact names only answers the path of a page with the not-found page first.
  test.use({ expectedFaults: /404.*\/guide\/demo\/demo/ });
  for (const server of ['clean', 'exact'] as const) {
    test(`it runs on a host of the kind “${server}”`, async ({ page }) => {
      const playground = await runScenario(page, 'two-frameworks', { server });
      await expectStates(playground, `cart: ${ON_THE_PAGE}`, `orders: ${ON_THE_PAGE}`);
    });
  }
});

test('it runs under a base path', async ({ page }) => {
  const url = address('fixture', '/markdown/playground');
  const playground = await pressRun(page, url, 'two-frameworks');
  await expectStates(playground, `cart: ${ON_THE_PAGE}`, `orders: ${ON_THE_PAGE}`);
});
