import type { Claim } from './claim';

/** What `/api/run` says of the call and of its options. */
export const RUN_OPTIONS: Claim[] = [
  {
    at: '/api/run#signature',
    says: 'The instance, so you can chain calls.',
    run: ({ Garfish }) => Garfish.run() === Garfish,
    gives: true,
  },
  {
    at: '/api/run#signature',
    says: 'so Garfish.run({ config }) registers no app',
    run: ({ Garfish, app }) => {
      Garfish.run({ config: { apps: [app('shop')] } } as object);
      return Object.keys(Garfish.appInfos);
    },
    gives: [],
  },
  {
    at: '/api/run#signature',
    says: 'Plugin must be a function.',
    run: ({ ending, Garfish }) => ending(() => Garfish.run({ plugins: [{} as never] })),
    gives: 'throws Plugin must be a function.',
  },
  {
    at: '/api/run#signature',
    says: 'A second call is ignored together with its options; in development it warns',
    run: ({ Garfish, start, warnings }) => {
      start({ basename: '/first' });
      start({ basename: '/second' });
      return [Garfish.options.basename, warnings.length];
    },
    gives: ['/first', 1],
  },
  {
    at: '/api/run#what-happens',
    says: 'It registers the plugins in plugins, and then your hooks as one more plugin.',
    run: ({ start, hooks, plugin, notes }) => {
      const hook = 'beforeBootstrap';
      start({ ...hooks('run', hook), plugins: [plugin('one', hook), plugin('two', hook)] });
      return notes;
    },
    gives: ['one beforeBootstrap', 'two beforeBootstrap', 'run beforeBootstrap'],
  },
  {
    at: '/api/run#what-happens',
    says: 'loads and mounts each app whose activeWhen matches the current URL',
    path: '/shop/list',
    run: async ({ start, app, until, text }) => {
      start({ apps: [app('shop'), app('orders')] });
      await until(text);
      return text();
    },
    gives: 'shop at /shop',
  },
  {
    at: '/api/run#apps',
    says: 'Garfish copies the entries deeply.',
    run: ({ start, app, Garfish }) => {
      const list = { some: 'value' };
      start({ apps: [app('shop', { props: { list } })] });
      const { list: copy } = Garfish.appInfos.shop?.props ?? {};
      return [copy, copy === list];
    },
    gives: [{ some: 'value' }, false],
  },
  {
    at: '/api/run#basename',
    says: "with '/portal', an app with the rule '/shop' is active at /portal/shop.",
    path: '/portal/shop',
    run: async ({ start, app, until, text }) => {
      start({ basename: '/portal', apps: [app('shop')] });
      await until(text);
      return text();
    },
    gives: 'shop at /portal/shop',
  },
  {
    at: '/api/run#basename',
    says: 'Apps that you register after run do not inherit the basename for that comparison',
    path: '/portal/shop',
    run: async ({ start, app, until, text, Garfish }) => {
      start({ basename: '/portal' });
      Garfish.registerApp([
        app('shop'),
        app('orders', { activeWhen: '/shop', basename: '/portal' }),
      ]);
      await until(text);
      return text();
    },
    gives: 'orders at /portal/shop',
  },
  {
    at: '/api/run#domgetter',
    says: 'It does not wait for a function that returns null.',
    clock: true,
    run: async ({ load, ending }) => {
      const app = await load('shop', { domGetter: () => null });
      const begun = Date.now();
      const end = await ending(() => app.mount());
      return [end.split(' ')[0], Date.now() - begun];
    },
    gives: ['rejects', 0],
  },
  {
    at: '/api/run#domgetter',
    says: 'It can call the function more than once for one mount',
    run: async ({ load }) => {
      let calls = 0;
      const app = await load('shop', {
        domGetter: () => {
          calls += 1;
          return document.querySelector('#container');
        },
      });
      return [await app.mount(), calls > 1];
    },
    gives: [true, true],
  },
  {
    at: '/api/run#domgetter',
    says: 'Garfish looks for a selector every 50 milliseconds for up to 3 seconds',
    clock: true,
    run: async ({ load, ending, pass, settle }) => {
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
    gives: ['', 'rejects'],
  },
  {
    at: '/api/run#domgetter',
    says: 'so the element may appear a moment later',
    run: async ({ load, text }) => {
      const app = await load('shop', { domGetter: '#late' });
      const mounted = app.mount();
      const late = document.createElement('div');
      late.id = 'late';
      document.body.append(late);
      return [await mounted, text('#late')];
    },
    gives: [true, 'shop at /'],
  },
  {
    at: '/api/run#domgetter',
    says: 'Garfish mounts apps into an element that is not part of the page. Nothing renders, and there is no error.',
    run: async ({ Garfish, entry }) => {
      const app = await Garfish.loadApp('shop', { entry: entry('shop') });
      const isMounted = await app?.mount();
      return [isMounted, app?.appContainer.textContent?.trim(), app?.appContainer.isConnected];
    },
    gives: [true, 'shop at /', false],
  },
  {
    at: '/api/run#props',
    says: 'A later one replaces an earlier one of the same name; nested objects are not merged.',
    run: async ({ start, app, load }) => {
      const nested = (value: number) => ({ [`n${value}`]: value });
      start({
        props: { a: 1, b: 1, c: nested(1) },
        apps: [app('shop', { props: { b: 2, c: nested(2), d: 2 } })],
      });
      const { appInfo } = await load('shop', { props: { c: nested(3) } });
      return appInfo.props;
    },
    gives: { a: 1, b: 2, c: { n3: 3 }, d: 2 },
  },
  {
    at: '/api/run#props',
    says: 'in run or setOptions, as above | the same values',
    run: async ({ start, load }) => {
      const store = new Map();
      start({ props: { store } });
      return (await load('shop')).appInfo.props?.store === store;
    },
    gives: true,
  },
  {
    at: '/api/run#props',
    says: 'in registerApp or loadApp | the same values',
    run: async ({ Garfish, app, load }) => {
      const store = new Map();
      Garfish.registerApp(app('shop', { props: { store } }));
      const { appInfo } = await load('shop', { props: { second: store } });
      return [appInfo.props?.store === store, appInfo.props?.second === store];
    },
    gives: [true, true],
  },
  {
    at: '/api/run#props',
    says: 'a class instance loses its methods, and a Map or a Date becomes an empty object',
    run: async ({ start, app, load }) => {
      class Store {
        value = 1;
        get() {}
      }
      const props = { store: new Store(), map: new Map([[1, 2]]), date: new Date() };
      start({ apps: [app('shop', { props })] });
      const { store, map, date } = (await load('shop')).appInfo.props ?? {};
      return [store.value, typeof store.get, map instanceof Map, date instanceof Date, map, date];
    },
    gives: [1, 'undefined', false, false, {}, {}],
  },
];
