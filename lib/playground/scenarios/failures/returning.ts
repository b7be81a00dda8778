import { HOST } from '../../edits';
import { failing } from '../../mend';
import { entryOf, type Scenario } from '../../scenario';
import { ENTRY, reactShop, SCRIPT, shop } from './shop';

const ROUTES = { cart: { label: '/cart' }, orders: { label: '/orders' } };

const pushTo = (path: string) => `Garfish.router.push({ path: '${path}' })`;

/** A host with routes. */
function routedHost({ options = '', prefix = '', go = '', to = pushTo } = {}): string {
  return `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',${options}
  apps: [
    { name: 'cart', entry: '${entryOf('cart')}', activeWhen: '/cart' },
    { name: 'orders', entry: '${entryOf('orders')}', activeWhen: '/orders' },
  ],
});
${prefix}
export const actions = {
  cart: () => ${to('/cart')},
  orders: () => ${to('/orders')},${go}
};
`;
}

/** A host that hides the shop and shows it again. */
function hidingHost(options = ''): string {
  return `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let app;

export const actions = {
  async mount() {
    app = await Garfish.loadApp('shop', {
      entry: '${ENTRY}',
      domGetter: '#container',${options}
    });
    await app.mount();
  },
  hide: () => app.hide(),
  show: () => app.show(),
};
`;
}

/** What goes wrong when readers go from app to app. */
export const returningFailures = {
  'quick-routes': failing({
    title: 'Two navigations at once',
    summary: 'The URL ends at /orders, but the page shows something else.',
    explained: '/issues/errors#rendering-blocked',
    apps: ['cart', 'orders'],
    containers: ['container'],
    path: '/orders',
    actions: { both: { label: '/cart, then /orders' }, ...ROUTES },
    start: ['both'],
    host: routedHost({
      go: `
  async both() {
    Garfish.router.push({ path: '/cart' });
    await Promise.resolve();
    Garfish.router.push({ path: '/orders' });
  },`,
    }),
    mend: {
      file: HOST,
      broken: 'await Promise.resolve();',
      mended: 'await new Promise((resolve) => setTimeout(resolve));',
    },
  }),
  'unmounted-root': failing({
    title: 'A root that is used again',
    summary:
      'On the second visit, render uses the root of React on which destroy called unmount().',
    explained: '/issues/errors#unmounted-root',
    apps: [],
    containers: ['container'],
    libraries: { '/apps/shop/react-dom.js': 'react-dom' },
    actions: {
      mount: { label: 'mount()', states: ['absent'] },
      hide: { label: 'hide()', states: ['mounted'] },
      show: { label: 'show()', states: ['hidden'] },
    },
    start: ['mount', 'hide', 'show'],
    host: hidingHost(),
    files: reactShop(`let root;

exports.provider = {
  render({ dom }) {
    root ??= ReactDOM.createRoot(dom.querySelector('#root'));
    root.render('The shop is open.');
  },
  destroy() {
    root.unmount();
  },
};
`),
    mend: { file: SCRIPT, broken: 'root ??= ReactDOM', mended: 'root = ReactDOM' },
  }),
  'styles-lost': failing({
    title: 'Styles lost on the way back',
    summary:
      'The app adds its rules with insertRule, as CSS-in-JS libraries do. hide() takes its style element off the page, and only the vm sandbox puts the rules back.',
    explained: '/issues/#why-are-styles-of-styled-components-lost-after-the-second-mount',
    apps: [],
    containers: ['container'],
    actions: {
      mount: { label: 'mount()', states: ['absent'] },
      hide: { label: 'hide()', states: ['mounted'] },
      show: { label: 'show()', states: ['hidden'] },
    },
    start: ['mount', 'hide', 'show'],
    host: hidingHost('\n      sandbox: { open: false },'),
    files: shop({
      before: `let style;

function addRules(dom) {
  style = document.createElement('style');
  dom.appendChild(style);
  style.sheet.insertRule('#root { color: seagreen; font-weight: bold; }');
}

`,
      render: `const root = dom.querySelector('#root');
    if (!style) addRules(root.parentNode);
    // The sandbox puts the rules back when the app is mounted.
    setTimeout(() => {
      root.textContent = \`The shop in \${getComputedStyle(root).color}\`;
    });`,
    }),
    mend: {
      file: HOST,
      broken: 'sandbox: { open: false },',
      mended: 'sandbox: { open: true },',
    },
  }),
  'basename-slash': failing({
    title: 'A basename that ends with a slash',
    summary: 'No rule of activeWhen matches, so nothing mounts and no message appears.',
    explained: '/api/run#basename',
    apps: ['cart', 'orders'],
    containers: ['container'],
    path: '/',
    actions: ROUTES,
    start: ['cart'],
    host: routedHost({
      options: "\n  basename: '/portal/',",
      // As a link does that the host's own router follows
      to: (path) => `history.pushState(null, '', '/portal${path}')`,
    }),
    mend: { file: HOST, broken: "basename: '/portal/',", mended: "basename: '/portal'," },
  }),
  'guard-without-next': failing({
    title: 'A guard that does not call next',
    summary: 'The guard lets /cart through and forgets all other routes. Garfish waits for it.',
    explained: '/issues/errors#guard-without-next',
    apps: ['cart', 'orders'],
    containers: ['container'],
    path: '/',
    actions: ROUTES,
    start: ['orders'],
    host: routedHost({
      prefix: `
Garfish.router.beforeEach((to, from, next) => {
  if (to.path === '/cart') next();
});
`,
    }),
    mend: { file: HOST, broken: "if (to.path === '/cart') next();", mended: 'next();' },
  }),
} as const satisfies Record<string, Scenario>;
