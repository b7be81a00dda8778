import { readFileSync } from 'node:fs';
import { choose, expectSoon, expectStates, expectUnusable } from '../support/playground-page';
import { type Checks, onThePage, testScenarios } from '../support/scenario-checks';
import { expect, test } from '../support/watched-page';

const LIFECYCLE = readFileSync('content/guide/concept/lifecycle.mdx', 'utf8');

const MOUNTING: Checks = {
  async 'three-apps'(playground) {
    await expectStates(playground, ...onThePage('cart', 'orders', 'notes'));
    await playground.button('Unmount Orders').click();
    await expectStates(playground, 'orders: unmounted');
    await expectSoon(playground.stage.locator('.app')).toHaveCount(2);
    await expect(playground.button('Unmount Cart')).toBeVisible();
    await playground.button('Mount Orders').click();
    await expectSoon(playground.stage.locator('.app')).toHaveCount(3);
    await expect(playground.button('Unmount Orders')).toBeFocused();
  },
  async 'first-mount'(playground) {
    await expectStates(playground, 'cart: on the page');
    const [, table = ''] =
      /## Loading and mounting[\s\S]*?(\| 1 \|[\s\S]*?)\n\n/.exec(LIFECYCLE) ?? [];
    const documented = table
      .split('\n')
      .flatMap((row) =>
        [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, hook]) => hook),
      );
    const hooks = await playground.events('hook', 'cart');
    const names = hooks.map((line) => line.split(' ')[1]);
    // The last two are those of async scripts, which the cart does not have; before afterMount comes
    // the pair of its onload.
    const withoutOnload = names.filter(
      (name, at) => !/Eval/.test(name ?? '') || hooks[at]?.includes('.js'),
    );
    expect(withoutOnload).toEqual(documented.slice(0, -2));
    // The second mount has its four hooks again, and fetches nothing.
    const requests = (await playground.events('request')).length;
    await playground.button('Unmount').click();
    await expectStates(playground, 'cart: unmounted');
    await playground.button('Mount').click();
    for (const hook of ['beforeLoad', 'afterLoad', 'beforeMount', 'afterMount']) {
      await expectSoon
        .poll(async () =>
          (await playground.events('hook', 'cart')).filter((line) => line.split(' ')[1] === hook),
        )
        .toHaveLength(2);
    }
    expect(await playground.events('request')).toHaveLength(requests);
    for (const [choice, framework] of [
      ['React', 'React 19'],
      ['Vue', 'Vue 3'],
      ['JavaScript', 'JavaScript'],
    ] as const) {
      await choose(playground, 'first-mount', { 'Sub-app': choice });
      await expectSoon(playground.stage.locator('.app-top small')).toHaveText(framework);
    }
    await expectUnusable(playground, 'Mount', 'This does nothing while notes is on the page.');
    await playground.button('Unmount').click();
    await expectStates(playground, 'notes: unmounted');
    await expectSoon(playground.stage.locator('.app')).toHaveCount(0);
    await expectUnusable(playground, 'Unmount', 'This does nothing while notes is unmounted.');
  },
  async 'two-frameworks'(playground) {
    await expectStates(playground, ...onThePage('cart', 'orders'));
    await expectSoon(playground.stage.locator('.app')).toHaveCount(2);
    const order = (await playground.events('hook')).filter((line) => /Load|Mount/.test(line));
    const place = (event: string) => order.findIndex((line) => line.startsWith(event));
    expect(place('orders beforeLoad')).toBeLessThan(place('cart afterLoad'));
    expect(place('cart afterMount')).toBeLessThan(place('orders beforeMount'));
    await playground.button('Unmount both').click();
    await expectSoon(playground.stage.locator('.app')).toHaveCount(0);
  },
  async lifecycle(playground) {
    await playground.button('Run').click();
    for (const [button, state] of [
      [undefined, 'loaded'],
      ['mount()', 'on the page'],
      ['hide()', 'hidden'],
      ['show()', 'on the page'],
      ['unmount()', 'unmounted'],
      ['mount()', 'on the page'],
    ]) {
      if (button) await playground.button(button).click();
      await expectStates(playground, `cart: ${state}`);
    }
    const rope = playground.stage.locator('output').first();
    await playground.stage.getByRole('button', { name: 'More Rope' }).click();
    await expectSoon(rope).toHaveText('2');
    await expectUnusable(playground, 'show()', 'This does nothing while cart is on the page.');
    await playground.button('hide()').click();
    await expectSoon(rope).toHaveCount(0);
    await playground.button('show()').click();
    await expectSoon(rope).toHaveText('2');
    await playground.button('unmount()').click();
    await expectSoon(rope).toHaveCount(0);
    await playground.button('mount()').click();
    await expectSoon(rope).toHaveText('1');
  },
  async 'late-provider'(playground) {
    await expectStates(playground, 'late: on the page');
    await expectSoon(playground.stage.getByText('Late, but here.')).toBeVisible();
    await choose(playground, 'late-provider', { asyncProviderTimeout: '500' });
    await expectSoon(playground.status).toContainText('"provider" is "undefined"');
    await expect(playground.stage.getByText('Late, but here.')).toHaveCount(0);
  },
};

