import { claims } from './claim';

/** What `/api/registerApp` says. */
export const REGISTER_APP = claims([
  '/api/registerApp#signature',
  [
    'After run, Garfish compares the current URL again immediately, so an app that matches mounts without a navigation.',
    async ({ start, app, Garfish, until, text }) => {
      start();
      Garfish.registerApp(app('shop'));
      await until(text);
      return text();
    },
    'shop at /shop',
    { path: '/shop' },
  ],
  '#return-value-and-errors',
  [
    'registerApp returns the instance.',
    ({ Garfish, app }) => Garfish.registerApp(app('shop')) === Garfish,
    true,
  ],
  [
    'Garfish ignores the entry. It merges and replaces nothing. In development it warns The "<name>" app is already registered.',
    ({ Garfish, app, warnings }) => {
      Garfish.registerApp(app('shop', { props: { first: 1 } }));
      Garfish.registerApp(app('shop', { props: { second: 2 } }));
      const warned = warnings.some((text) =>
        text.includes('The "shop" app is already registered.'),
      );
      return [Garfish.appInfos.shop?.props, warned];
    },
    [{ first: 1 }, true],
  ],
  [
    'It throws Miss app.name.',
    ({ Garfish, ending }) => ending(() => Garfish.registerApp({ entry: 'x' } as never)),
    'throws Miss app.name.',
  ],
  [
    'It throws <name> application entry is not url: undefined',
    ({ Garfish, ending }) => ending(() => Garfish.registerApp({ name: 'shop' } as never)),
    'throws shop application entry is not url: undefined',
  ],
  [
    'If an entry in a list throws after run, the earlier entries are registered but never added to the router',
    async ({ start, app, Garfish, ending, until, text }) => {
      start();
      await ending(() => Garfish.registerApp([app('shop'), { name: 'bad' } as never]));
      Garfish.registerApp(app('orders', { activeWhen: '/shop' }));
      await until(text);
      return [Object.keys(Garfish.appInfos), text()];
    },
    [['shop', 'orders'], 'orders at /shop'],
    { path: '/shop' },
  ],
  '#cache',
  [
    'true for routed apps, undefined for loadApp',
    async ({ start, app, load, until, text, Garfish }) => {
      start({ apps: [app('shop')] });
      await until(text);
      await load('orders');
      return Object.keys(Garfish.cacheApps);
    },
    ['shop'],
    { path: '/shop' },
  ],
  '#nocheckprovider',
  [
    'true accepts a provider without render and destroy',
    async ({ load, ending }) => {
      const strict = await load('half-provider', { asyncProviderTimeout: 0 });
      const end = await ending(() => strict.mount());
      const app = await load('half-provider', { asyncProviderTimeout: 0, noCheckProvider: true });
      return [end.split(' ')[0], await ending(() => app.mount())];
    },
    ['rejects', 'resolves with true'],
  ],
  '#active',
  [
    'When the route matches, Garfish calls this function instead of loading and mounting the app.',
    async ({ start, app, until, requests }) => {
      const calls: string[] = [];
      const active = ({ name }: { name: string }, root: string) => void calls.push(name, root);
      start({ basename: '/portal', apps: [app('shop', { active })] });
      await until(() => calls.length > 0);
      return [calls, requests];
    },
    [['shop', '/portal/shop'], []],
    { path: '/portal/shop/list' },
  ],
  '#deactive',
  [
    'path is the new path, without the basename',
    async ({ start, app, until, text, Garfish }) => {
      const paths: string[] = [];
      const deactive = (_info: unknown, path: string) => void paths.push(path);
      start({ basename: '/portal', apps: [app('shop', { deactive })] });
      await until(text);
      Garfish.router.push({ path: '/elsewhere/1' });
      await until(() => paths.length > 0);
      return [paths, text()];
    },
    [['/elsewhere/1'], 'shop at /portal/shop'],
    { path: '/portal/shop' },
  ],
  '#fields-of-an-app',
  [
    'Nested objects such as sandbox are merged field by field, lists are joined, and props are merged one level deep.',
    async ({ start, app, load, Garfish }) => {
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
    [true, true, ['one', 'two'], { a: { c: 2 }, d: 3 }],
  ],
  '#activewhen-as-text',
  [
    "'/vue-app' | '/demo' | /demo/vue-app, and also /vue-app/detail | /demo/list",
    async ({ start, app, Garfish, until }) => {
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
    ['/vue-app/detail', 'not /demo/list', '/demo/vue-app'],
    { path: '/vue-app/detail' },
  ],
  [
    "'/vue-app' | '/' | /vue-app, /vue-app/list | /vue-app2, /list",
    async ({ start, app, Garfish, until }) => {
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
    ['not /vue-app2', '/vue-app/list'],
    { path: '/vue-app2' },
  ],
  '#entry',
  [
    'example, the entry sub/app.js is requested from /some/sub/app.js.',
    async ({ Garfish, ending, requests }) => {
      for (const entry of ['sub/app.js', '/sub/app.js'])
        await ending(() => Garfish.loadApp(entry, { entry }));
      return requests.map(({ url }) => url.replace(location.origin, ''));
    },
    ['/some/sub/app.js', '/sub/app.js'],
    { path: '/some/page' },
  ],
  '#examples',
  [
    'Until the list arrives, no app matches a deep link such as /orders/7. Garfish therefore calls onNotMatchRouter, and users see your 404 page for a moment.',
    async ({ start, app, Garfish, until, text, notes }) => {
      start({ onNotMatchRouter: (path) => void notes.push(path) });
      await until(() => notes.length > 0);
      Garfish.registerApp(app('orders'));
      await until(text);
      return [notes[0], text()];
    },
    ['/orders/7', 'orders at /orders'],
    { path: '/orders/7' },
  ],
  [
    'To avoid that, wait for the list, and pass it to run',
    async ({ start, app, until, text, notes, settle }) => {
      start({
        apps: await Promise.resolve([app('orders')]),
        onNotMatchRouter: (path) => void notes.push(path),
      });
      await until(text);
      await settle();
      return notes.filter((note) => note.startsWith('/'));
    },
    [],
    { path: '/orders/7' },
  ],
  '#unregister-an-app',
  [
    'then calls onNotMatchRouter, and you can register another app under the name.',
    async ({ start, app, entry, Garfish, until, text, notes, rejections }) => {
      const missed: string[] = [];
      // An app without a route must not reach the router.
      Garfish.registerApp({ name: 'widget', entry: entry('script') });
      start({
        apps: [app('shop'), app('orders')],
        onNotMatchRouter: (path) => void missed.push(path),
      });
      const shows = (name: string) => () =>
        text()?.startsWith(name) && !Reflect.get(Garfish.apps[name] ?? {}, 'mounting');
      await until(shows('shop'));
      Garfish.router.push({ path: '/orders' });
      await until(shows('orders'));
      delete Garfish.cacheApps.shop;
      delete Garfish.appInfos.shop;
      const { apps } = Garfish.router.routerConfig;
      Garfish.router.setRouterConfig({ apps: apps.filter(({ name }) => name !== 'shop') });
      Garfish.router.push({ path: '/shop' });
      await until(() => missed.length > 0);
      await until(() => text() === '');
      Garfish.registerApp(app('shop', { entry: entry('script') }));
      await until(text);
      const scripts = notes.filter((note) => note === 'script').length;
      return [missed, text(), scripts, rejections];
    },
    [['/shop'], 'shop at /shop', 3, []],
    { path: '/shop' },
  ],
  [
    "Don't call unmount() on the hidden app, because the bridges fail.",
    '/issues/errors#reading-unmount Your code',
  ],
]);
