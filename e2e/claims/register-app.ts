import type { Claim } from './claim';

const ERRORS = '/api/registerApp#return-value-and-errors';
const FIELDS = '/api/registerApp#fields-of-an-app';

/** What `/api/registerApp` says. */
export const REGISTER_APP: Claim[] = [
  {
    at: '/api/registerApp#signature',
    says: 'After run, Garfish compares the current URL again at once, so an app that matches mounts without a navigation.',
    path: '/shop',
    run: async ({ start, app, Garfish, until, text }) => {
      start();
      Garfish.registerApp(app('shop'));
      await until(text);
      return text();
    },
    gives: 'shop at /shop',
  },
  {
    at: ERRORS,
    says: 'registerApp returns the instance.',
    run: ({ Garfish, app }) => Garfish.registerApp(app('shop')) === Garfish,
    gives: true,
  },
  {
    at: ERRORS,
    says: 'Garfish ignores the entry: it merges and replaces nothing. In development it warns The "<name>" app is already registered.',
    run: ({ Garfish, app, warnings }) => {
      Garfish.registerApp(app('shop', { props: { first: 1 } }));
      Garfish.registerApp(app('shop', { props: { second: 2 } }));
      const warned = warnings.some((text) =>
        text.includes('The "shop" app is already registered.'),
      );
      return [Garfish.appInfos.shop?.props, warned];
    },
    gives: [{ first: 1 }, true],
  },
  {
    at: ERRORS,
    says: 'It throws Miss app.name.',
    run: ({ Garfish, ending }) => ending(() => Garfish.registerApp({ entry: 'x' } as never)),
    gives: 'throws Miss app.name.',
  },
  {
    at: ERRORS,
    says: 'It throws <name> application entry is not url: undefined',
    run: ({ Garfish, ending }) => ending(() => Garfish.registerApp({ name: 'shop' } as never)),
    gives: 'throws shop application entry is not url: undefined',
  },
  {
    at: ERRORS,
    says: 'If an entry in a list throws after run, the earlier entries are registered but never added to the router',
    path: '/shop',
    run: async ({ start, app, Garfish, ending, until, text }) => {
      start();
      await ending(() => Garfish.registerApp([app('shop'), { name: 'bad' } as never]));
      Garfish.registerApp(app('orders', { activeWhen: '/shop' }));
      await until(text);
      return [Object.keys(Garfish.appInfos), text()];
    },
    gives: [['shop', 'orders'], 'orders at /shop'],
  },
  {
    at: '/api/registerApp#cache',
    says: 'true for routed apps, undefined for loadApp',
    path: '/shop',
    run: async ({ start, app, load, until, text, Garfish }) => {
      start({ apps: [app('shop')] });
      await until(text);
      await load('orders');
      return Object.keys(Garfish.cacheApps);
    },
    gives: ['shop'],
  },
  {
    at: '/api/registerApp#nocheckprovider',
    says: 'true accepts a provider without render and destroy',
    run: async ({ load, ending }) => {
      const strict = await load('half-provider', { asyncProviderTimeout: 0 });
      const end = await ending(() => strict.mount());
      const app = await load('half-provider', { asyncProviderTimeout: 0, noCheckProvider: true });
      return [end.split(' ')[0], await ending(() => app.mount())];
    },
    gives: ['rejects', 'resolves with true'],
  },
  {
    at: '/api/registerApp#active',
    says: 'Garfish calls it instead of loading and mounting the app when the route matches.',
    path: '/portal/shop/list',
    run: async ({ start, app, until, requests }) => {
      const calls: string[] = [];
      const active = ({ name }: { name: string }, root: string) => void calls.push(name, root);
      start({ basename: '/portal', apps: [app('shop', { active })] });
      await until(() => calls.length > 0);
      return [calls, requests];
    },
    gives: [['shop', '/portal/shop'], []],
  },
  {
    at: '/api/registerApp#deactive',
    says: 'path is the new path, without the basename',
    path: '/portal/shop',
    run: async ({ start, app, until, text, Garfish }) => {
      const paths: string[] = [];
      const deactive = (_info: unknown, path: string) => void paths.push(path);
      start({ basename: '/portal', apps: [app('shop', { deactive })] });
      await until(text);
      Garfish.router.push({ path: '/elsewhere/1' });
      await until(() => paths.length > 0);
      return [paths, text()];
    },
    gives: [['/elsewhere/1'], 'shop at /portal/shop'],
  },
  {
    at: FIELDS,
    says: 'Nested objects such as sandbox are merged field by field, lists are joined, and props are merged one level deep.',
    run: async ({ start, app, load, Garfish }) => {
      start({
        sandbox: { strictIsolation: true },
        protectVariable: ['one'],
        props: { a: { b: 1 } },
      });
      const props = { a: { c: 2 }, d: 3 };
      Garfish.registerApp(
        app('shop', { sandbox: { fixBaseUrl: true }, protectVariable: ['two'], props }),
      );
      const { appInfo: info } = await load('shop');
      const { strictIsolation, fixBaseUrl } = Object(info.sandbox);
      return [strictIsolation, fixBaseUrl, [...new Set(info.protectVariable)], info.props];
    },
    gives: [true, true, ['one', 'two'], { a: { c: 2 }, d: 3 }],
  },
  {
    at: '/api/registerApp#activewhen-as-text',
    says: "'/vue-app' | '/demo' | /demo/vue-app, and also /vue-app/detail | /demo/list",
    path: '/vue-app/detail',
    run: async ({ start, app, Garfish, until }) => {
      const calls: string[] = [];
      const active = () => void calls.push(location.pathname);
      const deactive = () => {};
      start({
        basename: '/demo',
        apps: [app('shop', { activeWhen: '/vue-app', active, deactive })],
        onNotMatchRouter: () => void calls.push(`not ${location.pathname}`),
      });
      await until(() => calls.length === 1);
      for (const path of ['/list', '/vue-app']) {
        Garfish.router.push({ path });
        await until(() => calls.at(-1)?.endsWith(path));
      }
      return calls;
    },
    gives: ['/vue-app/detail', 'not /demo/list', '/demo/vue-app'],
  },
  {
    at: '/api/registerApp#activewhen-as-text',
    says: "'/vue-app' | '/' | /vue-app, /vue-app/list | /vue-app2, /list",
    path: '/vue-app2',
    run: async ({ start, app, Garfish, until }) => {
      const calls: string[] = [];
      const active = () => void calls.push(location.pathname);
      start({
        apps: [app('shop', { activeWhen: '/vue-app', active, deactive() {} })],
        onNotMatchRouter: () => void calls.push(`not ${location.pathname}`),
      });
      await until(() => calls.length === 1);
      Garfish.router.push({ path: '/vue-app/list' });
      await until(() => calls.length === 2);
      return calls;
    },
    gives: ['not /vue-app2', '/vue-app/list'],
  },
  {
    at: '/api/registerApp#activewhen-as-a-function',
    says: 'at /orders/7 that is /orders',
    path: '/orders/7',
    run: async ({ start, app, until, text }) => {
      start({ apps: [app('orders', { activeWhen: (path) => path.startsWith('/orders') })] });
      await until(text);
      return text();
    },
    gives: 'orders at /orders',
  },
  {
    at: '/api/registerApp#activewhen-as-a-function',
    says: 'a function that tests for /detail/ and a number returns true for /detail/1 when the URL is /detail/123',
    path: '/detail/123',
    run: async ({ start, app, until, text }) => {
      start({ apps: [app('orders', { activeWhen: (path) => /^\/detail\/\d/.test(path) })] });
      await until(text);
      return text();
    },
    gives: 'orders at /detail/1',
  },
  {
    at: '/api/registerApp#entry',
    says: 'at /some/page, the entry sub/app.js is requested from /some/sub/app.js.',
    path: '/some/page',
    run: async ({ Garfish, ending, requests }) => {
      for (const entry of ['sub/app.js', '/sub/app.js'])
        await ending(() => Garfish.loadApp(entry, { entry }));
      return requests.map(({ url }) => url.replace(location.origin, ''));
    },
    gives: ['/some/sub/app.js', '/sub/app.js'],
  },
  {
    at: '/api/registerApp#unregister-an-app',
    says: 'Its path then leads to onNotMatchRouter, and you can register another app under the name.',
    path: '/shop',
    run: async ({ start, app, entry, Garfish, until, text, notes, rejections }) => {
      const missed: string[] = [];
      start({
        apps: [app('shop'), app('orders')],
        onNotMatchRouter: (path) => void missed.push(path),
      });
      const shows = (name: string) => () =>
        text()?.startsWith(name) && !Reflect.get(Garfish.apps[name] ?? {}, 'mounting');
      await until(shows('shop'));
      Garfish.router.push({ path: '/orders' });
      await until(shows('orders'));
      Garfish.cacheApps.shop?.unmount();
      delete Garfish.cacheApps.shop;
      delete Garfish.appInfos.shop;
      Garfish.router.setRouterConfig({ apps: Object.values(Garfish.appInfos) });
      Garfish.router.push({ path: '/shop' });
      await until(() => missed.length > 0);
      await until(() => text() === '');
      Garfish.registerApp(app('shop', { entry: entry('script') }));
      await until(text);
      const scripts = notes.filter((note) => note === 'script').length;
      return [missed, text(), scripts, rejections];
    },
    gives: [['/shop'], 'shop at /shop', 3, []],
  },
];
