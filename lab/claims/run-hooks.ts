import { claims, each } from './claim';

/** What `/api/hooks` says: when they fire, and with what. */
export const RUN_HOOKS = claims([
  '/api/hooks#in-which-order-hooks-fire',
  [
    'The host starts | beforeBootstrap, beforeRegisterApp, registerApp, bootstrap',
    ({ start, hooks, app, notes }) => {
      const names = ['bootstrap', 'registerApp', 'beforeRegisterApp', 'beforeBootstrap'];
      start({ ...hooks('run', ...names), apps: [app('shop')] });
      return notes;
    },
    ['run beforeBootstrap', 'run beforeRegisterApp', 'run registerApp', 'run bootstrap'],
  ],
  [
    "beforeMount, then beforeEval and afterEval for each script, then the provider's render, then afterMount",
    async ({ start, hooks, load, notes }) => {
      const names = [
        'afterMount',
        'afterEval',
        'beforeEval',
        'beforeMount',
        'afterLoad',
        'beforeLoad',
      ];
      start({ ...hooks('run', ...names), sandbox: { snapshot: true } });
      await (await load('shop')).mount();
      return notes.map((note) => note.replace('run ', ''));
    },
    [
      'beforeLoad',
      'afterLoad',
      'beforeMount',
      'beforeEval',
      'script',
      'afterEval',
      'render',
      'afterMount',
    ],
  ],
  [
    'show() | beforeMount, render, afterMount | | hide() and unmount() | beforeUnmount, destroy, afterUnmount',
    async ({ start, hooks, load, notes }) => {
      start(hooks('run', 'beforeMount', 'afterMount', 'beforeUnmount', 'afterUnmount'));
      const app = await load('shop');
      await app.mount();
      notes.length = 0;
      app.hide();
      await app.show();
      app.unmount();
      return notes.map((note) => note.replace('run ', '')).join();
    },
    'beforeUnmount,destroy,afterUnmount,beforeMount,render,afterMount,beforeUnmount,destroy,afterUnmount',
  ],
  '/guide/advance/plugins#order',
  [
    'yes | app, plugins, run',
    async ({ start, hooks, plugin, load, notes }) => {
      const hook = 'beforeMount';
      start({ ...hooks('run', hook), plugins: [plugin('one', hook), plugin('two', hook)] });
      await (await load('shop', hooks('app', hook))).mount();
      return notes.filter((note) => note.endsWith(hook));
    },
    ['app beforeMount', 'one beforeMount', 'two beforeMount', 'run beforeMount'],
  ],
  [
    'no | run, plugins',
    async ({ start, hooks, plugin, load, notes }) => {
      start({ ...hooks('run', 'beforeMount'), plugins: [plugin('one', 'beforeMount')] });
      await (await load('shop')).mount();
      return notes.filter((note) => note.endsWith('beforeMount')).slice(0, 2);
    },
    ['run beforeMount', 'one beforeMount'],
  ],
  '/api/hooks#arguments',
  [
    'true in show() and hide(), false in mount() and unmount()',
    async ({ start, load, notes }) => {
      const note = (_info: unknown, _app: unknown, mode: boolean) => void notes.push(String(mode));
      start({ beforeMount: note, afterMount: note, beforeUnmount: note, afterUnmount: note });
      const app = await load('shop');
      notes.length = 0;
      await app.mount();
      app.hide();
      await app.show();
      app.unmount();
      return notes.filter((text) => /true|false/.test(text)).join();
    },
    'false,false,true,true,true,true,false,false',
  ],
  [
    'Garfish waits for a promise only in beforeLoad and afterLoad.',
    async ({ start, load, notes }) => {
      const slow = (name: string) => () =>
        new Promise<void>((resolve) => {
          setTimeout(() => resolve(void notes.push(`${name} is over`)), 30);
        });
      start({
        beforeLoad: slow('beforeLoad'),
        afterLoad: slow('afterLoad'),
        beforeMount: slow('beforeMount'),
      });
      const app = await load('shop');
      notes.push('loaded');
      await app.mount();
      return notes.filter((note) => note !== 'beforeMount is over');
    },
    ['beforeLoad is over', 'afterLoad is over', 'loaded', 'script', 'render'],
  ],
  '/api/hooks#bootstrap',
  [
    'Garfish.running is true by then, so setOptions and usePlugin throw.',
    async ({ start, Garfish, ending }) => {
      const calls: unknown[] = [];
      start({
        beforeBootstrap: () => void calls.push(Garfish.running),
        bootstrap: () => void calls.push(Garfish.running),
      });
      const ends = [
        await ending(() => Garfish.setOptions({})),
        await ending(() => Garfish.usePlugin(() => ({ name: 'late' }))),
      ];
      return [...calls, ...ends.map((end) => end.split(' ')[0])];
    },
    [false, true, 'throws', 'throws'],
  ],
  '#beforeregisterapp',
  [
    'with the app or the list that was passed',
    ({ start, Garfish, app }) => {
      const passed: boolean[] = [];
      start({ beforeRegisterApp: (appInfo) => void passed.push(Array.isArray(appInfo)) });
      passed.length = 0;
      Garfish.registerApp(app('shop'));
      Garfish.registerApp([app('orders')]);
      return passed;
    },
    [false, true],
  ],
  '#registerapp',
  [
    'A name that was registered before is not among them.',
    ({ start, Garfish, app }) => {
      let names: string[] = [];
      const registerApp = (infos: object) => {
        names = Object.keys(infos);
      };
      start({ registerApp, apps: [app('shop')] });
      Garfish.registerApp([app('shop'), app('orders')]);
      return names;
    },
    ['orders'],
  ],
  '#beforeload',
  [
    'Fires before an app is loaded, even when it comes from the cache.',
    async ({ start, load, hooks, notes }) => {
      start(hooks('run', 'beforeLoad'));
      await load('shop', { cache: true });
      await load('shop', { cache: true });
      return notes;
    },
    ['run beforeLoad', 'run beforeLoad'],
  ],
  [
    'false, loadApp resolves with null and Garfish prints a warning.',
    async ({ start, Garfish, entry, warnings, ending }) => {
      start({ beforeLoad: async () => false as const });
      const end = await ending(() => Garfish.loadApp('shop', { entry: entry('shop') }));
      return [end, warnings.some((text) => text.includes('Load shop application is terminated'))];
    },
    ['resolves with null', true],
  ],
  ...each(
    async ({ Garfish, start, app, settle, text, until }, kind: 'denied' | 'failed') => {
      const missed: string[] = [];
      let isAllowed = false;
      const { entry } = app('shop');
      start({
        apps: [app('shop')],
        errorLoadApp() {},
        onNotMatchRouter: (path) => void missed.push(path),
        beforeLoad(appInfo) {
          if (isAllowed) appInfo.entry = entry;
          else if (kind === 'denied') return false;
          else appInfo.entry = `${entry}gone/`;
        },
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      const seen = [[...missed], text()];
      isAllowed = true;
      Garfish.router.push({ path: '/shop/2' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      seen.push(text());
      Garfish.router.push({ path: '/' });
      await settle();
      Garfish.router.push({ path: '/shop/2' });
      await until(text);
      return [...seen, text(), missed];
    },
    [
      [
        "For a routed app, Garfish still treats the route as active, although nothing is mounted. So it doesn't call onNotMatchRouter, and it loads the app again only when the user leaves the route and returns.",
        ['denied', [[], '', '', 'shop at /shop', ['/']]],
      ],
      ['A failed load behaves the same way.', ['failed', [[], '', '', 'shop at /shop', ['/']]]],
    ],
    { path: '/shop' },
  ),
  '/api/run#load-apps-by-permission',
  ['which leaves the route empty', '/api/hooks#beforeload For a routed app'],
  '/api/hooks#afterload',
  [
    'afterLoad fires only if you set errorLoadApp in run. Its app is then null',
    async ({ start, Garfish, entry, ending }) => {
      const apps: unknown[] = [];
      start({
        errorLoadApp() {},
        afterLoad: (_info, app) => void apps.push(app),
      });
      const end = await ending(() => Garfish.loadApp('gone', { entry: entry('gone') }));
      return [end, apps];
    },
    ['resolves with null', [null]],
  ],
  [
    'If the loading fails, afterLoad fires only if you set errorLoadApp',
    async ({ start, Garfish, entry, ending, hooks, notes }) => {
      start(hooks('run', 'afterLoad'));
      await ending(() => Garfish.loadApp('gone', { entry: entry('gone') }));
      await Garfish.loadApp('shop', { entry: entry('shop') });
      return notes;
    },
    ['run afterLoad'],
  ],
]);
