import { entryHtml, entryOf, mountOf, oneOf, onOff, type Scenario, script } from '../scenario';

const ROUTES = {
  home: { label: '/' },
  cart: { label: '/cart' },
  orders: { label: '/orders' },
};

export const routing = {
  route: {
    title: 'The path decides',
    summary:
      'Garfish mounts the app whose activeWhen matches the path. Open /cartoon: a string matches whole names only, and startsWith does not.',
    task: {
      question: 'Open /cartoon with both rules. Why does the cart show with one of them?',
      answer:
        'A string matches whole segments of the path: /cart and /cart/pay, but not /cartoon. The function only asks whether the path starts with /cart, and /cartoon does.',
    },
    apps: ['cart', 'orders'],
    containers: ['container'],
    path: '/',
    controls: [oneOf('rule', 'activeWhen', 'string', 'function')],
    actions: { ...ROUTES, cartoon: { label: '/cartoon' } },
    start: ['cart'],
    recorded: ['orders', 'cartoon'],
    host: ({ rule }) => {
      const when = (path: string) =>
        rule === 'function' ? `(path) => path.startsWith('${path}')` : `'${path}'`;
      return `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  apps: [
    { name: 'cart', entry: '${entryOf('cart')}', activeWhen: ${when('/cart')} },
    { name: 'orders', entry: '${entryOf('orders')}', activeWhen: ${when('/orders')} },
  ],
});

export const actions = {
  home: () => Garfish.router.push({ path: '/' }),
  cart: () => Garfish.router.push({ path: '/cart' }),
  orders: () => Garfish.router.push({ path: '/orders' }),
  cartoon: () => Garfish.router.push({ path: '/cartoon' }),
};
`;
    },
  },
  cache: {
    title: 'Leave and come back',
    summary:
      'Add an article, go to the orders and come back. With cache, Garfish keeps the app; without, it starts again.',
    task: {
      question:
        'Set Rope to 3, open /orders and come back. What does Rope show with cache on and with cache off, and why?',
      answer:
        'With cache on it shows 3: Garfish keeps the app’s module, and the module keeps the counts. With cache off it shows 1: Garfish evaluates the app’s scripts again, so the counts start again.',
    },
    apps: ['cart', 'orders'],
    containers: ['container'],
    path: '/',
    controls: [onOff('cache', 'cache')],
    actions: ROUTES,
    start: ['cart'],
    recorded: ['orders', 'cart'],
    host: ({ cache }) => `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  apps: ['cart', 'orders'].map((name) => ({
    name,
    entry: \`/apps/\${name}/index.html\`,
    activeWhen: \`/\${name}\`,
    cache: ${cache === 'on'},
  })),
});

export const actions = {
  home: () => Garfish.router.push({ path: '/' }),
  cart: () => Garfish.router.push({ path: '/cart' }),
  orders: () => Garfish.router.push({ path: '/orders' }),
};
`,
  },
  preload: {
    title: 'Fetch before the visit',
    summary: 'After preloadApp, opening the app needs no further request.',
    task: {
      question:
        'Open the orders with preloadApp on and off. How many requests does the press cause?',
      answer:
        'None with preloadApp on, because Garfish has fetched the HTML, the script and the style sheet before. With preloadApp off, the press causes these three requests.',
    },
    apps: ['orders'],
    containers: ['container'],
    controls: [onOff('preload', 'preloadApp')],
    actions: { open: { label: 'Open the orders', states: ['absent'] } },
    start: [],
    recorded: ['open'],
    host: ({ preload }) => `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: [{ name: 'orders', entry: '${entryOf('orders')}', domGetter: '#container' }],
});
${preload === 'on' ? "\nGarfish.preloadApp('orders');\n" : ''}
export const actions = {
  async open() {
    const app = await Garfish.loadApp('orders');
    await app.mount();
  },
};
`,
  },
  nested: {
    title: 'An app inside an app',
    summary: 'The host mounts a shop, and the shop mounts the notes inside itself.',
    task: {
      question: 'Unmount the shop. What happens to the notes, and whose job is that?',
      answer:
        'They go, too, because the shop’s destroy unmounts them. Garfish does not do it for you: an app that mounts another one must also unmount it.',
    },
    apps: ['notes'],
    containers: ['container'],
    controls: [],
    actions: mountOf('Mount the shop', 'Unmount the shop'),
    start: ['mount'],
    host: () => `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let shop;

export const actions = {
  async mount() {
    shop = await Garfish.loadApp('shop', {
      entry: '${entryOf('shop')}',
      domGetter: '#container',
    });
    await shop.mount();
  },

  unmount() {
    shop.unmount();
  },
};
`,
    files: {
      '/apps/shop/index.html': entryHtml('Shop', { styles: false }),
      '/apps/shop/main.js': script(`let notes;

exports.provider = {
  async render({ dom }) {
    const slot = document.createElement('div');
    slot.style.paddingTop = '8px';
    dom.querySelector('#root').append('The shop shows the notes:', slot);
    // The host's Garfish also loads the apps of a sub-app.
    notes = await window.Garfish.loadApp('notes', {
      entry: '/apps/notes/index.html',
      domGetter: () => slot,
    });
    await notes.mount();
  },
  destroy({ dom }) {
    notes.unmount();
    dom.querySelector('#root').replaceChildren();
  },
};
`),
    },
  },
} as const satisfies Record<string, Scenario>;
