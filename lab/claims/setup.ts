import { claims } from './claim';

/** What the overview and the pages of `setOptions`, `setExternal` and `preloadApp` say. */
export const SETUP = claims([
  '/api/#what-each-method-takes-and-returns',
  [
    'Throws plugin "<name>" is not registered.',
    async ({ Garfish, ending }) =>
      (await ending(() => Garfish.removePlugin('nowhere'))).replace(/^.*plugin "/, 'plugin "'),
    'plugin "nowhere" is not registered.',
  ],
  [
    'throws Cannot register plugin after Garfish is started.',
    async ({ Garfish, start, ending }) => {
      start();
      const end = await ending(() => Garfish.usePlugin(() => ({ name: 'late' })));
      return end.split('.')[0];
    },
    'throws Cannot register plugin after Garfish is started',
  ],
  [
    'Before run it changes the URL, but no app is mounted',
    async ({ Garfish, app, settle, text }) => {
      Garfish.setOptions({ domGetter: '#container' }).registerApp(app('shop'));
      Garfish.router.push({ path: '/shop' });
      await settle();
      return [location.pathname, text(), Object.keys(Garfish.apps)];
    },
    ['/shop', '', []],
  ],
  '#state-of-the-instance',
  [
    'The apps that the router has loaded for the current route. An app is removed when the route leaves it',
    async ({ start, app, Garfish, until, text }) => {
      start({ apps: [app('shop')] });
      // An app that is left while it is still mounting is not kept.
      await until(() => Garfish.apps.shop?.mounted && !Reflect.get(Garfish.apps.shop, 'mounting'));
      const before = Object.keys(Garfish.apps);
      Garfish.router.push({ path: '/away' });
      await until(() => text() === '');
      await until(() => Object.keys(Garfish.apps).length === 0);
      return [before, Object.keys(Garfish.cacheApps)];
    },
    [['shop'], ['shop']],
    { path: '/shop' },
  ],
  [
    'The apps that are on the page, including those that are still mounting',
    async ({ load, Garfish }) => {
      const app = await load('shop');
      const counts = [Garfish.activeApps.length];
      const mounted = app.mount();
      counts.push(Garfish.activeApps.length);
      await mounted;
      app.hide();
      return [...counts, Garfish.activeApps.length];
    },
    [0, 1, 0],
  ],
  '#pitfalls',
  [
    'which throws in development and is ignored in production.',
    ({ ending }) =>
      ending(() => {
        (window as { Garfish: unknown }).Garfish = 1;
      }),
    'throws Try to modify a read-only property Garfish',
  ],
  '/api/setOptioins#signature',
  [
    'After run it throws Garfish is running, can`t set options',
    async ({ start, Garfish, ending }) => {
      const isInstance = Garfish.setOptions({}) === Garfish;
      start();
      return [isInstance, await ending(() => Garfish.setOptions({}))];
    },
    [true, 'throws Garfish is running, can`t set options'],
  ],
  '#how-options-are-merged',
  [
    'strings, numbers and booleans, such as basename | The last call wins',
    ({ Garfish }) => {
      Garfish.setOptions({ basename: '/one' }).setOptions({ basename: '/two' });
      return Garfish.options.basename;
    },
    '/two',
  ],
  [
    'objects, such as sandbox | They are merged field by field | | lists | They are joined',
    ({ Garfish }) => {
      Garfish.setOptions({ sandbox: { strictIsolation: true }, protectVariable: ['one'] });
      Garfish.setOptions({ sandbox: { fixBaseUrl: true }, protectVariable: ['two'] });
      const { sandbox, protectVariable } = Garfish.options;
      const { strictIsolation, fixBaseUrl } = Object(sandbox);
      return [strictIsolation, fixBaseUrl, protectVariable];
    },
    [true, true, ['one', 'two']],
  ],
  [
    'They are merged one level deep. The values are not copied',
    ({ Garfish }) => {
      const store = new Map();
      Garfish.setOptions({ props: { a: { b: 1 }, store } });
      Garfish.setOptions({ props: { a: { c: 2 } } });
      return [Garfish.options.props?.a, Garfish.options.props?.store === store];
    },
    [{ c: 2 }, true],
  ],
  [
    'hooks of an app, such as afterMount | The last call wins. They take effect immediately, so they also fire for a loadApp before run',
    async ({ Garfish, hooks, notes, mounted }) => {
      Garfish.setOptions(hooks('one', 'afterMount', 'beforeLoad'));
      Garfish.setOptions(hooks('two', 'afterMount', 'beforeLoad'));
      await mounted('shop');
      return notes.filter((note) => /^(one|two)/.test(note));
    },
    ['two afterMount'],
  ],
  [
    'hooks of the host, such as beforeLoad | The last call wins. They take effect when run is called',
    ({ Garfish, hooks, notes, app }) => {
      Garfish.setOptions(hooks('one', 'registerApp'));
      Garfish.setOptions(hooks('two', 'registerApp'));
      Garfish.registerApp(app('shop'));
      const before = notes.length;
      Garfish.run({ apps: [app('orders')] });
      return [before, notes];
    },
    [0, ['two registerApp']],
  ],
  [
    'They are ignored. Call Garfish.usePlugin, or pass them to run',
    ({ Garfish, plugin, notes }) => {
      Garfish.setOptions({ plugins: [plugin('ignored', 'bootstrap')] });
      Garfish.usePlugin(plugin('used', 'bootstrap'));
      Garfish.run();
      return notes;
    },
    ['used bootstrap'],
  ],
  '/api/setExternal#signature',
  [
    'If it is empty, setExternal throws Invalid parameter.',
    async ({ Garfish, ending }) =>
      (await ending(() => Garfish.setExternal(''))).includes('Invalid parameter'),
    true,
  ],
  [
    'A name that is already set gets the new value. If you pass the new value in an object, Garfish prints a warning in development.',
    ({ Garfish, warnings }) => {
      const isInstance = Garfish.setExternal('lib', 1) === Garfish;
      Garfish.setExternal('lib', 2);
      const before = warnings.length;
      Garfish.setExternal({ lib: 3 });
      return [isInstance, before, warnings.length, Garfish.externals.lib];
    },
    [true, 0, 1, 3],
  ],
  '#what-a-sub-app-gets',
  [
    'So a global variable with the same name wins over the external. If nothing matches, require warns Package "<key>" is not found and returns undefined.',
    async ({ Garfish, load, notes, warnings }) => {
      Reflect.set(window, 'both', 'global');
      const app = await load('requires');
      Garfish.setExternal({ both: 'external', lib: 'external' });
      await app.mount();
      return [notes, warnings.some((text) => text.includes('Package "nothing" is not found'))];
    },
    [['global', 'external', 'undefined'], true],
    {
      files: {
        '/requires/': '<script src="app.js"></script>',
        '/requires/app.js': `exports.provider = { render() {}, destroy() {} };
const { notes } = window.Garfish.getGlobalObject().lab;
for (const name of ['both', 'lib', 'nothing']) notes.push(String(require(name)));`,
      },
    },
  ],
  '/api/#state-of-the-instance',
  [
    'The built-in plugins and those that you have added',
    ({ Garfish, plugin }) => {
      const before = Object.keys(Garfish.plugins);
      Garfish.usePlugin(plugin('mine') as never);
      return [before, Object.keys(Garfish.plugins).at(-1)];
    },
    [
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
  ],
  [
    'An app whose mount failed stays in the list, once for each attempt',
    async ({ load, ending, Garfish }) => {
      const app = await load('fails-in-render');
      for (const _attempt of [1, 2]) await ending(() => app.mount());
      return Garfish.activeApps.map(({ name }) => name);
    },
    ['fails-in-render', 'fails-in-render'],
  ],
  '#what-each-method-takes-and-returns',
  [
    "removes the plugin's host hooks only.",
    async ({ Garfish, start, plugin, load, notes }) => {
      Garfish.usePlugin(plugin('one', 'beforeLoad', 'beforeMount') as never);
      Garfish.removePlugin('one');
      Garfish.usePlugin(plugin('one', 'afterMount') as never);
      start();
      await (await load('shop')).mount();
      return notes.filter((note) => note.startsWith('one'));
    },
    ['one beforeMount'],
  ],
  '/api/setOptioins#pitfalls',
  [
    'An app is not registered yet. Only run registers apps.',
    ({ Garfish, app }) => {
      Garfish.setOptions({ apps: [app('shop')] });
      const before = Object.keys(Garfish.appInfos);
      Garfish.run();
      return [before, Object.keys(Garfish.appInfos)];
    },
    [[], ['shop']],
  ],
]);
