import { appPage } from './apps';
import { claims } from './claim';

/** A nested host that registers `orders` in its `render`. */
const NESTED = nested('nested', 'orders');

/** A sub-app that registers another one in its `render`. */
function nested(name: string, inner: string): Record<string, string> {
  return {
    [`/${name}/`]: appPage(),
    [`/${name}/app.js`]: `exports.provider = {
  render({ dom, basename }) {
    const inner = document.createElement('section');
    dom.append(inner);
    window.Garfish.registerApp({
      name: '${inner}',
      basename,
      activeWhen: '/${inner}',
      entry: 'http://localhost:8091/${inner}/',
      domGetter: () => inner,
      cache: false,
    });
  },
  destroy({ dom }) { dom.replaceChildren(); },
};`,
  };
}

/** What the pages of `/guide/advance/` say. */
export const GUIDE_ADVANCE = claims([
  '/guide/advance/nested#an-inner-app-by-the-route',
  [
    'At /portal/shop/reviews both apps are on the page.',
    async ({ start, app, until, text }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      return text()?.match(/orders at \S+/)?.[0];
    },
    'orders at /portal/nested/orders',
    { files: NESTED, path: '/portal/nested/orders' },
  ],
  '#',
  [
    'domGetter finds an element of the nested host',
    async ({ start, app, until, text }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      return [
        document.querySelector('section')?.textContent,
        document.querySelectorAll('#container > *').length,
      ];
    },
    ['', 2],
    {
      files: {
        ...NESTED,
        '/nested/app.js': String(NESTED['/nested/app.js']).replace('() => inner', "'#container'"),
      },
      path: '/portal/nested/orders',
    },
  ],
  [
    'with cache: false the inner app ends together with it.',
    async ({ start, app, Garfish, until, text, notes }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      const inner = Garfish.activeApps.find(({ name }) => name === 'orders');
      Garfish.router.push({ path: '/' });
      await until(() => notes.includes('destroy'));
      return [inner?.mounted, inner?.display];
    },
    [false, false],
    { files: NESTED, path: '/portal/nested/orders' },
  ],
  '#leaving',
  [
    'They disappear from appInfos, cacheApps and the route table.',
    async ({ start, app, Garfish, until, text }) => {
      start({ basename: '/portal', apps: [app('nested')] });
      await until(() => text()?.includes('orders at'));
      const before = Object.keys(Garfish.appInfos);
      Garfish.router.push({ path: '/elsewhere' });
      await until(() => !('orders' in Garfish.appInfos));
      return [before, Object.keys(Garfish.appInfos), 'orders' in Garfish.cacheApps];
    },
    [['nested', 'orders'], ['nested'], false],
    { files: NESTED, path: '/portal/nested/orders' },
  ],
  '#rules',
  [
    "If you omit it, loadApp and push use the host's basename, and registerApp uses none.",
    async ({ start, app, load, Garfish, until, settle }) => {
      start({ basename: '/portal', apps: [app('own')] });
      await until(() => 'orders' in Garfish.appInfos);
      await settle();
      const loaded = await load('shop');
      return ['orders' in Garfish.apps, loaded.appInfo.basename];
    },
    [false, '/portal'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `exports.provider = {
  render() { window.Garfish.registerApp({ name: 'orders', activeWhen: '/own/orders', entry: 'http://localhost:8091/orders/' }); },
  destroy() {},
};`,
      },
      path: '/portal/own/orders',
    },
  ],
  [
    'An inner app gets the props of run and its own, but not the props of the nested host',
    async ({ start, app, load }) => {
      start({ props: { ofRun: 1 }, apps: [app('shop', { props: { ofNested: 1 } })] });
      const inner = await load('orders', { props: { own: 1 } });
      return Object.keys(inner.appInfo.props ?? {}).sort();
    },
    ['ofRun', 'own'],
  ],
  [
    'even when the user reloads a URL of the inner app.',
    async ({ start, app, Garfish, until }) => {
      const props = { ofNested: 1 };
      start({ basename: '/portal', props: { ofRun: 1 }, apps: [app('nested', { props })] });
      await until(() => Garfish.apps.orders);
      return Object.keys(Garfish.apps.orders?.appInfo.props ?? {});
    },
    ['ofRun'],
    { files: NESTED, path: '/portal/nested/orders' },
  ],
  [
    'An inner app registers the next level in its own render, with the basename that it received.',
    async ({ start, app, Garfish, until, text, errors, rejections }) => {
      start({ basename: '/portal', apps: [app('outer')] });
      await until(() => text()?.includes('orders at'));
      const shown = text()?.match(/orders at \S+/)?.[0];
      Garfish.router.push({ path: '/' });
      await until(() => text() === '');
      Garfish.router.push({ path: '/outer/nested/orders' });
      await until(() => text()?.includes('orders at'));
      return [shown, ...errors, ...rejections];
    },
    ['orders at /portal/outer/nested/orders'],
    { files: { ...NESTED, ...nested('outer', 'nested') }, path: '/portal/outer/nested/orders' },
  ],
  '#',
  [
    'After the host has called run, a second run is ignored and setOptions throws.',
    async ({ start, app, Garfish, ending }) => {
      start({ apps: [app('shop')] });
      start({ apps: [app('orders')] });
      const end = await ending(() => Garfish.setOptions({ basename: '/other' }));
      return [Object.keys(Garfish.appInfos), end.split(' ')[0]];
    },
    [['shop'], 'throws'],
  ],
  '/guide/advance/coming-from#what-single-spa-calls-it',
  [
    'They cannot undo the change of the URL, but beforeEach can keep Garfish from mounting',
    async ({ start, app, Garfish, settle, text }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        if (to.path !== '/shop') next();
      });
      start({ apps: [app('shop')] });
      await settle();
      Garfish.router.push({ path: '/shop' });
      await settle();
      return [location.pathname, text()];
    },
    ['/shop', ''],
  ],
  '/guide/advance/plugins#the-shape-of-a-plugin',
  [
    'You register a function | It throws Plugin must be a function.',
    ({ Garfish, ending }) => ending(() => Garfish.usePlugin({ name: 'object' } as never)),
    'throws Plugin must be a function.',
  ],
  [
    'The returned object has a name | It throws The plugin must have a name.',
    async ({ Garfish, ending }) =>
      (await ending(() => Garfish.usePlugin(() => ({}) as never))).includes(
        'The plugin must have a name.',
      ),
    true,
  ],
  [
    'Garfish uses these names itself: router, browser-vm, browser-snapshot, fix-hmr, performance, preload, garfish-logger and global-lifecycle.',
    ({ Garfish, start }) => {
      start({ disablePreloadApp: false });
      return Object.keys(Garfish.plugins).sort();
    },
    [
      'browser-snapshot',
      'browser-vm',
      'fix-hmr',
      'garfish-logger',
      'global-lifecycle',
      'performance',
      'preload',
      'router',
    ],
  ],
  '#kinds',
  [
    'each waits for the previous one | false stops the remaining functions',
    async ({ start, Garfish, app, notes }) => {
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
    ['one', 'two'],
  ],
  [
    'an error in beforeMount makes mount() reject, even if errorMountApp is set.',
    async ({ start, load, ending, hooks }) => {
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
    'rejects with in the plugin',
  ],
  '#order',
  [
    'Host hooks, such as beforeLoad, always run in the order plugins, run.',
    async ({ start, hooks, plugin, load, notes }) => {
      start({ ...hooks('run', 'beforeLoad'), plugins: [plugin('one', 'beforeLoad')] });
      await load('shop', hooks('app', 'beforeMount'));
      return notes.filter((note) => note.endsWith('beforeLoad'));
    },
    ['one beforeLoad', 'run beforeLoad'],
  ],
  '#report-errors',
  [
    'With these hooks, a failed loadApp resolves with null and a failed mount() with false.',
    async ({ start, hooks, Garfish, entry, load, ending }) => {
      start(hooks('run', 'errorLoadApp', 'errorMountApp'));
      const app = await load('fails-in-render');
      return [
        await ending(() => Garfish.loadApp('gone', { entry: entry('gone') })),
        await ending(() => app.mount()),
      ];
    },
    ['resolves with null', 'resolves with false'],
  ],
]);