const ROUTING: Checks = {
  async cache(playground) {
    const [, block = ''] =
      /title="Console, without the lines of beforeEval"\n([\s\S]*?)```/.exec(LIFECYCLE) ?? [];
    const documented = block.trim().replaceAll(' shop', '').split('\n');
    // Its recorded run has left the cart and come back.
    await expectStates(playground, 'cart: on the page', 'orders: hidden');
    const hooks = (await playground.events('hook', 'cart')).filter((line) => !/Eval/.test(line));
    const seen = hooks.map((line) =>
      line
        .replace('cart ', '')
        .replace(/ cacheMode: (\w+)$/, (_, cached) => (cached === 'true' ? ' cached' : ' new'))
        .replace(/ \/apps.*$/, ''),
    );
    expect(seen).toEqual(documented);
    for (const [cache, rope, visit] of [
      ['on', '2', 'Visit 2'],
      ['off', '1', 'Visit 1'],
    ] as const) {
      await choose(playground, 'cache', { cache });
      await playground.stage.getByRole('button', { name: 'More Rope' }).click();
      await playground.button('/orders').click();
      await expectSoon(playground.stage.locator('.orders')).toBeVisible();
      await playground.button('/cart').click();
      await expectSoon(playground.stage.locator('output').first()).toHaveText(rope);
      await expect(playground.stage.getByText(visit, { exact: true })).toBeVisible();
    }
    await playground.button('/').click();
    await expectStates(playground, 'cart: unmounted');
  },
  async route(playground) {
    await playground.button('Run').click();
    await expectStates(playground, 'cart: on the page');
    const bar = playground.box.getByRole('textbox', { name: 'Address bar of the stage' });
    await expect(bar).toHaveValue('/cart');
    await bar.fill('/orders/open');
    await bar.press('Enter');
    await expectStates(playground, 'cart: hidden', 'orders: on the page');
    await expectSoon(playground.stage.getByRole('button', { name: 'Open' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const [rule, apps] of [
      ['string', 0],
      ['function', 1],
    ] as const) {
      await choose(playground, 'route', { activeWhen: rule });
      await expectSoon(playground.stage.locator('.cart')).toHaveCount(1);
      await playground.button('/cartoon').click();
      await expect(bar).toHaveValue('/cartoon');
      await expectSoon(playground.stage.locator('.cart')).toHaveCount(apps);
    }
    await playground.button('/').click();
    await expectSoon(playground.stage.locator('.app')).toHaveCount(0);
  },
  async preload(playground) {
    for (const [preload, before] of [
      ['on', 3],
      ['off', 0],
    ] as const) {
      await choose(playground, 'preload', { preloadApp: preload });
      await expectSoon(playground.button('Open the orders')).toBeEnabled();
      await expectSoon.poll(() => playground.events('request')).toHaveLength(before);
      await playground.button('Open the orders').click();
      await expectSoon(playground.stage.locator('.orders')).toBeVisible();
      await expectSoon.poll(() => playground.events('request')).toHaveLength(3);
    }
  },
  async nested(playground) {
    await expectStates(playground, ...onThePage('shop', 'notes'));
    await expectSoon(playground.stage.locator('.notes')).toBeVisible();
    await playground.button('Unmount the shop').click();
    await expectSoon(playground.stage.locator('.notes')).toHaveCount(0);
  },
};

const ISOLATION: Checks = {
  async channel(playground) {
    for (const greeting of ['Good evening', 'Welcome, Ada']) {
      await choose(playground, 'channel', { 'props.greeting': greeting });
      await expectStates(playground, ...onThePage('cart', 'orders', 'notes'));
      await expectSoon(playground.stage.getByText(greeting)).toHaveCount(3);
    }
    await playground.stage
      .locator('.orders')
      .getByRole('button', { name: 'Tell the others' })
      .click();
    await expectSoon(playground.stage.getByText('Heard: 2 orders are open')).toHaveCount(3);
    await expectSoon
      .poll(() => playground.events('channel'))
      .toEqual(['host news 2 orders are open']);
    await playground.button('Say something in the host').click();
    await expectSoon(playground.stage.getByText('Heard: The harbour closes at six')).toHaveCount(3);
  },
  async sandbox(playground) {
    for (const [open, value] of [
      ['off', 'winter'],
      ['on', 'undefined'],
    ] as const) {
      await choose(playground, 'sandbox', { Sandbox: open });
      await expectStates(playground, ...onThePage('cart', 'orders'));
      await playground.stage.getByRole('button', { name: 'Set window.season' }).click();
      await expectSoon(playground.stage.locator('.orders code')).toHaveText(value);
      await playground.button('Read it in the host').click();
      await expectSoon
        .poll(() => playground.events('console'))
        .toEqual([`host log The host reads window.season: ${value}`]);
    }
  },
  async styles(playground) {
    for (const [strict, leaks] of [
      ['off', true],
      ['on', false],
    ] as const) {
      await choose(playground, 'styles', { strictIsolation: strict });
      await expectStates(playground, ...onThePage('notes', 'banner'));
      const ground = await playground.stage
        .getByRole('button', { name: 'Add' })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(ground === 'rgb(179, 38, 30)').toBe(leaks);
      const heading = playground.stage.locator('main > h1');
      if (leaks) await expectSoon(heading).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    }
  },
};

// One scenario fails on purpose when its option is changed.
test.use({ expectedFaults: /"provider" is "undefined"/ });

testScenarios('Mounting', MOUNTING);
testScenarios('Routes, cache and preloading', ROUTING);
testScenarios('Isolation and communication', ISOLATION);
