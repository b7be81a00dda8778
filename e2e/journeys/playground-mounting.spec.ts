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

// One scenario fails on purpose when its option is changed.
test.use({ expectedFaults: /"provider" is "undefined"/ });

testScenarios('Mounting', MOUNTING);
