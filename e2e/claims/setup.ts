import type { Claim } from './claim';

const MERGED = '/api/setOptioins#how-options-are-merged';
const CALLS = '/api/#what-each-method-takes-and-returns';
const STATE = '/api/#state-of-the-instance';

/** What the overview and the pages of `setOptions`, `setExternal` and `preloadApp` say. */
export const SETUP: Claim[] = [
  {
    at: CALLS,
    says: 'Throws plugin "<name>" is not registered.',
    run: async ({ Garfish, ending }) =>
      (await ending(() => Garfish.removePlugin('nowhere'))).replace(/^.*plugin "/, 'plugin "'),
    gives: 'plugin "nowhere" is not registered.',
  },
  {
    at: CALLS,
    says: 'throws Cannot register plugin after Garfish is started.',
    run: async ({ Garfish, start, ending }) => {
      start();
      const end = await ending(() => Garfish.usePlugin(() => ({ name: 'late' })));
      return end.split('.')[0];
    },
    gives: 'throws Cannot register plugin after Garfish is started',
  },
  {
    at: CALLS,
    says: 'Before run it changes the URL, but no app is mounted',
    run: async ({ Garfish, app, settle, text }) => {
      Garfish.setOptions({ domGetter: '#container' }).registerApp(app('shop'));
      Garfish.router.push({ path: '/shop' });
      await settle();
      return [location.pathname, text(), Object.keys(Garfish.apps)];
    },
    gives: ['/shop', '', []],
  },
  {
    at: STATE,
    says: 'The apps that the router is showing. An app is removed when the route leaves it',
    path: '/shop',
    run: async ({ start, app, Garfish, until, text }) => {
      start({ apps: [app('shop')] });
      // An app that is left while it is still mounting is not kept.
      await until(() => Garfish.apps.shop?.mounted && !Reflect.get(Garfish.apps.shop, 'mounting'));
      const before = Object.keys(Garfish.apps);
      Garfish.router.push({ path: '/away' });
      await until(() => text() === '');
      await until(() => Object.keys(Garfish.apps).length === 0);
      return [before, Object.keys(Garfish.cacheApps)];
    },
    gives: [['shop'], ['shop']],
  },
  {
    at: STATE,
    says: 'The apps that are on the page, including those that are still mounting',
    run: async ({ load, Garfish }) => {
      const app = await load('shop');
      const counts = [Garfish.activeApps.length];
      const mounted = app.mount();
      counts.push(Garfish.activeApps.length);
      await mounted;
      app.hide();
      return [...counts, Garfish.activeApps.length];
    },
    gives: [0, 1, 0],
  },
  {
    at: '/api/#pitfalls',
    says: 'In development that throws; in production it is ignored.',
    run: ({ ending }) =>
      ending(() => {
        (window as { Garfish: unknown }).Garfish = 1;
      }),
    gives: 'throws Try to modify a read-only property Garfish',
  },
  {
    at: '/api/setOptioins#signature',
    says: 'After run it throws Garfish is running, can`t set options',
    run: async ({ start, Garfish, ending }) => {
      const isInstance = Garfish.setOptions({}) === Garfish;
      start();
      return [isInstance, await ending(() => Garfish.setOptions({}))];
    },
    gives: [true, 'throws Garfish is running, can`t set options'],
  },
  {
    at: MERGED,
    says: 'strings, numbers and booleans, such as basename | The last call wins',
    run: ({ Garfish }) => {
      Garfish.setOptions({ basename: '/one' }).setOptions({ basename: '/two' });
      return Garfish.options.basename;
    },
    gives: '/two',
  },
  {
    at: MERGED,
    says: 'objects, such as sandbox | They are merged field by field | | lists | They are joined',
    run: ({ Garfish }) => {
      Garfish.setOptions({ sandbox: { strictIsolation: true }, protectVariable: ['one'] });
      Garfish.setOptions({ sandbox: { fixBaseUrl: true }, protectVariable: ['two'] });
      const { sandbox, protectVariable } = Garfish.options;
      const { strictIsolation, fixBaseUrl } = Object(sandbox);
      return [strictIsolation, fixBaseUrl, protectVariable];
    },
    gives: [true, true, ['one', 'two']],
  },
  {
    at: MERGED,
    says: 'They are merged one level deep. The values are not copied',
    run: ({ Garfish }) => {
      const store = new Map();
      Garfish.setOptions({ props: { a: { b: 1 }, store } });
      Garfish.setOptions({ props: { a: { c: 2 } } });
      return [Garfish.options.props?.a, Garfish.options.props?.store === store];
    },
    gives: [{ c: 2 }, true],
  },
  {
    at: MERGED,
    says: 'hooks | The last call wins. They take effect when run is called',
    run: ({ Garfish, hooks, notes, app }) => {
      Garfish.setOptions(hooks('one', 'registerApp'));
      Garfish.setOptions(hooks('two', 'registerApp'));
      Garfish.registerApp(app('shop'));
      const before = notes.length;
      Garfish.run({ apps: [app('orders')] });
      return [before, notes];
    },
    gives: [0, ['two registerApp']],
  },
  {
    at: MERGED,
    says: 'They are ignored. Call Garfish.usePlugin, or pass them to run',
    run: ({ Garfish, plugin, notes }) => {
      Garfish.setOptions({ plugins: [plugin('ignored', 'bootstrap')] });
      Garfish.usePlugin(plugin('used', 'bootstrap'));
      Garfish.run();
      return notes;
    },
    gives: ['used bootstrap'],
  },
  {
    at: '/api/setExternal#signature',
    says: 'If it is empty, setExternal throws Invalid parameter.',
    run: async ({ Garfish, ending }) =>
      (await ending(() => Garfish.setExternal(''))).includes('Invalid parameter'),
    gives: true,
  },
  {
    at: '/api/setExternal#signature',
    says: 'A name that is already set is replaced. If you replace it with an object, Garfish warns in development',
    run: ({ Garfish, warnings }) => {
      const isInstance = Garfish.setExternal('lib', 1) === Garfish;
      Garfish.setExternal('lib', 2);
      const before = warnings.length;
      Garfish.setExternal({ lib: 3 });
      return [isInstance, before, warnings.length, Garfish.externals.lib];
    },
    gives: [true, 0, 1, 3],
  },
  {
    at: '/api/setExternal#what-a-sub-app-gets',
    says: 'So a global variable with the same name wins over the external. If nothing matches, require warns Package "<key>" is not found and returns undefined.',
    files: {
      '/requires/': '<script src="app.js"></script>',
      '/requires/app.js': `exports.provider = { render() {}, destroy() {} };
const { notes } = window.Garfish.getGlobalObject().lab;
for (const name of ['both', 'lib', 'nothing']) notes.push(String(require(name)));`,
    },
    run: async ({ Garfish, load, notes, warnings }) => {
      Reflect.set(window, 'both', 'global');
      const app = await load('requires');
      Garfish.setExternal({ both: 'external', lib: 'external' });
      await app.mount();
      return [notes, warnings.some((text) => text.includes('Package "nothing" is not found'))];
    },
    gives: [['global', 'external', 'undefined'], true],
  },
  {
    at: STATE,
    says: 'The built-in plugins and those that you have added',
    run: ({ Garfish, plugin }) => {
      const before = Object.keys(Garfish.plugins);
      Garfish.usePlugin(plugin('mine') as never);
      return [before, Object.keys(Garfish.plugins).at(-1)];
    },
    gives: [
      [
        'router',
        'browser-vm',
        'browser-snapshot',
        'fix-hmr',
        'performance',
        'preload',
        'garfish-logger',
      ],
      'mine',
    ],
  },
  {
    at: STATE,
    says: 'An app whose mount failed stays in the list, once for each attempt',
    run: async ({ load, ending, Garfish }) => {
      const app = await load('fails-in-render');
      for (const _attempt of [1, 2]) await ending(() => app.mount());
      return Garfish.activeApps.map(({ name }) => name);
    },
    gives: ['fails-in-render', 'fails-in-render'],
  },
  {
    at: CALLS,
    says: 'removes the hooks of the host that the plugin has set. Its hooks of apps still fire, and its name stays taken.',
    run: async ({ Garfish, start, plugin, load, notes }) => {
      Garfish.usePlugin(plugin('one', 'beforeLoad', 'beforeMount') as never);
      Garfish.removePlugin('one');
      Garfish.usePlugin(plugin('one', 'afterMount') as never);
      start();
      await (await load('shop')).mount();
      return notes.filter((note) => note.startsWith('one'));
    },
    gives: ['one beforeMount'],
  },
  {
    at: '/api/setOptioins#pitfalls',
    says: 'An app is not registered yet. run registers apps.',
    run: ({ Garfish, app }) => {
      Garfish.setOptions({ apps: [app('shop')] });
      const before = Object.keys(Garfish.appInfos);
      Garfish.run();
      return [before, Object.keys(Garfish.appInfos)];
    },
    gives: [[], ['shop']],
  },
];
