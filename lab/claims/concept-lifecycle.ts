import { appPage } from './apps';
import { claims } from './claim';

/** What `/guide/concept/lifecycle` says. */
export const CONCEPT_LIFECYCLE = claims([
  '/guide/concept/lifecycle#',
  [
    'beforeLoad and afterLoad fire on each visit, although a cached app is not loaded again.',
    async ({ start, app, hooks, Garfish, notes, requests, until, text }) => {
      start({ apps: [app('shop')], ...hooks('run', 'beforeLoad', 'afterLoad') });
      await until(() => Garfish.apps.shop?.mounted && text());
      Garfish.router.push({ path: '/' });
      await until(() => text() === '');
      const before = requests.length;
      notes.length = 0;
      Garfish.router.push({ path: '/shop' });
      await until(text);
      return [notes.filter((note) => note.startsWith('run')), requests.length - before];
    },
    [['run beforeLoad', 'run afterLoad'], 0],
    { path: '/shop' },
  ],
  '#loading-and-mounting',
  [
    'If it returns false, Garfish stops here and fires no further hook',
    async ({ start, hooks, Garfish, app, notes, ending }) => {
      start({ beforeLoad: () => false, ...hooks('run', 'afterLoad', 'beforeMount') });
      return [await ending(() => Garfish.loadApp('shop', app('shop'))), notes];
    },
    ['resolves with null', []],
  ],
  [
    'Right after this hook, the app is in Garfish.activeApps',
    async ({ start, load, Garfish, notes }) => {
      const isActive = () => Garfish.activeApps.length;
      start({
        beforeMount: () => void notes.push(`in beforeMount ${isActive()}`),
        beforeEval: () => void notes.push(`in beforeEval ${isActive()}`),
      });
      await (await load('shop')).mount();
      return notes.slice(0, 2);
    },
    ['in beforeMount 0', 'in beforeEval 1'],
  ],
  [
    'Scripts with defer run last',
    async ({ load, notes }) => {
      await (await load('own')).mount();
      return notes;
    },
    ['script', 'defer'],
    {
      files: {
        '/own/': `<!doctype html><html><head></head><body>
<script defer src="defer.js"></script><script src="app.js"></script></body></html>`,
        '/own/app.js': `window.Garfish.getGlobalObject().lab.notes.push('script');
exports.provider = { render() {}, destroy() {} };`,
        '/own/defer.js': "window.Garfish.getGlobalObject().lab.notes.push('defer');",
      },
    },
  ],
  [
    'If your provider is an async function, or the app registers it late, Garfish runs the async scripts while it waits for the provider.',
    async ({ load, notes }) => {
      await (await load('own')).mount();
      return notes;
    },
    ['async', 'render'],
    {
      files: {
        '/own/': appPage('<script async src="async.js"></script>'),
        '/own/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
setTimeout(() => __GARFISH_EXPORTS__.registerProvider({ render() { note('render'); }, destroy() {} }), 200);`,
        '/own/async.js': "window.Garfish.getGlobalObject().lab.notes.push('async');",
      },
    },
  ],
  '#leaving-and-returning',
  [
    'domGetter is evaluated again, and the container returns',
    async ({ load }) => {
      let place = '#container';
      const app = await load('shop', { domGetter: () => document.querySelector(place) as Element });
      await app.mount();
      app.hide();
      place = '#other';
      await app.show();
      return document.querySelector('#other')?.textContent?.includes('shop at');
    },
    true,
  ],
  [
    'isMount is false when render only shows a hidden app. isUnmount is false when destroy only hides the app.',
    async ({ load, notes }) => {
      const app = await load('own');
      await app.mount();
      app.hide();
      await app.show();
      app.unmount();
      return notes;
    },
    ['isMount true', 'isUnmount false', 'isMount false', 'isUnmount true'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
exports.provider = {
  render: ({ appRenderInfo }) => note('isMount ' + appRenderInfo.isMount),
  destroy: ({ appRenderInfo }) => note('isUnmount ' + appRenderInfo.isUnmount),
};`,
      },
    },
  ],
  [
    'After unmount(), show() does nothing.',
    async ({ load, ending, text }) => {
      const app = await load('shop');
      await app.mount();
      app.unmount();
      return [await ending(() => app.show()), text()];
    },
    ['resolves with false', ''],
  ],
  '#return-values-and-errors',
  [
    'the app is already mounting, mounted or unmounting, the mount was stopped, or it failed and you set errorMountApp in run',
    async ({ start, load }) => {
      start({ errorMountApp() {} });
      const app = await load('shop');
      const first = app.mount();
      const failing = await load('fails-in-render');
      return [await app.mount(), await first, await app.mount(), await failing.mount()];
    },
    [false, true, false, false],
  ],
  '#mount-rejects',
  [
    "an app's entry in apps, or the options of loadApp | yes | still rejects",
    async ({ start, load, hooks, ending, notes }) => {
      start();
      const app = await load('fails-in-render', hooks('app', 'errorMountApp'));
      return [await ending(() => app.mount()), notes.includes('app errorMountApp')];
    },
    ['rejects with render fails', true],
  ],
  [
    'a plugin | not unless run or the app sets one as well | rejects, unless run sets one',
    async ({ start, plugin, load, ending, notes }) => {
      start({ plugins: [plugin('plugin', 'errorMountApp')] });
      const app = await load('fails-in-render');
      return [await ending(() => app.mount()), notes.includes('plugin errorMountApp')];
    },
    ['rejects with render fails', false],
  ],
  [
    'An error in beforeMount always makes mount() reject.',
    async ({ start, load, ending, hooks }) => {
      const beforeMount = () => {
        throw new Error('in the hook');
      };
      start({ beforeMount, ...hooks('run', 'errorMountApp') });
      const app = await load('shop');
      return ending(() => app.mount());
    },
    'rejects with in the hook',
  ],
  [
    'By default, mount() then never settles. Both mounted and mounting stay true.',
    async ({ start, load, until, pass, settle }) => {
      start();
      const app = await load('fails-in-async');
      let isSettled = false;
      app.mount().finally(() => {
        isSettled = true;
      });
      await until(() => app.mounted);
      await settle();
      await pass(10_000);
      return [isSettled, app.mounted, Reflect.get(app, 'mounting')];
    },
    [false, true, true],
  ],
  [
    'If run sets errorMountApp, Garfish calls it, and mount() resolves with true.',
    async ({ start, load, hooks, ending, notes }) => {
      start(hooks('run', 'errorMountApp'));
      const app = await load('fails-in-async');
      return [await ending(() => app.mount()), notes.includes('run errorMountApp')];
    },
    ['resolves with true', true],
  ],
  '#leaving-and-returning',
  [
    'If you call unmount() for a hidden app, Garfish calls destroy a second time. In the first call, for hide(), isUnmount was false.',
    async ({ load, notes }) => {
      const app = await load('own');
      await app.mount();
      app.hide();
      app.unmount();
      return notes;
    },
    ['isUnmount false', 'isUnmount true'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
exports.provider = {
  render() {},
  destroy: ({ appRenderInfo }) => note('isUnmount ' + appRenderInfo.isUnmount),
};`,
      },
    },
  ],
  ['The destroy of a bridge fails in this case.', '/issues/errors#reading-unmount Your code'],
  '#a-mount-is-stopped',
  [
    'mount() resolves with false, and in development a warning says that the rendering process has been blocked.',
    async ({ load, warnings }) => {
      const app = await load('late-registered');
      const mounting = app.mount();
      app.hide();
      const result = await mounting;
      return [result, warnings.some((text) => text.includes('rendering process has been blocked'))];
    },
    [false, true],
  ],
  '#hooks-of-a-single-app',
  [
    'On a loaded app they are in app.hooks.lifecycle, because there is no app.options.',
    async ({ load }) => {
      const app = await load('shop');
      return ['beforeMount' in app.hooks.lifecycle, 'options' in app];
    },
    [true, false],
  ],
  [
    'Garfish ignores the loading hooks (beforeLoad, afterLoad, errorLoadApp) there.',
    async ({ start, app, hooks, Garfish, entry, notes }) => {
      const own = hooks('own', 'beforeLoad', 'afterLoad', 'errorLoadApp', 'beforeMount');
      start({ apps: [app('shop', own)], errorLoadApp: () => {} });
      await (await Garfish.loadApp('shop'))?.mount();
      await Garfish.loadApp('nowhere', { entry: entry('nowhere'), ...own });
      return notes.filter((note) => note.startsWith('own'));
    },
    ['own beforeMount'],
  ],
]);
