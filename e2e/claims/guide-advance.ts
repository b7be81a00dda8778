import { appPage } from './apps';
import type { Claim } from './claim';

const RULES = '/guide/advance/nested#rules';
const LEAVING = '/guide/advance/nested#leaving';
const SHAPE = '/guide/advance/plugins#the-shape-of-a-plugin';
const KINDS = '/guide/advance/plugins#kinds';
const ORDER = '/guide/advance/plugins#order';

/** A nested host that registers `orders` in its `render`. */
const NESTED = {
  '/nested/': appPage(),
  '/nested/app.js': `exports.provider = {
  render({ dom, basename }) {
    const inner = document.createElement('section');
    dom.append(inner);
    window.Garfish.registerApp({
      name: 'orders',
      basename,
      activeWhen: '/orders',
      entry: 'http://localhost:8091/orders/',
      domGetter: () => inner,
      cache: false,
    });
  },
  destroy({ dom }) { dom.replaceChildren(); },
};`,
};

/** What the pages of `/guide/advance/` say. */
export const GUIDE_ADVANCE: Claim[] = [
  {
    at: '/guide/advance/nested#an-inner-app-by-the-route',
    says: 'At /portal/shop/reviews both apps are on the page.',
    files: NESTED,
    path: '/portal/nested/orders',
    run: async ({ start, app, until, text }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      return text()?.match(/orders at \S+/)?.[0];
    },
    gives: 'orders at /portal/nested/orders',
  },
  {
    at: '/guide/advance/nested#',
    says: 'domGetter finds an element of the nested host and not one of the host',
    files: {
      ...NESTED,
      '/nested/app.js': NESTED['/nested/app.js'].replace('() => inner', "'#container'"),
    },
    path: '/portal/nested/orders',
    run: async ({ start, app, until, text }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      return [
        document.querySelector('section')?.textContent,
        document.querySelectorAll('#container > *').length,
      ];
    },
    gives: ['', 2],
  },
  {
    at: '/guide/advance/nested#',
    says: 'cache: false lets the inner app end together with it.',
    files: NESTED,
    path: '/portal/nested/orders',
    run: async ({ start, app, Garfish, until, text, notes }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      const inner = Garfish.activeApps.find(({ name }) => name === 'orders');
      Garfish.router.push({ path: '/' });
      await until(() => notes.includes('destroy'));
      return [inner?.mounted, inner?.display];
    },
    gives: [false, false],
  },
  {
    at: LEAVING,
    says: 'They disappear from appInfos, cacheApps and the route table.',
    files: NESTED,
    path: '/portal/nested/orders',
    run: async ({ start, app, Garfish, until, text }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      const before = Object.keys(Garfish.appInfos);
      Garfish.router.push({ path: '/elsewhere' });
      await until(() => !('orders' in Garfish.appInfos));
      return [before, Object.keys(Garfish.appInfos), 'orders' in Garfish.cacheApps];
    },
    gives: [['nested', 'orders'], ['nested'], false],
  },
  {
    at: RULES,
    says: "If you omit it, loadApp and push use the host's basename, and registerApp uses none.",
    files: {
      '/own/': appPage(),
      '/own/app.js': `exports.provider = {
  render() { window.Garfish.registerApp({ name: 'orders', activeWhen: '/own/orders', entry: 'http://localhost:8091/orders/' }); },
  destroy() {},
};`,
    },
    path: '/portal/own/orders',
    run: async ({ start, app, load, Garfish, until, settle }) => {
      start({ basename: '/portal', apps: [app('own')] });
      await until(() => 'orders' in Garfish.appInfos);
      await settle();
      const loaded = await load('shop');
      return ['orders' in Garfish.apps, loaded.appInfo.basename];
    },
    gives: [false, '/portal'],
  },
  {
    at: RULES,
    says: 'An inner app gets those of run and its own, but not those of the nested host.',
    run: async ({ start, app, load }) => {
      start({ props: { ofRun: 1 }, apps: [app('shop', { props: { ofNested: 1 } })] });
      const inner = await load('orders', { props: { own: 1 } });
      return Object.keys(inner.appInfo.props ?? {}).sort();
    },
    gives: ['ofRun', 'own'],
  },
  {
    at: '/guide/advance/nested#',
    says: 'After the host has called run, a second run is ignored and setOptions throws.',
    run: async ({ start, app, Garfish, ending }) => {
      start({ apps: [app('shop')] });
      start({ apps: [app('orders')] });
      const end = await ending(() => Garfish.setOptions({ basename: '/other' }));
      return [Object.keys(Garfish.appInfos), end.split(' ')[0]];
    },
    gives: [['shop'], 'throws'],
  },
  {
    at: '/guide/advance/coming-from#what-single-spa-calls-it',
    says: 'They cannot undo the change of the URL, but beforeEach can keep Garfish from mounting',
    run: async ({ start, app, Garfish, settle, text }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        if (to.path !== '/shop') next();
      });
      start({ apps: [app('shop')] });
      await settle();
      Garfish.router.push({ path: '/shop' });
      await settle();
      return [location.pathname, text()];
    },
    gives: ['/shop', ''],
  },
  {
    at: SHAPE,
    says: 'You register a function | It throws Plugin must be a function.',
    run: ({ Garfish, ending }) => ending(() => Garfish.usePlugin({ name: 'object' } as never)),
    gives: 'throws Plugin must be a function.',
  },
  {
    at: SHAPE,
    says: 'The returned object has a name | It throws The plugin must have a name.',
    run: async ({ Garfish, ending }) =>
      (await ending(() => Garfish.usePlugin(() => ({}) as never))).includes(
        'The plugin must have a name.',
      ),
    gives: true,
  },
  {
    at: SHAPE,
    says: 'Garfish uses these names itself: router, browser-vm, browser-snapshot, fix-hmr, performance, preload, garfish-logger and global-lifecycle.',
    run: ({ Garfish, start }) => {
      start({ disablePreloadApp: false });
      return Object.keys(Garfish.plugins).sort();
    },
    gives: [
      'browser-snapshot',
      'browser-vm',
      'fix-hmr',
      'garfish-logger',
      'global-lifecycle',
      'performance',
      'preload',
      'router',
    ],
  },
  {
    at: KINDS,
    says: 'each waits for the previous one | false stops the remaining functions',
    run: async ({ start, Garfish, app, notes }) => {
      const waits = (name: string, result?: false) => () => ({
        name,
        beforeLoad: async () => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          notes.push(name);
          return result;
        },
      });
      start({ plugins: [waits('one'), waits('two', false), waits('three')] as never });
      await Garfish.loadApp('shop', app('shop'));
      return notes;
    },
    gives: ['one', 'two'],
  },
  {
    at: KINDS,
    says: 'an error in beforeMount makes mount() reject, even if errorMountApp is set.',
    run: async ({ start, load, ending, hooks }) => {
      const beforeMount = () => {
        throw new Error('in the plugin');
      };
      start({
        plugins: [() => ({ name: 'fails', beforeMount })],
        ...hooks('run', 'errorMountApp'),
      });
      const app = await load('shop');
      return ending(() => app.mount());
    },
    gives: 'rejects with in the plugin',
  },
  {
    at: ORDER,
    says: 'The hooks of loading and of the start, such as beforeLoad, always run in the order plugins, run.',
    run: async ({ start, hooks, plugin, load, notes }) => {
      start({ ...hooks('run', 'beforeLoad'), plugins: [plugin('one', 'beforeLoad')] });
      await load('shop', hooks('app', 'beforeMount'));
      return notes.filter((note) => note.endsWith('beforeLoad'));
    },
    gives: ['one beforeLoad', 'run beforeLoad'],
  },
  {
    at: '/guide/advance/plugins#report-errors',
    says: 'With these hooks, loadApp resolves with null and mount() with false instead of rejecting.',
    run: async ({ start, hooks, Garfish, entry, load, ending }) => {
      start(hooks('run', 'errorLoadApp', 'errorMountApp'));
      const app = await load('fails-in-render');
      return [
        await ending(() => Garfish.loadApp('gone', { entry: entry('gone') })),
        await ending(() => app.mount()),
      ];
    },
    gives: ['resolves with null', 'resolves with false'],
  },
];
