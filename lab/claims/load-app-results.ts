import { claims } from './claim';

/** What `/api/loadApp` says of failures and of what the properties hold. */
export const LOAD_APP_RESULTS = claims([
  '/api/loadApp#what-mount-show-hide-and-unmount-throw',
  [
    'The error hooks of run change this for mounting and unmounting',
    async ({ load, ending, start }) => {
      start();
      const app = await load('no-provider', { asyncProviderTimeout: 0 });
      return ending(() => app.mount());
    },
    'rejects with "provider" is "undefined".',
  ],
  [
    'By default, the asynchronous mount() and show() reject, and the others throw.',
    async ({ start, hooks, load, ending, notes }) => {
      start(hooks('run', 'errorMountApp'));
      const app = await load('once');
      await app.mount();
      app.hide();
      return [await ending(() => app.show()), notes];
    },
    ['rejects with second render fails', []],
    {
      files: {
        '/once/': '<script src="app.js"></script>',
        '/once/app.js': `let shows = 0;
exports.provider = {
  render() { if (++shows > 1) throw new Error('second render fails'); },
  destroy() {},
};`,
      },
    },
  ],
  [
    'If you call unmount() or hide() while mount() is running, Garfish stops the mount, and mount() resolves with false.',
    async ({ load, ending }) => {
      const app = await load('shop');
      const mounted = ending(() => app.mount());
      app.hide();
      return mounted;
    },
    'resolves with false',
  ],
  [
    'You can also pass errorMountApp to loadApp. Garfish calls it, but once run has been called, mount() still rejects.',
    async ({ start, hooks, load, ending, notes }) => {
      start();
      const app = await load('fails-in-render', hooks('app', 'errorMountApp'));
      return [await ending(() => app.mount()), notes.at(-1)];
    },
    ['rejects with render fails', 'app errorMountApp'],
  ],
  '#mounted',
  [
    'true after a successful mount(), until unmount() succeeds. It stays true while the app is hidden',
    async ({ load }) => {
      const app = await load('shop');
      const states = [app.mounted];
      await app.mount();
      states.push(app.mounted);
      app.hide();
      states.push(app.mounted, app.display);
      await app.show();
      states.push(app.display);
      app.unmount();
      return [...states, app.mounted];
    },
    [false, true, true, false, true, false],
  ],
  '#appinfo',
  [
    'The merged options of the app (there is no app.options).',
    async ({ load }) => {
      const app = await load('shop', { props: { a: 1 } });
      return [app.name, typeof app.appId, app.appInfo.props, 'options' in app];
    },
    ['shop', 'number', { a: 1 }, false],
  ],
  '#ishtmlmode',
  [
    'Whether the entry is HTML.',
    async ({ load, entry }) => {
      const script = await load('script', { entry: `${entry('script')}app.js` });
      return [(await load('shop')).isHtmlMode, script.isHtmlMode];
    },
    [true, false],
  ],
  '#global',
  [
    'After unmount() it still holds the first one, so use vmSandbox.global then.',
    async ({ load }) => {
      const app = await load('shop');
      const first = app.vmSandbox?.global;
      const same = app.global === first;
      await app.mount();
      app.unmount();
      await app.mount();
      return [same, app.global === first, app.vmSandbox?.global === first];
    },
    [true, true, false],
  ],
  '#getprovider',
  [
    'Resolves with the provider',
    async ({ load }) => {
      const app = await load('shop');
      await app.mount();
      return Object.keys(await app.getProvider());
    },
    ['render', 'destroy'],
  ],
  '#execscript',
  [
    'Runs code inside the sandbox',
    async ({ load }) => {
      const app = await load('shop');
      await app.mount();
      app.execScript('window.inside = 1;', {}, '', {} as never);
      return [app.global.inside, 'inside' in window];
    },
    [1, false],
  ],
  '#sourcelist',
  [
    'The URLs that the app has loaded',
    async ({ load, entry }) => {
      const { sourceList } = await load('shop');
      return sourceList.map(({ url }) => String(url).replace(entry('shop'), '')).sort();
    },
    ['', 'app.js'],
  ],
  '#when-it-resolves-with-null-and-when-it-rejects',
  [
    'It throws Miss appName. immediately, without a promise',
    ({ Garfish, ending }) => ending(() => Garfish.loadApp('')),
    'throws Miss appName.',
  ],
  [
    'The app is not registered, and there is no entry | It rejects with Can\'t load unexpected child app "<name>"',
    async ({ start, hooks, Garfish, ending, notes }) => {
      start(hooks('run', 'errorLoadApp'));
      const end = await ending(() => Garfish.loadApp('unknown'));
      return [end.split('.')[0]?.slice(0, 54), notes];
    },
    ['rejects with Can\'t load unexpected child app "unknown"', []],
  ],
  [
    'The entry could not be loaded, before run was called | It resolves with null',
    ({ Garfish, entry, ending }) => ending(() => Garfish.loadApp('gone', { entry: entry('gone') })),
    'resolves with null',
  ],
  [
    'A script or stylesheet of the entry could not be loaded | It resolves with an App.',
    async ({ start, Garfish, entry, ending }) => {
      start();
      return ending(() => Garfish.loadApp('missing-script', { entry: entry('missing-script') }));
    },
    'resolves with an object',
  ],
  [
    'Garfish caches a failed request.',
    async ({ Garfish, entry, requests }) => {
      const first = await Garfish.loadApp('gone', { entry: entry('gone') });
      const second = await Garfish.loadApp('gone', { entry: entry('gone') });
      return [first, second, requests.length];
    },
    [null, null, 1],
  ],
  '#pitfalls',
  [
    'Nothing happens after loadApp. It only loads, so call app.mount().',
    async ({ load, text }) => {
      const app = await load('shop');
      const before = text();
      await app.mount();
      return [before, text()];
    },
    ['', 'shop at /'],
  ],
  [
    'If mount() succeeds and you still see nothing, there is no domGetter, so the app renders outside the document.',
    '/api/run#domgetter Default: a function',
  ],
  [
    'Two apps in one mount node appear one below the other, because Garfish does not empty the node.',
    async ({ load, text }) => {
      await (await load('shop')).mount();
      await (await load('orders')).mount();
      return text()
        ?.split(/\s{2,}|\n/)
        .filter(Boolean);
    },
    ['shop at /', 'orders at /'],
  ],
  '#more-properties',
  [
    'Without the vm sandbox it is false, even if the app renders into a shadow root',
    async ({ load }) => {
      const seen: unknown[] = [];
      for (const mode of [{}, { open: false }, { snapshot: true }]) {
        const app = await load('shop', { sandbox: { ...mode, strictIsolation: true } });
        await app.mount();
        const nodes = [...document.querySelectorAll('#container *')];
        seen.push([app.strictIsolation, nodes.some((node) => node.shadowRoot)]);
        app.unmount();
      }
      return seen;
    },
    [
      [true, true],
      [false, true],
      [false, true],
    ],
  ],
  [
    'hooks.lifecycle.afterMount.on(callback) fires for this app only',
    async ({ load, notes }) => {
      const [shop, orders] = [await load('shop'), await load('orders')];
      shop.hooks.lifecycle.afterMount.on(({ name }) => void notes.push(`mounted ${name}`));
      await shop.mount();
      await orders.mount();
      const ids = new Set([shop.appId, orders.appId, (await load('shop')).appId]);
      return [notes.filter((note) => note.startsWith('mounted')), ids.size];
    },
    [['mounted shop'], 3],
  ],
  '#appperformance',
  [
    'or earlier, when you call unmount() or hide().',
    async ({ load, until }) => {
      const seen: string[] = [];
      for (const end of ['unmount', 'hide'] as const) {
        const app = await load('shop');
        app.appPerformance.subscribePerformanceData((data) => {
          const names = ['resourceLoadTime', 'blankScreenTime', 'firstScreenTime'];
          seen.push(`${end} ${names.every((name) => Object(data)[name] > 0)}`);
        });
        await app.mount();
        app[end]();
        await until(() => seen.at(-1)?.startsWith(end));
      }
      return [...new Set(seen)];
    },
    ['unmount true', 'hide true'],
  ],
]);
