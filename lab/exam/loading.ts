import { hostWith, listed, loadingHost, subApp, type Task } from './task';

const open = (options = '') => `export async function open(target = '#other') {
  const app = await Garfish.loadApp('shop', {
    entry: 'http://localhost:8091/shop/',
    domGetter: target,${options}
  });
  await app.mount();
  return app;
}`;

const TABS = (name: string) => `export async function openOrder(id, target) {
  const app = await Garfish.loadApp(${name}, {
    entry: 'http://localhost:8091/orders/',
    domGetter: target,
  });
  await app.mount();
}`;

const CACHED = `let app;

export async function open() {
  const isFirst = !app;
  app ??= await Garfish.loadApp('shop', {
    entry: 'http://localhost:8091/shop/',
    domGetter: '#container',
    cache: true,
  });
  if (isFirst) await app.mount();
  else await app.show();
}

export function close() {
  app.hide();
}`;

/** Apps without a route, and what happens when an app cannot be loaded. */
export const LOADING: Task[] = [
  {
    id: 'open-an-app-by-a-call',
    text: 'The shop has no route. Show it in #other when `open` is called; the promise of `open` must resolve when it shows.',
    start: { 'host.js': loadingHost('export async function open() {}') },
    solution: { 'host.js': loadingHost(open()) },
    async judge({ text }, host: { open(): Promise<unknown> }) {
      await host.open();
      return text('#other');
    },
    sees: 'shop at /',
  },
  {
    id: 'close-an-app',
    text: '`close` empties the element of the shop, but Garfish still counts it as active and its `destroy` is not called.',
    start: {
      'host.js': loadingHost(`${open()}

export function close(app) {
  document.querySelector('#other').replaceChildren();
}`),
    },
    solution: {
      'host.js': loadingHost(`${open()}

export function close(app) {
  app.unmount();
}`),
    },
    async judge(
      { Garfish, notes, text },
      host: { open(): Promise<unknown>; close(app: unknown): unknown },
    ) {
      await host.close(await host.open());
      return [Garfish.activeApps.length, notes.includes('destroy'), text('#other')];
    },
    sees: [0, true, ''],
  },
  {
    id: 'keep-modules-between-visits',
    text: 'The dialog with the shop is opened again and again. Its scripts must run only once, while `close` must still call its `destroy`.',
    start: {
      'host.js': loadingHost(`let app;

${open()
  .replace("target = '#other'", '')
  .replace('domGetter: target', "domGetter: '#container'")
  .replace('const app =', 'app =')
  .replace('  return app;\n', '')}

export function close() {
  app.unmount();
}`),
    },
    solution: { 'host.js': loadingHost(CACHED) },
    async judge({ count, text }, host: { open(): Promise<void>; close(): unknown }) {
      await host.open();
      await host.close();
      const closed = text();
      await host.open();
      return [closed, text(), count('script'), count('render'), count('destroy')];
    },
    sees: ['', 'shop at /', 1, 2, 1],
  },
  {
    id: 'one-app-in-two-tabs',
    text: '`openOrder(id, target)` shows an order in a tab of its own. Two orders must be open at the same time, and each must stay as it is when the other is opened.',
    start: {
      'host.js': loadingHost(
        TABS("'orders'").replace('domGetter: target', 'domGetter: target, cache: true'),
      ),
    },
    solution: { 'host.js': loadingHost(TABS("'orders-' + id")) },
    async judge({ text, Garfish }, host: { openOrder(id: string, target: string): Promise<void> }) {
      await host.openOrder('7', '#container');
      await host.openOrder('9', '#other');
      return [text() !== '', text('#other') !== '', Garfish.activeApps.length];
    },
    sees: [true, true, 2],
  },
  {
    id: 'message-when-an-app-is-down',
    text: 'The server of the sub-app reports is down. Show "Reports is not available" in #other instead of an unhandled error, and log the error with console.error.',
    start: {
      'host.js': hostWith().replace(listed('orders'), listed('reports')),
    },
    solution: {
      'host.js': hostWith(`errorLoadApp(error, appInfo) {
    console.error(error);
    if (appInfo.name === 'reports') {
      document.querySelector('#other').textContent = 'Reports is not available';
    }
  },`).replace(listed('orders'), listed('reports')),
    },
    path: '/reports',
    async judge({ until, text, errors, rejections, settle }) {
      await until(() => text('#other'));
      await settle();
      return [text('#other'), errors.length > 0, rejections.length];
    },
    sees: ['Reports is not available', true, 0],
  },
  {
    id: 'relative-request',
    text: 'The sub-app prices fetches data.json from its own folder, but the request goes to the host. The sub-app must show the price.',
    start: {
      'host.js': hostWith().replace(listed('orders'), listed('prices')),
      ...subApp(
        'prices',
        `exports.provider = {
  async render({ dom }) {
    const { price } = await (await fetch('data.json')).json();
    dom.querySelector('#root').textContent = 'A ticket costs ' + price;
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};`,
      ),
      'apps/prices/data.json': '{ "price": 20 }\n',
    },
    solution: {
      'host.js': hostWith().replace(
        listed('orders'),
        listed('prices', ', sandbox: { fixBaseUrl: true }'),
      ),
    },
    path: '/prices',
    async judge({ until, text }) {
      await until(text);
      return text();
    },
    sees: 'A ticket costs 20',
  },
];
