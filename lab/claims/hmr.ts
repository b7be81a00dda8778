import { appPage } from './apps';
import { claims } from './claim';

const UPDATED = "window.webpackHotUpdateown = () => note('of the app');";

/** What `/blog/hmr` says of Garfish itself. */
export const HMR = claims([
  '/blog/hmr#the-files-steps-3-and-4',
  [
    'For a script with defer, Garfish sets an absolute URL, and updates work.',
    async ({ load }) => {
      const seen = [];
      for (const name of ['deferred', 'plain']) {
        const app = await load(name);
        await app.mount();
        seen.push(app.global.source);
      }
      return seen;
    },
    ['http://localhost:8091/deferred/app.js', 'http://localhost:8080/app.js'],
    {
      files: Object.fromEntries(
        ['deferred', 'plain'].flatMap((name) => [
          [
            `/${name}/`,
            `<!doctype html><html><head><script ${name === 'plain' ? '' : 'defer'} src="app.js"></script></head><body></body></html>`,
          ],
          [
            `/${name}/app.js`,
            'window.source = document.currentScript.src; exports.provider = { render() {}, destroy() {} };',
          ],
        ]),
      ),
    },
  ],
  '#the-script-in-the-sandbox-steps-4-and-5',
  [
    'Garfish fetches the file and runs it in that sandbox instead of adding the tag to the page.',
    async ({ mounted, notes, until }) => {
      const app = await mounted('updates');
      app.global.update();
      await until(() => notes.length > 0);
      const isAdded = document.querySelector('script[src*="update.js"]') !== null;
      return [notes, isAdded, typeof Reflect.get(window, 'webpackHotUpdateown')];
    },
    [['of the app'], false, 'undefined'],
    {
      files: {
        '/updates/': appPage(),
        '/updates/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
${UPDATED}
window.update = () => {
  const script = document.createElement('script');
  script.src = 'http://localhost:8091/updates/update.js';
  document.head.appendChild(script);
};
exports.provider = { render() {}, destroy() {} };`,
        '/updates/update.js': 'window.webpackHotUpdateown();',
      },
    },
  ],
  '#the-modules-steps-6-and-7',
  [
    'Garfish reads the provider at the first mount, and uses that object until the app is unmounted.',
    async ({ mounted, notes }) => {
      const app = await mounted('replaces');
      app.global.replace();
      app.hide();
      await app.show();
      return notes;
    },
    ['first', 'first'],
    {
      files: {
        '/replaces/': appPage(),
        '/replaces/app.js': `const own = exports;
const provide = (name) => {
  const render = () => window.Garfish.getGlobalObject().lab.notes.push(name);
  own.provider = { render, destroy() {} };
};
provide('first');
window.replace = () => provide('second');`,
      },
    },
  ],
  '#what-garfish-adds',
  [
    'In bootstrap, it searches the names on window for one that contains webpackHotUpdate. If there are several, it uses the last one.',
    ({ start }) => {
      const own = { webpackHotUpdatefirst: () => {}, webpackHotUpdatelast: () => {} };
      Object.assign(window, own);
      start();
      return Object.entries(own).map(([name, call]) => Reflect.get(window, name) === call);
    },
    [true, false],
  ],
  [
    'For each mounted app in Garfish.activeApps, it calls hide() and then show(), in a timeout.',
    async ({ start, mounted, notes, settle, until }) => {
      const update = () => 'updated';
      Object.assign(window, { webpackHotUpdatehost: update });
      start();
      await mounted('shop');
      notes.length = 0;
      const result = Reflect.get(window, 'webpackHotUpdatehost')();
      await settle();
      const before = [...notes];
      document.body.append('changed');
      await until(() => notes.length > 1);
      return [result, before, notes];
    },
    ['updated', [], ['destroy', 'render']],
  ],
  [
    'It only sees functions that exist when you call run, so it never wraps the functions of sub-apps.',
    async ({ start, mounted, notes, settle }) => {
      start();
      await mounted('shop', { sandbox: false });
      Object.assign(window, { webpackHotUpdatelate: () => {} });
      notes.length = 0;
      Reflect.get(window, 'webpackHotUpdatelate')();
      document.body.append('changed');
      await new Promise((resolve) => setTimeout(resolve, 50));
      await settle();
      return notes;
    },
    [],
  ],
  '#online-host-local-sub-app',
  [
    'A beforeLoad in setOptions would be lost if the host passes another one to run.',
    async ({ Garfish, start, load, notes, hooks, plugin }) => {
      Garfish.usePlugin(plugin('plugin', 'beforeLoad'));
      Garfish.setOptions(hooks('setOptions', 'beforeLoad'));
      start(hooks('run', 'beforeLoad'));
      await load('shop');
      return notes;
    },
    ['plugin beforeLoad', 'run beforeLoad'],
  ],
  '#apps-that-leave-and-return',
  [
    'With the snapshot sandbox, a hidden app also loses its update function.',
    async ({ ran }) => {
      const seen = [];
      for (const sandbox of [{}, { snapshot: true }]) {
        const app = await ran('window.webpackHotUpdateown = () => {};', { sandbox });
        const page = sandbox.snapshot ? window : app.global;
        seen.push(typeof Reflect.get(page, 'webpackHotUpdateown'));
        app.hide();
        seen.push(typeof Reflect.get(page, 'webpackHotUpdateown'));
      }
      return seen;
    },
    ['function', 'function', 'function', 'undefined'],
  ],
]);
