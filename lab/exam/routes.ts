import { hostWith, listed, subApp, type Task } from './task';

/** Which app shows at which URL. */
export const ROUTES: Task[] = [
  {
    id: 'load-two-apps',
    text: 'Show the sub-app shop at /shop and orders at /orders, in #container.',
    start: { 'host.js': "import Garfish from 'garfish';\n" },
    solution: { 'host.js': hostWith() },
    path: '/shop',
    async judge({ until, text }) {
      await until(() => text() === 'shop at /shop');
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      return document.querySelector('#other')?.childNodes.length;
    },
    sees: 0,
  },
  {
    id: 'why-is-the-container-empty',
    text: 'I open /shop and the page stays empty. The console shows no error. Why? Please fix it.',
    start: { 'host.js': hostWith().replace("  domGetter: '#container',\n", '') },
    solution: { 'host.js': hostWith() },
    path: '/shop',
    async judge({ until, text }) {
      await until(text);
      return text();
    },
    sees: 'shop at /shop',
  },
  {
    id: 'why-is-no-app-registered',
    text: 'The host calls run, and still Garfish knows no app. What is wrong with the options?',
    start: {
      'host.js': `import Garfish from 'garfish';

Garfish.run({
  domGetter: '#container',
  config: { apps: [${listed('shop')}] },
});
`,
    },
    solution: { 'host.js': hostWith() },
    path: '/shop',
    async judge({ until, text, Garfish }) {
      await until(text);
      return [Object.keys(Garfish.appInfos).includes('shop'), text()];
    },
    sees: [true, 'shop at /shop'],
  },
  {
    id: 'host-below-a-path',
    text: 'We deploy the host at /portal now. The shop must show at /portal/shop, and orders at /portal/orders.',
    start: { 'host.js': hostWith() },
    solution: { 'host.js': hostWith("basename: '/portal',") },
    path: '/portal/shop',
    async judge({ until, text }) {
      await until(() => text() === 'shop at /portal/shop');
      history.pushState(null, '', '/portal/orders');
      await until(() => text() === 'orders at /portal/orders');
      return location.pathname;
    },
    sees: '/portal/orders',
  },
  {
    id: 'home-app-shows-everywhere',
    text: 'The shop is our home page, so its route is /. But it also mounts at /orders. It must show at / only.',
    start: { 'host.js': hostWith().replace("'/shop'", "'/'") },
    solution: { 'host.js': hostWith().replace("'/shop'", "(path) => path === '/'") },
    path: '/orders',
    async judge({ until, text, settle, Garfish }) {
      await until(text);
      await settle();
      const atOrders = Garfish.activeApps.map(({ name }) => name);
      history.pushState(null, '', '/');
      await until(() => text()?.startsWith('shop'));
      return atOrders;
    },
    sees: ['orders'],
  },
  {
    id: 'register-an-app-later',
    text: 'The host runs at /portal. When `addOrders` is called, orders must be available at /portal/orders, but nothing shows there.',
    start: {
      'host.js': hostWith(
        "basename: '/portal',",
        `export function addOrders() {
  Garfish.registerApp(${listed('orders')});
}`,
      ).replace(`    ${listed('orders')},\n`, ''),
    },
    solution: {
      'host.js': hostWith(
        "basename: '/portal',",
        `export function addOrders() {
  Garfish.registerApp({
    name: 'orders',
    basename: '/portal',
    activeWhen: '/orders',
    entry: 'http://localhost:8091/orders/',
  });
}`,
      ).replace(`    ${listed('orders')},\n`, ''),
    },
    path: '/portal/shop',
    async judge({ until, text }, host: { addOrders(): void }) {
      await until(text);
      host.addOrders();
      history.pushState(null, '', '/portal/orders');
      await until(() => text()?.includes('orders at'));
      return text();
    },
    sees: 'orders at /portal/orders',
  },
  {
    id: 'page-for-unknown-paths',
    text: 'Where no sub-app has a route for the URL, show "Page not found" in #other. Empty it again when an app shows.',
    start: { 'host.js': hostWith() },
    solution: {
      'host.js': hostWith(`beforeMount: () => other.replaceChildren(),
  onNotMatchRouter: () => {
    other.textContent = 'Page not found';
  },`).replace('\n\nGarfish', "\n\nconst other = document.querySelector('#other');\n\nGarfish"),
    },
    path: '/nowhere',
    async judge({ until, text }) {
      await until(() => text('#other') === 'Page not found');
      history.pushState(null, '', '/shop');
      await until(() => text() === 'shop at /shop');
      return text('#other');
    },
    sees: '',
  },
  {
    id: 'link-inside-a-sub-app',
    text: 'The link of the sub-app catalog leads to /products, which is a page of the host. It must lead to /products below the route of the sub-app, whatever route the host chooses.',
    start: {
      'host.js': hostWith().replaceAll('shop', 'catalog'),
      ...subApp(
        'catalog',
        `exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').innerHTML = '<a href="/products">Products</a>';
  },
  destroy({ dom }) {
    dom.querySelector('#root').innerHTML = '';
  },
};`,
      ),
    },
    solution: subApp(
      'catalog',
      `exports.provider = {
  render({ dom, basename }) {
    dom.querySelector('#root').innerHTML = \`<a href="\${basename}/products">Products</a>\`;
  },
  destroy({ dom }) {
    dom.querySelector('#root').innerHTML = '';
  },
};`,
    ),
    path: '/catalog',
    async judge({ until, text }) {
      await until(text);
      return document.querySelector('#container a')?.getAttribute('href');
    },
    sees: '/catalog/products',
  },
];
