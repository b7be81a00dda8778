import { readFileSync } from 'node:fs';
import type { ScenarioId } from '../../lib/playground/scenarios';
import type { isolation } from '../../lib/playground/scenarios/isolation';
import type { mounting } from '../../lib/playground/scenarios/mounting';
import type { routing } from '../../lib/playground/scenarios/routing';
import {
  choose,
  expectForEveryone,
  expectSoon,
  expectStates,
  type RunningPlayground,
  runScenario,
} from '../support/playground-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const LIFECYCLE = readFileSync('content/guide/concept/lifecycle.mdx', 'utf8');

type Checks<Id extends ScenarioId> = Readonly<
  Record<Id, (playground: RunningPlayground) => Promise<unknown>>
>;

const onThePage = (...apps: string[]) => apps.map((app) => `${app}: on the page`);

const MOUNTING: Checks<keyof typeof mounting> = {
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
    await choose(playground, 'first-mount', { 'Sub-app': 'TypeScript' });
    await expectStates(playground, 'notes: on the page');
    await playground.button('Unmount').click();
    await expectStates(playground, 'notes: unmounted');
  },
  async 'three-apps'(playground) {
    await expectStates(playground, ...onThePage('cart', 'orders', 'notes'));
    await playground.button('Vue').click();
    await expectStates(playground, 'orders: unmounted');
  },
  'two-frameworks': (playground) => expectStates(playground, ...onThePage('cart', 'orders')),
  async lifecycle(playground) {
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
  },
  'late-provider': (playground) => expectStates(playground, 'late: on the page'),
};

const ROUTING: Checks<keyof typeof routing> = {
  async route(playground) {
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
  },
  async cache(playground) {
    const [, block = ''] =
      /title="Console, without the lines of beforeEval"\n([\s\S]*?)```/.exec(LIFECYCLE) ?? [];
    const documented = block.trim().replaceAll(' shop', '').split('\n');
    await expectStates(playground, 'cart: on the page');
    await playground.button('/orders').click();
    await expectStates(playground, 'cart: hidden', 'orders: on the page');
    await playground.button('/cart').click();
    await expectStates(playground, 'cart: on the page', 'orders: hidden');
    const hooks = (await playground.events('hook', 'cart')).filter((line) => !/Eval/.test(line));
    const seen = hooks.map((line) =>
      line
        .replace('cart ', '')
        .replace(/ cacheMode: (\w+)$/, (_, cached) => (cached === 'true' ? ' cached' : ' new'))
        .replace(/ \/apps.*$/, ''),
    );
    expect(seen).toEqual(documented);
    await choose(playground, 'cache', { cache: 'off' });
    await expectStates(playground, 'cart: on the page');
    await playground.button('/').click();
    await expectStates(playground, 'cart: unmounted');
  },
  async preload(playground) {
    await expectSoon.poll(() => playground.events('request')).toHaveLength(3);
    await playground.button('Open the orders').click();
    await expectStates(playground, 'orders: on the page');
    await expectSoon.poll(() => playground.events('request')).toHaveLength(3);
  },
  nested: (playground) => expectStates(playground, ...onThePage('shop', 'notes')),
};

const ISOLATION: Checks<keyof typeof isolation> = {
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
    }
  },
  async channel(playground) {
    await expectStates(playground, ...onThePage('cart', 'orders', 'notes'));
    await playground.stage
      .locator('.orders')
      .getByRole('button', { name: 'Tell the others' })
      .click();
    await expectSoon(playground.stage.getByText('Heard: 2 orders are open')).toHaveCount(3);
    await expectSoon
      .poll(() => playground.events('channel'))
      .toEqual(['host news 2 orders are open']);
  },
};

// One page for a whole group: to choose the next scenario takes a tenth of the time of a new page.
for (const [group, checks] of Object.entries({ MOUNTING, ROUTING, ISOLATION })) {
  test(`${group}: each scenario does what it says, is for everyone, and stays on the site`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(address('folders', '/hello'));
    const playground = await runScenario(page, Object.keys(checks)[0] ?? '');
    for (const [id, check] of Object.entries(checks)) {
      await test.step(id, async () => {
        await choose(playground, id);
        await check(playground);
        await expectForEveryone(page, playground);
      });
    }
    expect([...origins]).toEqual([new URL(address('folders', '/')).origin]);
    // Nothing that happens on a stage is a step of the page's history.
    await page.goBack();
    await expect(page).toHaveURL(address('folders', '/hello'));
  });
}
