import { appPage } from './apps';
import { type Claim, claims } from './claim';
import type { Lab } from './lab';

/** A sub-app of qiankun, as webpack builds it with `libraryTarget: 'umd'`. */
const ORDERS = `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
note('public path ' + window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__);
(function (root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory();
  else root.orders = factory();
})(window, function () {
  if (!window.__POWERED_BY_QIANKUN__) note('standalone');
  return {
    async bootstrap() { note('bootstrap'); },
    async mount({ container, name, user }) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      note('mount');
      const root = container.querySelector('#root');
      root.textContent = name + ' of ' + user;
    },
    async unmount() { note('unmount'); },
  };
});`;

const FILES = { '/qiankun/': appPage(), '/qiankun/app.js': ORDERS };

/** The plugin of the page, which claims cannot import, since they run in the page of the host. */
const PLUGIN = `(() => ({
  name: 'qiankun-apps',
  beforeMount(appInfo, app) {
    const appWindow = app.vmSandbox?.global;
    if (!appWindow) return;
    appWindow.__POWERED_BY_QIANKUN__ = true;
    const entry = new URL(appInfo.entry, location.href);
    appWindow.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ = new URL('.', entry).href;
  },
  afterEval(appInfo, code, env) {
    const exported = env?.module?.exports;
    if (!exported?.mount || exported.provider) return;
    const { name, props } = appInfo;
    const { bootstrap, mount, unmount } = exported;
    let last = Promise.resolve();
    const next = (call) => { last = last.then(call); };
    const propsFor = (container) => ({ ...props, name, container });
    exported.provider = async ({ dom }) => {
      await bootstrap(propsFor(dom));
      return {
        render: (info) => next(() => mount(propsFor(info.dom))),
        destroy: (info) => next(() => unmount(propsFor(info.dom))),
      };
    };
  },
}))`;

/** Visits the sub-app twice, and leaves it in between. */
const visitTwice = `async ({ start, app, Garfish, notes, until }, plugin, cache) => {
  start({ plugins: [eval(plugin)], props: { user: 'Lin' }, apps: [app('qiankun', { cache }), app('shop')] });
  for (const visit of [1, 2]) {
    Garfish.router.push({ path: '/qiankun' });
    await until(() => notes.filter((note) => note === 'mount').length === visit);
    await until(() => Garfish.apps.qiankun?.mounted && !Garfish.apps.qiankun.mounting);
    Garfish.router.push({ path: '/' });
    await until(() => notes.filter((note) => note === 'unmount').length === visit);
  }
  return notes.filter((note) => !note.startsWith('public'));
}`;

/** A claim that runs with the plugin; its function reaches the page as text. */
const withPlugin = (run: string, ...values: unknown[]): Claim['run'] =>
  new Function('lab', `return (${run})(lab, ...${JSON.stringify([PLUGIN, ...values])})`) as (
    lab: Lab,
  ) => unknown;

/** What `/guide/tasks/qiankun` says. */
export const TASKS_QIANKUN = claims([
  '/guide/tasks/qiankun',
  [
    'A sub-app that exports a provider keeps it, so you can load both kinds in one host. In the vm sandbox it gets the two variables as well.',
    withPlugin(`async ({ Garfish, load, text }, plugin) => {
      Garfish.usePlugin(eval(plugin));
      await (await load('both')).mount();
      return text();
    }`),
    'provider true',
    {
      files: {
        '/both/': appPage(),
        '/both/app.js': `exports.mount = () => {};
exports.provider = {
  render({ dom }) { dom.append('provider ' + window.__POWERED_BY_QIANKUN__); },
  destroy() {},
};`,
      },
    },
  ],
  '/guide/tasks/qiankun#why-it-fails-without-the-plugin',
  [
    'most sub-apps start standalone as soon as their script runs.',
    async ({ load, ending, notes }) => {
      const app = await load('qiankun');
      return [await ending(() => app.mount()), notes];
    },
    ['rejects with "provider" is "undefined".', ['public path undefined', 'standalone']],
    { files: FILES },
  ],
  [
    "and without a provider it throws Cannot set properties of undefined (setting 'render').",
    async ({ load, ending }) => {
      const customLoader = () => ({ mount() {}, unmount() {} });
      const app = await load('qiankun', { customLoader } as object);
      return ending(() => app.mount());
    },
    "rejects with Cannot set properties of undefined (setting 'render')",
    { files: FILES },
  ],
  '#what-works-unchanged',
  [
    'once with the cache of the router',
    withPlugin(visitTwice, true),
    ['bootstrap', 'mount', 'unmount', 'mount', 'unmount'],
    { files: FILES },
  ],
  [
    'on each visit with cache: false',
    withPlugin(visitTwice, false),
    ['bootstrap', 'mount', 'unmount', 'bootstrap', 'mount', 'unmount'],
    { files: FILES },
  ],
  [
    'If the user leaves while mount is running, the plugin waits and then calls unmount',
    withPlugin(`async ({ Garfish, load, notes, until }, plugin) => {
      Garfish.usePlugin(eval(plugin));
      const app = await load('qiankun', { cache: true });
      await app.mount();
      const before = notes.includes('mount');
      app.hide();
      await until(() => notes.includes('unmount'));
      return [before, notes.slice(-2)];
    }`),
    [false, ['mount', 'unmount']],
    { files: FILES },
  ],
  [
    'If mount is waiting for one, it never finishes, and unmount is never called.',
    withPlugin(`async ({ Garfish, load, notes, until }, plugin) => {
      Garfish.usePlugin(eval(plugin));
      const app = await load('qiankun', { cache: false });
      await app.mount();
      app.unmount();
      let isLater = false;
      setTimeout(() => { isLater = true; }, 600);
      await until(() => isLater);
      return notes.slice(1);
    }`),
    ['bootstrap'],
    { files: FILES },
  ],
  [
    'On the top level, as in qiankun',
    withPlugin(`async ({ Garfish, load, text, until }, plugin) => {
      Garfish.usePlugin(eval(plugin));
      await (await load('qiankun', { props: { user: 'Lin' } })).mount();
      await until(() => text());
      return text();
    }`),
    'qiankun of Lin',
    { files: FILES },
  ],
  [
    'true inside the sub-app. The window of the host does not get it',
    withPlugin(`async ({ Garfish, load, notes }, plugin) => {
      Garfish.usePlugin(eval(plugin));
      await (await load('qiankun')).mount();
      return [notes[0], notes.includes('standalone'), window.__POWERED_BY_QIANKUN__];
    }`),
    ['public path http://localhost:8091/qiankun/', false, undefined],
    { files: FILES },
  ],
]);
