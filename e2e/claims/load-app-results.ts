import type { Claim } from './claim';

const FAILS = '/api/loadApp#what-mount-show-hide-and-unmount-throw';
const STATE = '/api/loadApp#mounted-display-and-the-rest';
const RESULTS = '/api/loadApp#when-it-resolves-with-null-and-when-it-rejects';

/** What `/api/loadApp` says of failures and of what the properties hold. */
export const LOAD_APP_RESULTS: Claim[] = [
  {
    at: FAILS,
    says: 'It rejects. If run has an errorMountApp, it resolves with false',
    run: async ({ load, ending, start }) => {
      start();
      const app = await load('no-provider', { asyncProviderTimeout: 0 });
      return ending(() => app.mount());
    },
    gives: 'rejects with "provider" is "undefined".',
  },
  {
    at: FAILS,
    says: 'render, in show() | It rejects, also with errorMountApp',
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
    at: FAILS,
    says: 'Either way mounted and display stay true, although the container is gone',
    run: async ({ start, load, ending }) => {
      start();
      const app = await load('fails-in-destroy');
      await app.mount();
      await ending(() => app.unmount());
      return [app.mounted, app.display, app.appContainer.isConnected, await app.show()];
    },
    gives: [true, true, false, false],
  },
  {
    at: FAILS,
    says: 'you call unmount() or hide() while mount() is running | mount() resolves with false',
    run: async ({ load, ending }) => {
      const app = await load('shop');
      const mounted = ending(() => app.mount());
      app.hide();
      return mounted;
    },
    gives: 'resolves with false',
  },
  {
    at: FAILS,
    says: 'An errorMountApp among the options of loadApp is called, but after run it does not keep mount() from rejecting.',
    run: async ({ start, hooks, load, ending, notes }) => {
      start();
      const app = await load('fails-in-render', hooks('app', 'errorMountApp'));
      return [await ending(() => app.mount()), notes.at(-1)];
    },
    gives: ['rejects with render fails', 'app errorMountApp'],
  },
  {
    at: STATE,
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
    at: STATE,
    says: 'What was loaded, with the merged options. There is no app.options',
    run: async ({ load }) => {
      const app = await load('shop', { props: { a: 1 } });
      return [app.name, typeof app.appId, app.appInfo.props, 'options' in app];
    },
    gives: ['shop', 'number', { a: 1 }, false],
  },
  {
    at: STATE,
    says: 'Whether the entry is HTML; whether the app renders into a shadow root',
    run: async ({ load, entry }) => {
      const page = await load('shop', { sandbox: { strictIsolation: true } });
      const script = await load('script', { entry: `${entry('script')}app.js` });
      return [page.isHtmlMode, page.strictIsolation, script.isHtmlMode, script.strictIsolation];
    },
    gives: [true, true, false, false],
  },
  {
    at: STATE,
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
    at: STATE,
    says: 'Resolves with the provider',
    run: async ({ load }) => {
      const app = await load('shop');
      await app.mount();
      return Object.keys(await app.getProvider());
    },
    gives: ['render', 'destroy'],
  },
  {
    at: STATE,
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
    at: STATE,
    says: 'The URLs that it has loaded',
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
    at: '/api/loadApp#pitfalls',
    says: 'Garfish.setOptions({ apps }) alone registers nothing.',
    run: ({ Garfish, app }) => {
      Garfish.setOptions({ apps: [app('shop')] });
      const before = Object.keys(Garfish.appInfos);
      Garfish.run();
      return [before, Object.keys(Garfish.appInfos)];
    },
    gives: [[], ['shop']],
  },
];
