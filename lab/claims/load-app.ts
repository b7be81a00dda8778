import { claims } from './claim';

/** What `/api/loadApp` says of the call and of the `App` object. */
export const LOAD_APP = claims([
  '/api/loadApp',
  [
    'Loading does not render anything, so call app.mount() next.',
    async ({ load, text, notes }) => {
      const app = await load('shop');
      const before = [text(), notes.length];
      await app.mount();
      return [before, text()];
    },
    [['', 0], 'shop at /'],
  ],
  '#signature',
  [
    'sandbox: { fixBaseUrl: true } discards a registered sandbox: { strictIsolation: true }',
    async ({ Garfish, app, load }) => {
      Garfish.registerApp(
        app('shop', { sandbox: { strictIsolation: true }, protectVariable: ['one'] }),
      );
      const fields = { sandbox: { fixBaseUrl: true }, protectVariable: ['two'] };
      const { strictIsolation, appInfo } = await load('shop', fields);
      return [strictIsolation, appInfo.protectVariable];
    },
    [false, ['two']],
  ],
  [
    'basename defaults to the basename of the registered app, and then to the basename of run. Garfish does not add activeWhen to it.',
    async ({ start, app, load, text }) => {
      start({ basename: '/portal', apps: [app('shop', { basename: '/own' })] });
      await (await load('shop')).mount();
      await (await load('orders', { domGetter: '#other' })).mount();
      return [text(), text('#other')];
    },
    ['shop at /own', 'orders at /portal'],
  ],
  [
    'insulationVariable is ignored. Set it when you register the app.',
    async ({ Garfish, app, load }) => {
      Reflect.set(window, 'hidden', 'seen');
      const insulationVariable = ['hidden'];
      Garfish.registerApp(app('shop', { insulationVariable }));
      const orders = await load('orders', { insulationVariable });
      const shop = await load('shop');
      return [orders.global.hidden, shop.global.hidden === undefined];
    },
    ['seen', true],
  ],
  [
    'Hooks of the host, such as beforeLoad and errorLoadApp, are ignored.',
    async ({ hooks, load, notes, entry, ending }) => {
      const all = hooks('app', 'beforeLoad', 'afterLoad', 'errorLoadApp');
      await load('shop', all);
      await ending(() => load('gone', { ...all, entry: entry('gone') }));
      return notes;
    },
    [],
  ],
  '#caching',
  [
    'A new App each time, whose scripts run again',
    async ({ load, notes }) => {
      const apps = [await load('shop'), await load('shop')];
      for (const app of apps) await app.mount();
      return [apps[0] === apps[1], notes.filter((note) => note === 'script').length];
    },
    [false, 2],
  ],
  [
    'The same App as before, with the options of its first load',
    async ({ load }) => {
      const first = await load('shop', { cache: true, props: { load: 1 } });
      const second = await load('shop', { cache: true, props: { load: 2 } });
      return [first === second, second.appInfo.props];
    },
    [true, { load: 1 }],
  ],
  [
    'a second call while the first one is loading | The same promise',
    async ({ Garfish, entry }) => {
      const first = Garfish.loadApp('shop', { entry: entry('shop') });
      const second = Garfish.loadApp('shop', { entry: entry('shop') });
      await first;
      return [first === second, Garfish.loadApp('shop', { entry: entry('shop') }) === first];
    },
    [true, false],
  ],
  [
    "An explicit cache: false has one more effect. On unmount, the vm sandbox clears the app's timers, its requests and most listeners it added to window",
    async ({ load, notes }) => {
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
    [0, 1],
    {
      files: {
        '/listens/': '<script src="app.js"></script>',
        '/listens/app.js': `exports.provider = { render() {}, destroy() {} };
window.addEventListener('ping', () => window.Garfish.getGlobalObject().lab.notes.push('heard'));`,
      },
    },
  ],
  '#mount',
  [
    'Adds the container, runs the scripts and calls render.',
    async ({ load }) => {
      const app = await load('shop');
      return [await app.mount(), app.hide(), await app.show(), app.unmount()];
    },
    [true, true, true, true],
  ],
  [
    'While the app is mounting, mounted or unmounting, it resolves with false',
    async ({ load }) => {
      const app = await load('shop');
      const first = app.mount();
      return [await app.mount(), await first, await app.mount()];
    },
    [false, true, false],
  ],
  '#hide',
  [
    'It returns false, without a message, if the app is not on the page.',
    async ({ load, warnings }) => {
      const app = await load('shop');
      const early = app.unmount();
      await app.mount();
      warnings.length = 0;
      const results = [early, await app.show(), app.hide(), app.hide()];
      return [results, warnings];
    },
    [[false, false, true, false], []],
  ],
  '#show',
  [
    'Before the first mount it also warns, in development, Need to call the "app.mount()" method first.',
    async ({ load, warnings }) => {
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
    [false, false, 2],
  ],
  '#the-app-object',
  [
    'hide() and unmount() both call destroy. After hide() the app keeps its JavaScript state, and show() brings it back. After unmount() its scripts must run again.',
    async ({ load, notes }) => {
      const app = await load('shop');
      await app.mount();
      app.hide();
      await app.show();
      app.unmount();
      await app.mount();
      return notes.join();
    },
    'script,render,destroy,render,destroy,script,render',
  ],
  '#show',
  [
    'show() does not toggle CSS. It calls domGetter again, so the app can reappear in a different container.',
    async ({ load, text }) => {
      let place = '#container';
      const app = await load('shop', { domGetter: () => document.querySelector(place) });
      await app.mount();
      app.hide();
      place = '#other';
      await app.show();
      return [text(), text('#other')];
    },
    ['', 'shop at /'],
  ],
]);
