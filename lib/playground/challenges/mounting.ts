import { type Challenge, challenge, mainOf, printed, showing, shows, subApp } from './challenge';

const SHOP = showing('The shop is open.');

/** A host with one app that it loads and mounts, and unmounts. */
function hostOf(options: string, mount = 'await app.mount();'): string {
  return `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let app;

export const actions = {
  async mount() {
    app = await Garfish.loadApp('shop', {
      entry: '/apps/shop/index.html',
${options}    });
    ${mount}
  },

  unmount() {
    app.unmount();
  },
};
`;
}

const IN_CONTAINER = "      domGetter: '#container',\n";
const BUTTONS = { mount: { label: 'Mount' }, unmount: { label: 'Unmount' } };

export const mounting = {
  'make-it-mount': challenge({
    title: 'Make it mount',
    summary: 'The host loads the shop, but the page stays empty. Make the shop show.',
    actions: BUTTONS,
    start: ['mount'],
    host: hostOf(IN_CONTAINER, '// What is missing here?'),
    files: subApp('shop', SHOP),
    hints: [
      'loadApp fetches the entry and prepares the app. It renders nothing.',
      'The app that loadApp resolves with has a method for this.',
    ],
    solved: { 'host.js': [['// What is missing here?', 'await app.mount();']] },
    judge: async (run) =>
      (await shows(run, 'The shop is open.')) ? undefined : 'The shop does not show.',
  }),
  'find-the-container': challenge({
    title: 'Find the container',
    summary:
      'Garfish reports an error instead of mounting. The page has an element with the id container.',
    actions: BUTTONS,
    start: ['mount'],
    host: hostOf("      domGetter: 'container',\n"),
    files: subApp('shop', SHOP),
    hints: [
      'domGetter is a CSS selector, or a function that returns the element.',
      'The selector of an id begins with #.',
    ],
    solved: { 'host.js': [["'container'", "'#container'"]] },
    judge: async (run) =>
      (await shows(run, 'The shop is open.')) ? undefined : 'The shop does not show.',
  }),
  'export-a-provider': challenge({
    title: 'Export a provider',
    summary:
      'The sub-app renders by itself, as it does without a host. Let Garfish start and stop it.',
    actions: BUTTONS,
    start: ['mount'],
    host: hostOf(IN_CONTAINER),
    files: subApp('shop', `document.querySelector('#root').textContent = 'The shop is open.';\n`),
    hints: [
      'Garfish looks for provider among the exports of the script.',
      'The provider has two functions: render({ dom }) and destroy({ dom }).',
      'dom holds the elements of the entry, so look for #root in it.',
    ],
    solved: {
      [mainOf('shop')]: [
        ["document.querySelector('#root').textContent = 'The shop is open.';\n", SHOP],
      ],
    },
    async judge(run) {
      const mounted = await run.until(() => run.events().some(({ name }) => name === 'afterMount'));
      if (!mounted || !(await shows(run, 'The shop is open.')))
        return 'Garfish does not mount the shop.';
      run.act('unmount');
      return (await run.until(async () => (await run.text('container')).trim() === ''))
        ? undefined
        : 'The shop is still there after it is unmounted.';
    },
  }),
  'wait-for-the-provider': challenge({
    title: 'Wait for a slow app',
    summary:
      'The shop registers its provider after a second. Without changing the shop, let the host wait long enough.',
    actions: BUTTONS,
    start: ['mount'],
    host: hostOf(`${IN_CONTAINER}      asyncProviderTimeout: 300,\n`),
    files: subApp(
      'shop',
      `// The shop fetches its settings first, which takes a second.
const { registerProvider } = __GARFISH_EXPORTS__;
setTimeout(() => {
  registerProvider({
    render({ dom }) {
      dom.querySelector('#root').textContent = 'The shop is open.';
    },
    destroy() {},
  });
}, 1000);
`,
    ),
    hints: ['asyncProviderTimeout is how long mount() waits for a provider, in milliseconds.'],
    solved: { 'host.js': [['300', '3000']] },
    judge: async (run) =>
      (await shows(run, 'The shop is open.'))
        ? undefined
        : 'Garfish gives up before the shop is ready.',
  }),
  'pass-a-name': challenge({
    title: 'Pass a name to the sub-app',
    summary:
      'The host knows that the customer is Ada, and the shop greets nobody. Pass the name as props, and show “Hello, Ada”.',
    actions: BUTTONS,
    start: ['mount'],
    host: hostOf(IN_CONTAINER),
    files: subApp(
      'shop',
      `exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'Hello, nobody';
  },
  destroy() {},
};
`,
    ),
    hints: [
      'Options of loadApp have a field props, which takes any object.',
      'render receives { dom, basename, props }.',
    ],
    solved: {
      'host.js': [[IN_CONTAINER, `${IN_CONTAINER}      props: { customer: 'Ada' },\n`]],
      [mainOf('shop')]: [
        ['render({ dom })', 'render({ dom, props })'],
        ["'Hello, nobody'", "'Hello, ' + props.customer"],
      ],
    },
    async judge(run) {
      if (!(await shows(run, 'Hello, Ada'))) return 'The shop does not greet Ada.';
      return undefined;
    },
  }),
  'stop-the-timer': challenge({
    title: 'Stop the timer',
    summary:
      'The shop prints a tick five times a second, and goes on after it is unmounted. Stop it.',
    actions: BUTTONS,
    start: ['mount'],
    host: hostOf(IN_CONTAINER),
    files: subApp(
      'shop',
      `exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The shop is open.';
    setInterval(() => console.log('tick'), 200);
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
`,
    ),
    hints: [
      'Garfish calls destroy when it unmounts the app. What render starts, destroy must stop.',
      'setInterval returns what clearInterval needs.',
    ],
    solved: {
      [mainOf('shop')]: [
        ['exports.provider', 'let timer;\n\nexports.provider'],
        ['setInterval', 'timer = setInterval'],
        ["textContent = '';", "textContent = '';\n    clearInterval(timer);"],
      ],
    },
    async judge(run) {
      if (!(await run.until(() => printed(run, 'tick') > 1)))
        return 'The mounted shop does not tick.';
      run.act('unmount');
      const isGone = () => run.events().some(({ name }) => name === 'afterUnmount');
      if (!(await run.until(isGone))) return 'The shop is not unmounted.';
      await run.pause(500);
      const before = printed(run, 'tick');
      await run.pause(800);
      return printed(run, 'tick') === before ? undefined : 'It still ticks after it is unmounted.';
    },
  }),
} as const satisfies Record<string, Challenge>;
