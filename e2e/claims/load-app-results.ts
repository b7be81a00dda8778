import type { Claim } from './claim';

const RESULTS = '/api/loadApp#when-it-resolves-with-null-and-when-it-rejects';

/** What `/api/loadApp` says of failures and of what the properties hold. */
export const LOAD_APP_RESULTS: Claim[] = [
  {
    at: '/api/loadApp#what-mount-show-hide-and-unmount-throw',
    says: 'The hooks errorMountApp and errorUnmountApp of run change this for mount() and unmount()',
    run: async ({ load, ending, start }) => {
      start();
      const app = await load('no-provider', { asyncProviderTimeout: 0 });
      return ending(() => app.mount());
    },
    gives: 'rejects with "provider" is "undefined".',
  },
  {
    at: '/api/loadApp#what-mount-show-hide-and-unmount-throw',
    says: 'By default, mount() and show() reject, and hide() and unmount() throw.',
    files: {
      '/once/': '<script src="app.js"></script>',
      '/once/app.js': `let shows = 0;
exports.provider = {
  render() { if (++shows > 1) throw new Error('second render fails'); },
  destroy() {},
};`,
    },
    run: async ({ start, hooks, load, ending, notes }) => {
      start(hooks('run', 'errorMountApp'));
      const app = await load('once');
      await app.mount();
      app.hide();
      return [await ending(() => app.show()), notes];
    },
    gives: ['rejects with second render fails', []],
  },
  {
    at: '/api/loadApp#what-mount-show-hide-and-unmount-throw',
    says: 'If you call unmount() or hide() while mount() is running, Garfish stops the mount, and mount() resolves with false.',
    run: async ({ load, ending }) => {
      const app = await load('shop');
      const mounted = ending(() => app.mount());
      app.hide();
      return mounted;
    },
    gives: 'resolves with false',
  },
  {
    at: '/api/loadApp#what-mount-show-hide-and-unmount-throw',
    says: 'After run, an errorMountApp among the options of loadApp is called, but it does not keep mount() from rejecting.',
    run: async ({ start, hooks, load, ending, notes }) => {
      start();
      const app = await load('fails-in-render', hooks('app', 'errorMountApp'));
      return [await ending(() => app.mount()), notes.at(-1)];
    },
    gives: ['rejects with render fails', 'app errorMountApp'],
  },
  {
    at: '/api/loadApp#mounted',
    says: 'true after a successful mount(), until unmount() succeeds. It stays true while the app is hidden',
    run: async ({ load }) => {
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
    gives: [false, true, true, false, true, false],
  },
  {
    at: '/api/loadApp#appinfo',
    says: 'The merged options of the app. There is no app.options.',
    run: async ({ load }) => {
      const app = await load('shop', { props: { a: 1 } });
      return [app.name, typeof app.appId, app.appInfo.props, 'options' in app];
    },
    gives: ['shop', 'number', { a: 1 }, false],
  },
  {
    at: '/api/loadApp#ishtmlmode',
    says: 'Whether the entry is HTML.',
    run: async ({ load, entry }) => {
      const script = await load('script', { entry: `${entry('script')}app.js` });
      return [(await load('shop')).isHtmlMode, script.isHtmlMode];
    },
    gives: [true, false],
  },
  {
    at: '/api/loadApp#global',
    says: 'After unmount() it still holds the first one: use vmSandbox.global',
    run: async ({ load }) => {
      const app = await load('shop');
      const first = app.vmSandbox?.global;
      const same = app.global === first;
      await app.mount();
      app.unmount();
      await app.mount();
      return [same, app.global === first, app.vmSandbox?.global === first];
    },
    gives: [true, true, false],
  },
  {
    at: '/api/loadApp#getprovider',
    says: 'Resolves with the provider',
    run: async ({ load }) => {
      const app = await load('shop');
      await app.mount();
      return Object.keys(await app.getProvider());
    },
    gives: ['render', 'destroy'],
  },
  {
    at: '/api/loadApp#execscript',
    says: 'Runs code inside the sandbox',
    run: async ({ load }) => {
      const app = await load('shop');
      await app.mount();
      app.execScript('window.inside = 1;', {}, '', {} as never);
      return [app.global.inside, 'inside' in window];
    },
    gives: [1, false],
  },
  {
    at: '/api/loadApp#sourcelist',
    says: 'The URLs that the app has loaded',
    run: async ({ load, entry }) => {
      const { sourceList } = await load('shop');
      return sourceList.map(({ url }) => String(url).replace(entry('shop'), '')).sort();
    },
    gives: ['', 'app.js'],
  },
  {
    at: RESULTS,
    says: 'It throws Miss appName. at once, without a promise',
    run: ({ Garfish, ending }) => ending(() => Garfish.loadApp('')),
    gives: 'throws Miss appName.',
  },
  {
    at: RESULTS,
    says: 'The app is not registered, and there is no entry | It rejects with Can\'t load unexpected child app "<name>"',
    run: async ({ start, hooks, Garfish, ending, notes }) => {
      start(hooks('run', 'errorLoadApp'));
      const end = await ending(() => Garfish.loadApp('unknown'));
      return [end.split('.')[0]?.slice(0, 54), notes];
    },
    gives: ['rejects with Can\'t load unexpected child app "unknown"', []],
  },
  {
    at: RESULTS,
    says: 'The entry could not be loaded, before run was called | It resolves with null',
    run: ({ Garfish, entry, ending }) =>
      ending(() => Garfish.loadApp('gone', { entry: entry('gone') })),
    gives: 'resolves with null',
  },
  {
    at: RESULTS,
    says: 'A script or stylesheet of the entry could not be loaded | It resolves with an App.',
    run: async ({ start, Garfish, entry, ending }) => {
      start();
      return ending(() => Garfish.loadApp('missing-script', { entry: entry('missing-script') }));
    },
    gives: 'resolves with an object',
  },
  {
    at: RESULTS,
    says: 'Garfish remembers a failed request: loading the same app from the same URL keeps failing until the page is reloaded.',
    run: async ({ Garfish, entry, requests }) => {
      const first = await Garfish.loadApp('gone', { entry: entry('gone') });
      const second = await Garfish.loadApp('gone', { entry: entry('gone') });
      return [first, second, requests.length];
    },
    gives: [null, null, 1],
  },
  {
    at: '/api/loadApp#pitfalls',
    says: 'Two apps in one mount node appear one below the other. Garfish does not empty the node.',
    run: async ({ load, text }) => {
      await (await load('shop')).mount();
      await (await load('orders')).mount();
      return text()
        ?.split(/\s{2,}|\n/)
        .filter(Boolean);
    },
    gives: ['shop at /', 'orders at /'],
  },
  {
    at: '/api/loadApp#more-properties',
    says: 'Without the vm sandbox it is false, even if the app renders into a shadow root',
    run: async ({ load }) => {
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
    gives: [
      [true, true],
      [false, true],
      [false, true],
    ],
  },
  {
    at: '/api/loadApp#more-properties',
    says: 'hooks.lifecycle.afterMount.on(callback) reacts to this app alone',
    run: async ({ load, notes }) => {
      const [shop, orders] = [await load('shop'), await load('orders')];
      shop.hooks.lifecycle.afterMount.on(({ name }) => void notes.push(`mounted ${name}`));
      await shop.mount();
      await orders.mount();
      const ids = new Set([shop.appId, orders.appId, (await load('shop')).appId]);
      return [notes.filter((note) => note.startsWith('mounted')), ids.size];
    },
    gives: [['mounted shop'], 3],
  },
  {
    at: '/api/loadApp#appperformance',
    says: 'or earlier, when you call unmount() or hide().',
    run: async ({ load, until }) => {
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
    gives: ['unmount true', 'hide true'],
  },
];
