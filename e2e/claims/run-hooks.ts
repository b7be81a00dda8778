import type { Claim } from './claim';

/** What `/api/run` says of its hooks: when they fire, and with what. */
export const RUN_HOOKS: Claim[] = [
  {
    at: '/api/run#in-which-order-hooks-fire',
    says: 'At the start: beforeBootstrap, beforeRegisterApp, registerApp, bootstrap.',
    run: ({ start, hooks, app, notes }) => {
      const names = ['bootstrap', 'registerApp', 'beforeRegisterApp', 'beforeBootstrap'];
      start({ ...hooks('run', ...names), apps: [app('shop')] });
      return notes;
    },
    gives: ['run beforeBootstrap', 'run beforeRegisterApp', 'run registerApp', 'run bootstrap'],
  },
  {
    at: '/api/run#in-which-order-hooks-fire',
    says: "beforeMount, then beforeEval and afterEval for each script, then the provider's render, then afterMount",
    run: async ({ start, hooks, load, notes }) => {
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
    gives: [
      'beforeLoad',
      'afterLoad',
      'beforeMount',
      'beforeEval',
      'script',
      'afterEval',
      'render',
      'afterMount',
    ],
  },
  {
    at: '/api/run#in-which-order-hooks-fire',
    says: 'In show(): beforeMount, render, afterMount. In hide() and unmount(): beforeUnmount, destroy, afterUnmount.',
    run: async ({ start, hooks, load, notes }) => {
      start(hooks('run', 'beforeMount', 'afterMount', 'beforeUnmount', 'afterUnmount'));
      const app = await load('shop');
      await app.mount();
      notes.length = 0;
      app.hide();
      await app.show();
      app.unmount();
      return notes.map((note) => note.replace('run ', '')).join();
    },
    gives:
      'beforeUnmount,destroy,afterUnmount,beforeMount,render,afterMount,beforeUnmount,destroy,afterUnmount',
  },
  {
    at: '/api/run#in-which-order-hooks-fire',
    says: "the app's own function runs first, then those of the plugins in the order of their registration, then that of run",
    run: async ({ start, hooks, plugin, load, notes }) => {
      const hook = 'beforeMount';
      start({ ...hooks('run', hook), plugins: [plugin('one', hook), plugin('two', hook)] });
      await (await load('shop', hooks('app', hook))).mount();
      return notes.filter((note) => note.endsWith(hook));
    },
    gives: ['app beforeMount', 'one beforeMount', 'two beforeMount', 'run beforeMount'],
  },
  {
    at: '/api/run#in-which-order-hooks-fire',
    says: 'If an app does not define an app hook itself, the function of run runs before those of the plugins.',
    run: async ({ start, hooks, plugin, load, notes }) => {
      start({ ...hooks('run', 'beforeMount'), plugins: [plugin('one', 'beforeMount')] });
      await (await load('shop')).mount();
      return notes.filter((note) => note.endsWith('beforeMount')).slice(0, 2);
    },
    gives: ['run beforeMount', 'one beforeMount'],
  },
  {
    at: '/api/run#hooks',
    says: 'true in show() and hide(), false in mount() and unmount()',
    run: async ({ start, load, notes }) => {
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
    gives: 'false,false,true,true,true,true,false,false',
  },
  {
    at: '/api/run#hooks',
    says: 'Garfish waits for a promise only in beforeLoad and afterLoad.',
    run: async ({ start, load, notes }) => {
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
    gives: ['beforeLoad is over', 'afterLoad is over', 'loaded', 'script', 'render'],
  },
  {
    at: '/api/run#bootstrap',
    says: 'Garfish.running is true by then, so setOptions and usePlugin throw.',
    run: async ({ start, Garfish, ending }) => {
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
    gives: [false, true, 'throws', 'throws'],
  },
  {
    at: '/api/run#beforeregisterapp',
    says: 'with what was passed: one app or a list',
    run: ({ start, Garfish, app }) => {
      const passed: boolean[] = [];
      start({ beforeRegisterApp: (appInfo) => void passed.push(Array.isArray(appInfo)) });
      passed.length = 0;
      Garfish.registerApp(app('shop'));
      Garfish.registerApp([app('orders')]);
      return passed;
    },
    gives: [false, true],
  },
  {
    at: '/api/run#registerapp',
    says: 'A name that was registered before is not among them.',
    run: ({ start, Garfish, app }) => {
      let names: string[] = [];
      const registerApp = (infos: object) => {
        names = Object.keys(infos);
      };
      start({ registerApp, apps: [app('shop')] });
      Garfish.registerApp([app('shop'), app('orders')]);
      return names;
    },
    gives: ['orders'],
  },
  {
    at: '/api/run#beforeload',
    says: 'Fires before an app is loaded, also when it comes from the cache.',
    run: async ({ start, load, hooks, notes }) => {
      start(hooks('run', 'beforeLoad'));
      await load('shop', { cache: true });
      await load('shop', { cache: true });
      return notes;
    },
    gives: ['run beforeLoad', 'run beforeLoad'],
  },
  {
    at: '/api/run#beforeload',
    says: 'With false, loadApp resolves with null, and Garfish warns Load <name> application is terminated by beforeLoad.',
    run: async ({ start, Garfish, entry, warnings, ending }) => {
      start({ beforeLoad: async () => false as const });
      const end = await ending(() => Garfish.loadApp('shop', { entry: entry('shop') }));
      return [end, warnings.some((text) => text.includes('Load shop application is terminated'))];
    },
    gives: ['resolves with null', true],
  },
  {
    at: '/api/run#afterload',
    says: 'afterLoad fires only if run has an errorLoadApp; app is then null',
    run: async ({ start, Garfish, entry, ending }) => {
      const apps: unknown[] = [];
      start({
        errorLoadApp() {},
        afterLoad: (_info, app) => void apps.push(app),
      });
      const end = await ending(() => Garfish.loadApp('gone', { entry: entry('gone') }));
      return [end, apps];
    },
    gives: ['resolves with null', [null]],
  },
  {
    at: '/api/run#afterload',
    says: 'If the loading fails, afterLoad fires only if run has',
    run: async ({ start, Garfish, entry, ending, hooks, notes }) => {
      start(hooks('run', 'afterLoad'));
      await ending(() => Garfish.loadApp('gone', { entry: entry('gone') }));
      await Garfish.loadApp('shop', { entry: entry('shop') });
      return notes;
    },
    gives: ['run afterLoad'],
  },
];
