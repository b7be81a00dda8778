import { claims } from './claim';

/** What `/api/run` says of the call and of its options. */
export const RUN_OPTIONS = claims([
  '/api/run#signature',
  [
    'run returns the instance, so you can chain calls.',
    ({ Garfish }) => Garfish.run() === Garfish,
    true,
  ],
  [
    'so Garfish.run({ config }) registers no app',
    ({ Garfish, app }) => {
      Garfish.run({ config: { apps: [app('shop')] } } as object);
      return Object.keys(Garfish.appInfos);
    },
    [],
  ],
  [
    'Plugin must be a function.',
    ({ ending, Garfish }) => ending(() => Garfish.run({ plugins: [{} as never] })),
    'throws Plugin must be a function.',
  ],
  [
    'Garfish ignores a second call together with its options. In development it warns',
    ({ Garfish, start, warnings }) => {
      start({ basename: '/first' });
      start({ basename: '/second' });
      return [Garfish.options.basename, warnings.length];
    },
    ['/first', 1],
  ],
  '#what-happens',
  [
    'It registers the plugins in plugins, and then your hooks as one more plugin.',
    ({ start, hooks, plugin, notes }) => {
      const hook = 'beforeBootstrap';
      start({ ...hooks('run', hook), plugins: [plugin('one', hook), plugin('two', hook)] });
      return notes;
    },
    ['one beforeBootstrap', 'two beforeBootstrap', 'run beforeBootstrap'],
  ],
  [
    'loads and mounts each app whose activeWhen matches the current URL',
    async ({ start, app, until, text }) => {
      start({ apps: [app('shop'), app('orders')] });
      await until(text);
      return text();
    },
    'shop at /shop',
    { path: '/shop/list' },
  ],
  '#apps',
  [
    'Garfish copies the entries deeply, so later changes to your objects have no effect.',
    ({ start, app, Garfish }) => {
      const list = { some: 'value' };
      const entry = app('shop', { props: { list } });
      start({ apps: [entry] });
      list.some = 'other';
      entry.activeWhen = '/other';
      const { props, activeWhen } = Garfish.appInfos.shop ?? {};
      return [props?.list, activeWhen];
    },
    [{ some: 'value' }, '/shop'],
  ],
  '#basename',
  [
    "With '/portal', for example, an app with the rule '/shop' is active at /portal/shop.",
    async ({ start, app, until, text }) => {
      start({ basename: '/portal', apps: [app('shop')] });
      await until(text);
      return text();
    },
    'shop at /portal/shop',
    { path: '/portal/shop' },
  ],
  [
    'Apps that you register after run do not inherit the basename for that comparison',
    async ({ start, app, until, text, Garfish }) => {
      start({ basename: '/portal' });
      Garfish.registerApp([
        app('shop'),
        app('orders', { activeWhen: '/shop', basename: '/portal' }),
      ]);
      await until(text);
      return text();
    },
    'orders at /portal/shop',
    { path: '/portal/shop' },
  ],
  '#domgetter',
  [
    'If you pass a function, Garfish does not wait when it returns null',
    async ({ load, ending }) => {
      const app = await load('shop', { domGetter: () => null });
      const begun = Date.now();
      const end = await ending(() => app.mount());
      return [end.split(' ')[0], Date.now() - begun];
    },
    ['rejects', 0],
    { clock: true },
  ],
  [
    'It can call the function more than once for one mount',
    async ({ load }) => {
      let calls = 0;
      const app = await load('shop', {
        domGetter: () => {
          calls += 1;
          return document.querySelector('#container');
        },
      });
      return [await app.mount(), calls > 1];
    },
    [true, true],
  ],
  [
    'Garfish looks for it every 50 milliseconds for up to 3 seconds',
    async ({ load, ending, pass, settle }) => {
      const app = await load('shop', { domGetter: '#nowhere' });
      let end = '';
      ending(() => app.mount()).then((result) => {
        end = result.split(' ')[0] ?? '';
      });
      await settle();
      await pass(2900);
      await settle();
      const before = end;
      await pass(200);
      await settle();
      return [before, end];
    },
    ['', 'rejects'],
    { clock: true },
  ],
  [
    'so the element may appear a moment later',
    async ({ load, text }) => {
      const app = await load('shop', { domGetter: '#late' });
      const mounted = app.mount();
      const late = document.createElement('div');
      late.id = 'late';
      document.body.append(late);
      return [await mounted, text('#late')];
    },
    [true, 'shop at /'],
  ],
  [
    'Garfish mounts apps into an element that is not part of the page. Nothing renders, and there is no error.',
    async ({ Garfish, entry }) => {
      const app = await Garfish.loadApp('shop', { entry: entry('shop') });
      const isMounted = await app?.mount();
      return [isMounted, app?.appContainer.textContent?.trim(), app?.appContainer.isConnected];
    },
    [true, 'shop at /', false],
  ],
  '#props',
  [
    'A later one replaces an earlier one of the same name, and nested objects are not merged.',
    async ({ start, app, load }) => {
      const nested = (value: number) => ({ [`n${value}`]: value });
      start({
        props: { a: 1, b: 1, c: nested(1) },
        apps: [app('shop', { props: { b: 2, c: nested(2), d: 2 } })],
      });
      const { appInfo } = await load('shop', { props: { c: nested(3) } });
      return appInfo.props;
    },
    { a: 1, b: 2, c: { n3: 3 }, d: 2 },
  ],
  [
    'in run or setOptions, as above | the same values',
    async ({ start, load }) => {
      const store = new Map();
      start({ props: { store } });
      return (await load('shop')).appInfo.props?.store === store;
    },
    true,
  ],
  [
    'in registerApp or loadApp | the same values',
    async ({ Garfish, app, load }) => {
      const store = new Map();
      Garfish.registerApp(app('shop', { props: { store } }));
      const { appInfo } = await load('shop', { props: { second: store } });
      return [appInfo.props?.store === store, appInfo.props?.second === store];
    },
    [true, true],
  ],
  [
    'a class instance has lost its methods, and a Map or a Date has become an empty object',
    async ({ start, app, load }) => {
      class Store {
        value = 1;
        get() {}
      }
      const props = { store: new Store(), map: new Map([[1, 2]]), date: new Date() };
      start({ apps: [app('shop', { props })] });
      const { store, map, date } = (await load('shop')).appInfo.props ?? {};
      return [store.value, typeof store.get, map instanceof Map, date instanceof Date, map, date];
    },
    [1, 'undefined', false, false, {}, {}],
  ],
]);
