import { claims, each } from './claim';

const FORM = {
  '/form/': '<div id="root"></div><script src="app.js"></script>',
  '/form/app.js': `window.scripts = (window.scripts || 0) + 1;
localStorage.setItem('draft', 'of a tab');
exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').innerHTML = '<input>' + window.scripts;
    document.body.append(document.createElement('dialog'));
  },
  destroy({ dom }) { dom.querySelector('#root').innerHTML = ''; },
};`,
};

/** What the page about tabs says. */
export const TASKS_TABS = claims([
  '/guide/tasks/tabs',
  [
    "Garfish's own cache preserves only the modules of a sub-app, because hide() calls destroy.",
    async ({ load, text }) => {
      const app = await load('form', { cache: true });
      await app.mount();
      const [input] = document.getElementsByTagName('input');
      app.hide();
      await app.show();
      return [input?.isConnected, text()];
    },
    [false, '1'],
    { files: FORM },
  ],
  [
    'two tabs can show two pages of one sub-app under different names, with the same entry',
    async ({ load, entry, text }) => {
      for (const [name, domGetter] of [
        ['orders-7', '#container'],
        ['orders-9', '#other'],
      ] as const) {
        const app = await load(name, { entry: entry('form'), domGetter });
        await app.mount();
      }
      const [first, second] = document.querySelectorAll('input');
      if (first) first.value = 'half';
      document.querySelector('#container')?.toggleAttribute('hidden');
      return [first?.isConnected && first.value, second?.value, text(), text('#other')];
    },
    ['half', '', '1', '1'],
    { files: FORM },
  ],
  ...each(
    async ({ ran, notes }, cache: boolean | undefined) => {
      const sandboxes = Reflect.get(window, Symbol.for('garfish.sandboxMap')) as { size: number };
      const app = await ran(
        "setInterval(() => note('tick'), 5);",
        cache === undefined ? {} : { cache },
      );
      app.unmount();
      notes.length = 0;
      await new Promise((resolve) => setTimeout(resolve, 60));
      return [notes.length > 0, sandboxes.size];
    },
    [
      [
        '#what-happens-otherwise Without cache: false, they continue even after unmount().',
        [undefined, [true, 1]],
        [false, [false, 1]],
      ],
      ['#what-it-costs After you close it, Garfish still holds its sandbox', [false, [false, 1]]],
    ],
  ),
  '#what-it-costs',
  [
    'Two tabs with two names do not see each other',
    async ({ load, entry }) => {
      await (await load('orders-7', { entry: entry('form') })).mount();
      return Object.keys(localStorage).filter((key) => key.includes('orders-7'));
    },
    ['__Garfish__orders-7__draft'],
    { files: FORM },
  ],
  [
    'What a sub-app appends to document.body is not in the element of its tab',
    async ({ load }) => {
      await (await load('form')).mount();
      return document.querySelector('dialog')?.parentElement === document.body;
    },
    true,
    { files: FORM },
  ],
  '#what-happens-otherwise',
  [
    'If you remove the element of a tab without unmount(), the app stays in Garfish.activeApps',
    async ({ load, Garfish }) => {
      await (await load('shop')).mount();
      document.querySelector('#container')?.replaceChildren();
      return Garfish.activeApps.map(({ name }) => name);
    },
    ['shop'],
  ],
]);
