import { appPage } from './apps';
import type { Claim } from './claim';

const MOUNTING = '/guide/concept/lifecycle#loading-and-mounting';
const LEAVING = '/guide/concept/lifecycle#leaving-and-returning';
const RESULTS = '/guide/concept/lifecycle#return-values-and-errors';
const REJECTS = '/guide/concept/lifecycle#mount-rejects';

/** What `/guide/concept/lifecycle` says. */
export const CONCEPT_LIFECYCLE: Claim[] = [
  {
    at: '/guide/concept/lifecycle#',
    says: 'beforeLoad and afterLoad fire on each visit, although a cached app is not loaded again.',
    path: '/shop',
    run: async ({ start, app, hooks, Garfish, notes, requests, until, text }) => {
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
    gives: [['run beforeLoad', 'run afterLoad'], 0],
  },
  {
    at: MOUNTING,
    says: 'If it returns false, Garfish stops here and fires no further hook',
    run: async ({ start, hooks, Garfish, app, notes, ending }) => {
      start({ beforeLoad: () => false, ...hooks('run', 'afterLoad', 'beforeMount') });
      return [await ending(() => Garfish.loadApp('shop', app('shop'))), notes];
    },
    gives: ['resolves with null', []],
  },
  {
    at: MOUNTING,
    says: 'Right after this hook, the app is in Garfish.activeApps',
    run: async ({ start, load, Garfish, notes }) => {
      const isActive = () => Garfish.activeApps.length;
      start({
        beforeMount: () => void notes.push(`in beforeMount ${isActive()}`),
        beforeEval: () => void notes.push(`in beforeEval ${isActive()}`),
      });
      await (await load('shop')).mount();
      return notes.slice(0, 2);
    },
    gives: ['in beforeMount 0', 'in beforeEval 1'],
  },
  {
    at: MOUNTING,
    says: 'Scripts with defer run last',
    files: {
      '/own/': `<!doctype html><html><head></head><body>
<script defer src="defer.js"></script><script src="app.js"></script></body></html>`,
      '/own/app.js': `window.Garfish.getGlobalObject().lab.notes.push('script');
exports.provider = { render() {}, destroy() {} };`,
      '/own/defer.js': "window.Garfish.getGlobalObject().lab.notes.push('defer');",
    },
    run: async ({ load, notes }) => {
      await (await load('own')).mount();
      return notes;
    },
    gives: ['script', 'defer'],
  },
  {
    at: MOUNTING,
    says: 'If your provider is an async function, or the app registers it late, the async scripts run while Garfish waits, so before render and afterMount.',
    files: {
      '/own/': appPage('<script async src="async.js"></script>'),
      '/own/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
setTimeout(() => __GARFISH_EXPORTS__.registerProvider({ render() { note('render'); }, destroy() {} }), 200);`,
      '/own/async.js': "window.Garfish.getGlobalObject().lab.notes.push('async');",
    },
    run: async ({ load, notes }) => {
      await (await load('own')).mount();
      return notes;
    },
    gives: ['async', 'render'],
  },
  {
    at: LEAVING,
    says: 'domGetter is evaluated again, and the container returns',
    run: async ({ load }) => {
      let place = '#container';
      const app = await load('shop', { domGetter: () => document.querySelector(place) as Element });
      await app.mount();
      app.hide();
      place = '#other';
      await app.show();
      return document.querySelector('#other')?.textContent?.includes('shop at');
    },
    gives: true,
  },
  {
    at: LEAVING,
    says: 'isMount is false when render only shows a hidden app. isUnmount is false when destroy only hides it.',
    files: {
      '/own/': appPage(),
      '/own/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
exports.provider = {
  render: ({ appRenderInfo }) => note('isMount ' + appRenderInfo.isMount),
  destroy: ({ appRenderInfo }) => note('isUnmount ' + appRenderInfo.isUnmount),
};`,
    },
    run: async ({ load, notes }) => {
      const app = await load('own');
      await app.mount();
      app.hide();
      await app.show();
      app.unmount();
      return notes;
    },
    gives: ['isMount true', 'isUnmount false', 'isMount false', 'isUnmount true'],
  },
  {
    at: LEAVING,
    says: 'After unmount(), show() does nothing.',
    run: async ({ load, ending, text }) => {
      const app = await load('shop');
      await app.mount();
      app.unmount();
      return [await ending(() => app.show()), text()];
    },
    gives: ['resolves with false', ''],
  },
  {
    at: RESULTS,
    says: 'the app is already mounting, mounted or unmounting, or the mount was stopped',
    run: async ({ load }) => {
      const app = await load('shop');
      const first = app.mount();
      return [await app.mount(), await first, await app.mount()];
    },
    gives: [false, true, false],
  },
  {
    at: REJECTS,
    says: "an app's entry in apps, or the options of loadApp | yes | still rejects",
    run: async ({ start, load, hooks, ending, notes }) => {
      start();
      const app = await load('fails-in-render', hooks('app', 'errorMountApp'));
      return [await ending(() => app.mount()), notes.includes('app errorMountApp')];
    },
    gives: ['rejects with render fails', true],
  },
  {
    at: REJECTS,
    says: 'a plugin | not unless run or the app sets one as well | rejects, unless run sets one',
    run: async ({ start, plugin, load, ending, notes }) => {
      start({ plugins: [plugin('plugin', 'errorMountApp')] });
      const app = await load('fails-in-render');
      return [await ending(() => app.mount()), notes.includes('plugin errorMountApp')];
    },
    gives: ['rejects with render fails', false],
  },
  {
    at: REJECTS,
    says: 'An error in beforeMount always makes mount() reject.',
    run: async ({ start, load, ending, hooks }) => {
      const beforeMount = () => {
        throw new Error('in the hook');
      };
      start({ beforeMount, ...hooks('run', 'errorMountApp') });
      const app = await load('shop');
      return ending(() => app.mount());
    },
    gives: 'rejects with in the hook',
  },
  {
    at: REJECTS,
    says: 'By default, mount() then never settles, and mounted and mounting both stay true.',
    run: async ({ start, load, until, pass, settle }) => {
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
    gives: [false, true, true],
  },
  {
    at: REJECTS,
    says: 'If run sets errorMountApp, Garfish calls it, and mount() resolves with true.',
    run: async ({ start, load, hooks, ending, notes }) => {
      start(hooks('run', 'errorMountApp'));
      const app = await load('fails-in-async');
      return [await ending(() => app.mount()), notes.includes('run errorMountApp')];
    },
    gives: ['resolves with true', true],
  },
  {
    at: LEAVING,
    says: 'If you call unmount() for a hidden app, Garfish calls destroy a second time: first with isUnmount false, for hide(), and then with true.',
    files: {
      '/own/': appPage(),
      '/own/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
exports.provider = {
  render() {},
  destroy: ({ appRenderInfo }) => note('isUnmount ' + appRenderInfo.isUnmount),
};`,
    },
    run: async ({ load, notes }) => {
      const app = await load('own');
      await app.mount();
      app.hide();
      app.unmount();
      return notes;
    },
    gives: ['isUnmount false', 'isUnmount true'],
  },
  {
    at: '/guide/concept/lifecycle#a-mount-is-stopped',
    says: 'mount() resolves with false, and in development a warning says that the rendering process has been blocked.',
    run: async ({ load, warnings }) => {
      const app = await load('late-registered');
      const mounting = app.mount();
      app.hide();
      const result = await mounting;
      return [result, warnings.some((text) => text.includes('rendering process has been blocked'))];
    },
    gives: [false, true],
  },
  {
    at: '/guide/concept/lifecycle#hooks-of-a-single-app',
    says: 'On a loaded app they are in app.hooks.lifecycle; there is no app.options.',
    run: async ({ load }) => {
      const app = await load('shop');
      return ['beforeMount' in app.hooks.lifecycle, 'options' in app];
    },
    gives: [true, false],
  },
];
