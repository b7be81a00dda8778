import { claims, each } from './claim';

/** What the guide to loading apps manually says. */
export const GUIDE_LOAD_APP = claims([
  '/guide/API/loadApp',
  [
    'You can call loadApp without run. The options of setOptions then apply, including app hooks. Host hooks such as errorLoadApp need run, and without it loadApp resolves with null when the entry fails.',
    async ({ Garfish, hooks, entry, notes, text, ending }) => {
      const names = ['beforeLoad', 'afterLoad', 'errorLoadApp', 'beforeMount', 'errorMountApp'];
      Garfish.setOptions({ domGetter: '#other', ...hooks('host', ...names) });
      const app = await Garfish.loadApp('shop', { entry: entry('shop') });
      await app?.mount();
      const failing = await Garfish.loadApp('fails', { entry: entry('fails-in-render') });
      return [
        text('#other'),
        await ending(() => failing?.mount()),
        await ending(() => Garfish.loadApp('nowhere', { entry: entry('nowhere') })),
        notes.filter((note) => note.startsWith('host')),
      ];
    },
    [
      'shop at /',
      'resolves with false',
      'resolves with null',
      ['host beforeMount', 'host beforeMount', 'host errorMountApp'],
    ],
  ],
  '#the-pattern',
  [
    "The app's scripts | run once | run each time",
    async ({ load, notes }) => {
      for (const time of [1, 2]) {
        const app = await load('shop', { cache: true });
        await (time === 1 ? app.mount() : app.show());
        app.hide();
      }
      const cached = notes.splice(0).filter((note) => note === 'script').length;
      for (const _ of [1, 2]) {
        const app = await load('orders');
        await app.mount();
        app.unmount();
      }
      return [cached, notes.filter((note) => note === 'script').length];
    },
    [1, 2],
  ],
  '#keep-alive',
  [
    'When show() calls render, a half-filled input is therefore empty',
    async ({ load }) => {
      const app = await load('form', { cache: true });
      await app.mount();
      const input = () => document.querySelector('input') ?? document.createElement('input');
      input().value = 'half';
      app.hide();
      await app.show();
      return input().isConnected && input().value;
    },
    '',
    {
      files: {
        '/form/': '<div id="root"></div><script src="app.js"></script>',
        '/form/app.js': `exports.provider = {
  render({ dom }) { dom.querySelector('#root').innerHTML = '<input>'; },
  destroy({ dom }) { dom.querySelector('#root').innerHTML = ''; },
};`,
      },
    },
  ],
  [
    'In render, appRenderInfo.isMount is true for the first time.',
    async ({ load, notes }) => {
      const app = await load('tells', { cache: true });
      await app.mount();
      app.hide();
      await app.show();
      return notes;
    },
    ['true', 'false'],
    {
      files: {
        '/tells/': '<script src="app.js"></script>',
        '/tells/app.js': `exports.provider = {
  render({ appRenderInfo }) {
    window.Garfish.getGlobalObject().lab.notes.push(String(Boolean(appRenderInfo.isMount)));
  },
  destroy() {},
};`,
      },
    },
  ],
  ...each(
    async ({ start, load, until }, isRunning: boolean) => {
      if (isRunning) start();
      await (await load('shop', { cache: true })).mount();
      let events = 0;
      window.addEventListener('popstate', () => events++);
      const { pushState } = history;
      pushState.call(history, null, '', '/elsewhere');
      if (isRunning) await until(() => events > 0);
      return [Object.hasOwn(history, 'pushState'), events];
    },
    [
      [
        "Without run, Garfish doesn't wrap history and dispatches no popstate.",
        [false, [false, 0]],
        [true, [true, 1]],
      ],
    ],
  ),
  ...each(
    async ({ load, Garfish, text }, leave: 'hide' | 'unmount') => {
      const app = await load('shop', { cache: true });
      await app.mount();
      app[leave]();
      delete Garfish.cacheApps.shop;
      const again = await load('shop', { cache: true });
      await again.mount();
      return [again === app, text()];
    },
    [
      [
        'To drop a cached app, delete Garfish.cacheApps[name]. The next loadApp creates a new one. Call app.unmount() first only if the app is on the page, because on a hidden app the bridges fail.',
        ['hide', [false, 'shop at /']],
        ['unmount', [false, 'shop at /']],
      ],
    ],
  ),
  '#several-apps-on-one-page',
  [
    'To show the same app twice, load it under two names with the same entry.',
    async ({ load, entry, text }) => {
      const one = await load('one', { entry: entry('shop') });
      const two = await load('two', { entry: entry('shop'), domGetter: '#other' });
      await Promise.all([one.mount(), two.mount()]);
      return [text(), text('#other')];
    },
    ['one at /', 'two at /'],
  ],
  '#errors',
  [
    'A second call fails as well, because Garfish caches the failure.',
    async ({ start, Garfish, entry, ending, requests }) => {
      start();
      const call = () => Garfish.loadApp('gone', { entry: entry('gone') });
      const ends = [await ending(call), await ending(call)].map((end) => end.split(' ')[0]);
      return [ends, requests.length];
    },
    [['rejects', 'rejects'], 1],
  ],
  [
    'An app whose mount() has failed may still be in Garfish.activeApps.',
    async ({ start, load, ending, Garfish }) => {
      start();
      const app = await load('fails-in-script');
      await ending(() => app.mount());
      return Garfish.activeApps.includes(app);
    },
    true,
  ],
  '#retry-after-a-network-failure',
  [
    'The loader can retry each request for the entry, its scripts and its stylesheets',
    async ({ Garfish, load, requests, text }) => {
      const seen = new Set<string>();
      Garfish.loader.usePlugin({
        name: 'seen',
        async fetch(url, options) {
          seen.add(url);
          return fetch(url, options);
        },
      });
      await (await load('missing-script')).mount();
      const files = [...seen].map((url) => url.split('/').at(-1)).sort();
      return [files, files.length === requests.length, text()];
    },
    [['', 'app.js', 'missing.css', 'missing.js'], true, 'missing-script at /'],
  ],
  '/api/loadApp#show',
  [
    'It resolves with false if the app is not mounted, or already on the page.',
    async ({ load }) => {
      const app = await load('shop');
      const before = await app.show();
      await app.mount();
      app.unmount();
      return [before, await app.show()];
    },
    [false, false],
  ],
  '/guide/API/loadApp#the-pattern',
  [
    'it keeps the domGetter and the props of its first load.',
    async ({ load, text }) => {
      const app = await load('shop', { cache: true });
      await app.mount();
      app.hide();
      await (await load('shop', { cache: true, domGetter: '#other' })).show();
      return [text(), text('#other')];
    },
    ['shop at /', ''],
  ],
]);
