import type { Claim } from './claim';

/** What `/api/loadApp` says of the call and of the `App` object. */
export const LOAD_APP: Claim[] = [
  {
    at: '/api/loadApp',
    says: 'Loading does not render anything. Call app.mount() to render.',
    run: async ({ load, text, notes }) => {
      const app = await load('shop');
      const before = [text(), notes.length];
      await app.mount();
      return [before, text()];
    },
    gives: [['', 0], 'shop at /'],
  },
  {
    at: '/api/loadApp#signature',
    says: 'if the app is registered with sandbox: { strictIsolation: true } and you pass sandbox: { fixBaseUrl: true }, then strictIsolation is off',
    run: async ({ Garfish, app, load }) => {
      Garfish.registerApp(
        app('shop', { sandbox: { strictIsolation: true }, protectVariable: ['one'] }),
      );
      const fields = { sandbox: { fixBaseUrl: true }, protectVariable: ['two'] };
      const { strictIsolation, appInfo } = await load('shop', fields);
      return [strictIsolation, appInfo.protectVariable];
    },
    gives: [false, ['two']],
  },
  {
    at: '/api/loadApp#signature',
    says: 'basename defaults to that of the registered app, and then to that of run. Garfish does not add activeWhen to it.',
    run: async ({ start, app, load, text }) => {
      start({ basename: '/portal', apps: [app('shop', { basename: '/own' })] });
      await (await load('shop')).mount();
      await (await load('orders', { domGetter: '#other' })).mount();
      return [text(), text('#other')];
    },
    gives: ['shop at /own', 'orders at /portal'],
  },
  {
    at: '/api/loadApp#signature',
    says: 'insulationVariable is ignored. Set it when you register the app.',
    run: async ({ Garfish, app, load }) => {
      Reflect.set(window, 'hidden', 'seen');
      const insulationVariable = ['hidden'];
      Garfish.registerApp(app('shop', { insulationVariable }));
      const orders = await load('orders', { insulationVariable });
      const shop = await load('shop');
      return [orders.global.hidden, shop.global.hidden === undefined];
    },
    gives: ['seen', true],
  },
  {
    at: '/api/loadApp#signature',
    says: 'Hooks of the host, such as beforeLoad and errorLoadApp, are ignored.',
    run: async ({ hooks, load, notes, entry, ending }) => {
      const all = hooks('app', 'beforeLoad', 'afterLoad', 'errorLoadApp');
      await load('shop', all);
      await ending(() => load('gone', { ...all, entry: entry('gone') }));
      return notes;
    },
    gives: [],
  },
  {
    at: '/api/loadApp#caching',
    says: 'A new App each time; its scripts run again',
    run: async ({ load, notes }) => {
      const apps = [await load('shop'), await load('shop')];
      for (const app of apps) await app.mount();
      return [apps[0] === apps[1], notes.filter((note) => note === 'script').length];
    },
    gives: [false, 2],
  },
  {
    at: '/api/loadApp#caching',
    says: 'The same App as before, with the options of its first load',
    run: async ({ load }) => {
      const first = await load('shop', { cache: true, props: { load: 1 } });
      const second = await load('shop', { cache: true, props: { load: 2 } });
      return [first === second, second.appInfo.props];
    },
    gives: [true, { load: 1 }],
  },
  {
    at: '/api/loadApp#caching',
    says: 'a second call while the first one is loading | The same promise',
    run: async ({ Garfish, entry }) => {
      const first = Garfish.loadApp('shop', { entry: entry('shop') });
      const second = Garfish.loadApp('shop', { entry: entry('shop') });
      await first;
      return [first === second, Garfish.loadApp('shop', { entry: entry('shop') }) === first];
    },
    gives: [true, false],
  },
  {
    at: '/api/loadApp#caching',
    says: "An explicit cache: false has one more effect: on unmount, the vm sandbox clears the app's timers, its requests and the listeners it added to window.",
    files: {
      '/listens/': '<script src="app.js"></script>',
      '/listens/app.js': `exports.provider = { render() {}, destroy() {} };
window.addEventListener('ping', () => window.Garfish.getGlobalObject().lab.notes.push('heard'));`,
    },
    run: async ({ load, notes }) => {
      const heard: number[] = [];
      for (const fields of [{ cache: false }, {}]) {
        const app = await load('listens', fields);
        await app.mount();
        app.unmount();
        window.dispatchEvent(new Event('ping'));
        heard.push(notes.length);
      }
      return heard;
    },
    gives: [0, 1],
  },
  {
    at: '/api/loadApp#mount',
    says: 'Adds the container, runs the scripts and calls render.',
    run: async ({ load }) => {
      const app = await load('shop');
      return [await app.mount(), app.hide(), await app.show(), app.unmount()];
    },
    gives: [true, true, true, true],
  },
  {
    at: '/api/loadApp#mount',
    says: 'It resolves with false while the app is mounting, mounted or unmounting.',
    run: async ({ load }) => {
      const app = await load('shop');
      const first = app.mount();
      return [await app.mount(), await first, await app.mount()];
    },
    gives: [false, true, false],
  },
  {
    at: '/api/loadApp#hide',
    says: 'It returns false, without a message, if the app is not on the page.',
    run: async ({ load, warnings }) => {
      const app = await load('shop');
      const early = app.unmount();
      await app.mount();
      warnings.length = 0;
      const results = [early, await app.show(), app.hide(), app.hide()];
      return [results, warnings];
    },
    gives: [[false, false, true, false], []],
  },
  {
    at: '/api/loadApp#show',
    says: 'Before the first mount it also warns, in development, Need to call the "app.mount()" method first.',
    run: async ({ load, warnings }) => {
      const app = await load('shop');
      const early = await app.show();
      await app.mount();
      const again = await app.mount();
      return [
        early,
        again,
        warnings.filter((text) => /app.mount\(\)|already mounted/.test(text)).length,
      ];
    },
    gives: [false, false, 2],
  },
  {
    at: '/api/loadApp#the-app-object',
    says: 'After hide() the app keeps its JavaScript state, and show() brings it back; after unmount() its scripts must run again. Both call destroy.',
    run: async ({ load, notes }) => {
      const app = await load('shop');
      await app.mount();
      app.hide();
      await app.show();
      app.unmount();
      await app.mount();
      return notes.join();
    },
    gives: 'script,render,destroy,render,destroy,script,render',
  },
  {
    at: '/api/loadApp#show',
    says: 'show() does not toggle CSS. It calls domGetter again, so the app can reappear in a different container.',
    run: async ({ load, text }) => {
      let place = '#container';
      const app = await load('shop', { domGetter: () => document.querySelector(place) });
      await app.mount();
      app.hide();
      place = '#other';
      await app.show();
      return [text(), text('#other')];
    },
    gives: ['', 'shop at /'],
  },
];
