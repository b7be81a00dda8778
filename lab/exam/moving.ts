import { hostWith, listed, subApp, type Task } from './task';

const ORDERS = (provider: string) =>
  subApp(
    'bills',
    `(function (root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory();
  else root.bills = factory();
})(window, function () {
  let root;
  const lifecycles = {
    async bootstrap() {},
    async mount({ container, user }) {
      root = container.querySelector('#root');
      root.textContent = 'Bills of ' + user;
    },
    async unmount() {
      root.textContent = '';
    },
  };
  if (!window.__POWERED_BY_QIANKUN__${provider && ' && !window.__GARFISH__'}) lifecycles.mount({ container: document, user: 'nobody' });
  return ${provider || 'lifecycles'};
});`,
  );

const PROVIDER = `{
    provider: {
      render: ({ dom, props }) => lifecycles.mount({ container: dom, user: props.user }),
      destroy: () => lifecycles.unmount(),
    },
  }`;

const log = (options: string, after = '') => `import Garfish from 'garfish';

export const log = [];

const logPlugin = () => ({
  name: 'log',
  afterMount: (appInfo) => {
    log.push(appInfo.name);
  },
});

Garfish.run({
  domGetter: '#container',${options}
  apps: [${listed('shop')}],
});
${after}`;

const PORTAL = (
  routes: string,
  container: string,
  domGetter: string,
) => `import Garfish from 'garfish';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

Garfish.run({
  domGetter: ${domGetter},
  apps: [${listed('orders')}],
});

const future = { v7_startTransition: true, v7_relativeSplatPath: true };

function Portal() {
  return (
    <BrowserRouter future={future}>
      <Link to="/">Home</Link> <Link to="/orders">Orders</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        ${routes}
        <Route path="*" element={<h1>Not found</h1>} />
      </Routes>${container}
    </BrowserRouter>
  );
}

createRoot(document.querySelector('#other')).render(<Portal />);
`;

/** Moves from another tool, plugins, and hosts with a router of their own. */
export const MOVING: Task[] = [
  {
    id: 'move-a-qiankun-app',
    text: 'apps/bills is a sub-app of qiankun. Make it run in this Garfish host at /bills, also when it is visited a second time. It gets `user` in the props.',
    start: {
      'host.js': hostWith("props: { user: 'Lin' },").replace(listed('shop'), listed('bills')),
      ...ORDERS(''),
    },
    solution: ORDERS(PROVIDER),
    path: '/bills',
    async judge({ until, text }) {
      await until(() => text() === 'Bills of Lin');
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      history.pushState(null, '', '/bills');
      await until(() => text() === 'Bills of Lin');
      return true;
    },
    sees: true,
  },
  {
    id: 'move-a-qiankun-host',
    text: 'Move this host from qiankun to Garfish. shop and orders are sub-apps of Garfish already.',
    start: {
      'host.js': `import { registerMicroApps, start } from 'qiankun';

registerMicroApps([
  { name: 'shop', entry: '//localhost:8091/shop/', container: '#container', activeRule: '/shop' },
  { name: 'orders', entry: '//localhost:8091/orders/', container: '#other', activeRule: '/orders' },
]);
start();
`,
    },
    solution: {
      'host.js': hostWith().replace(listed('orders'), listed('orders', ", domGetter: '#other'")),
    },
    path: '/shop',
    async judge({ until, text }) {
      await until(() => text() === 'shop at /shop');
      history.pushState(null, '', '/orders');
      await until(() => text('#other') === 'orders at /orders');
      return text() ?? '';
    },
    sees: '',
  },
  {
    id: 'replace-an-iframe',
    text: 'The shop is shown in an iframe. Show it as a sub-app of Garfish in the same place instead, without a route.',
    start: {
      'host.js': `const frame = document.createElement('iframe');
frame.src = 'http://localhost:8091/shop/';
document.querySelector('#container').append(frame);
`,
    },
    solution: {
      'host.js': `import Garfish from 'garfish';

const app = await Garfish.loadApp('shop', {
  entry: 'http://localhost:8091/shop/',
  domGetter: '#container',
});
await app.mount();
`,
    },
    async judge({ until, text }) {
      await until(() => text() === 'shop at /');
      return document.querySelectorAll('iframe').length;
    },
    sees: 0,
  },
  {
    id: 'plugin-comes-too-late',
    text: 'The plugin is to log the name of each app that is mounted, but usePlugin throws.',
    start: { 'host.js': log('', '\nGarfish.usePlugin(logPlugin);\n') },
    solution: { 'host.js': log('\n  plugins: [logPlugin],') },
    path: '/shop',
    async judge({ until, text }, host: { log: string[] }) {
      await until(() => text() === 'shop at /shop' && host.log.length > 0);
      return host.log;
    },
    sees: ['shop'],
  },
  {
    id: 'host-with-react-router',
    text: 'The portal uses React Router. At /orders it shows "Not found" above nothing; it must show the sub-app orders there, and only "Home" at /. Switching between the two must work again and again.',
    start: { 'host.js': PORTAL('', '', "() => document.querySelector('#slot')") },
    solution: {
      'host.js': PORTAL(
        '<Route path="/orders/*" element={null} />',
        '\n      <div id="slot" />',
        "'#slot'",
      ),
    },
    async judge({ until, text }) {
      const follow = (index: number) => document.querySelectorAll('a')[index]?.click();
      await until(() => document.querySelector('h1'));
      const seen: unknown[] = [];
      for (const _visit of [1, 2]) {
        follow(1);
        await until(() => text('#slot') === 'orders at /orders');
        seen.push(document.querySelector('h1')?.textContent ?? 'no heading');
        follow(0);
        await until(() => text('#slot') === '' && text('h1'));
        seen.push(text('h1'));
      }
      return seen;
    },
    sees: ['no heading', 'Home', 'no heading', 'Home'],
  },
];
