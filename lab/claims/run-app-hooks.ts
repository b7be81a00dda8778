import { claims } from './claim';

/** What `/api/run` says of late providers, and of the hooks of an app. */
export const RUN_APP_HOOKS = claims([
  '/api/run#asyncprovidertimeout',
  [
    'That code must pass the provider to registerProvider',
    async ({ start, load, ending, text }) => {
      start();
      const app = await load('late-registered');
      return [await ending(() => app.mount()), text()];
    },
    ['resolves with true', 'late-registered at /'],
  ],
  [
    "Garfish doesn't notice one that is exported or assigned after the entry has run.",
    async ({ start, load, ending, notes }) => {
      start({ asyncProviderTimeout: 500 });
      const apps = [await load('late-exported'), await load('late-assigned')];
      const ends = await Promise.all(apps.map((app) => ending(() => app.mount())));
      return [ends, notes.filter((note) => note === 'late').length];
    },
    [Array(2).fill('rejects with "provider" is "undefined".'), 2],
  ],
  [
    '0 disables waiting and removes registerProvider, so a sub-app that calls it fails.',
    async ({ start, load, ending, notes }) => {
      start({ asyncProviderTimeout: 0 });
      const app = await load('late-registered');
      return [await ending(() => app.mount()), notes];
    },
    ['rejects with "provider" is "undefined".', ['script']],
  ],
  '#disablesourcelistcollect',
  [
    'Turns off app.sourceList, the list of the URLs that an app has loaded.',
    async ({ start, load }) => {
      start({ disableSourceListCollect: true });
      return (await load('shop')).sourceList;
    },
    [],
  ],
  '/api/hooks#errorloadapp',
  [
    'It does not fire for a script or stylesheet that is missing. In a plugin it fires, but loadApp still rejects.',
    async ({ start, plugin, Garfish, entry, ending, notes, load }) => {
      start({ plugins: [plugin('plugin', 'errorLoadApp')] });
      await load('missing-script');
      const before = notes.length;
      const end = await ending(() => Garfish.loadApp('gone', { entry: entry('gone') }));
      return [before, end.split(' ')[0], notes];
    },
    [0, 'rejects', ['plugin errorLoadApp']],
  ],
  '#beforemount',
  [
    'Fires first in mount() and show(), before any script of the app runs.',
    async ({ start, load, hooks, notes }) => {
      start(hooks('run', 'beforeMount'));
      await (await load('shop')).mount();
      return notes.slice(0, 2);
    },
    ['run beforeMount', 'script'],
  ],
  '#beforeeval',
  [
    'Fires before each script of the app runs, and before a script of Garfish.',
    async ({ start, load, entry }) => {
      const calls: unknown[] = [];
      start({
        beforeEval({ name }, code, env, url, options) {
          if (url?.endsWith('app.js'))
            calls.push(
              name,
              code.includes('provider'),
              Object.keys(env ?? {}).sort(),
              url,
              options,
            );
        },
      });
      await (await load('shop')).mount();
      const [name, hasCode, env, url, options] = calls;
      return [name, hasCode, env, String(url).replace(entry('shop'), ''), Object(options).isModule];
    },
    [
      'shop',
      true,
      ['__GARFISH_EXPORTS__', '__GARFISH_GLOBAL_ENV__', 'exports', 'module', 'require'],
      'app.js',
      false,
    ],
  ],
  '#beforeunmount',
  [
    'Fires first in unmount() and hide(), while the app is still on the page.',
    async ({ start, load, text }) => {
      const seen: unknown[] = [];
      start({
        beforeUnmount: () => void seen.push(text()),
        afterUnmount: () => void seen.push(text()),
      });
      const app = await load('shop');
      await app.mount();
      app.unmount();
      return seen;
    },
    ['shop at /', ''],
  ],
  '#errors-end-where-you-catch-them',
  [
    'errorMountApp is not called, unless run or the app sets one as well | errorMountApp is called, but mount() rejects',
    async ({ start, plugin, hooks, load, ending, notes }) => {
      const names = ['errorMountApp'];
      start({ ...hooks('run', ...names), plugins: [plugin('plugin', ...names)] });
      const app = await load('fails-in-render');
      return [await ending(() => app.mount()), notes.filter((note) => note.endsWith('App')).sort()];
    },
    ['resolves with false', ['plugin errorMountApp', 'run errorMountApp']],
  ],
  '#errorunmountapp',
  [
    "Don't use that App again, because its mounted and display stay true although it has left the page.",
    async ({ start, load }) => {
      start({ errorUnmountApp() {} });
      const app = await load('fails-in-destroy');
      await app.mount();
      const result = app.unmount();
      return [result, app.mounted, app.display, app.appContainer.isConnected];
    },
    [false, true, true, false],
  ],
  '#errorexeccode',
  [
    'The afterEval of that script does not fire.',
    async ({ start, load, hooks, notes, ending }) => {
      start(hooks('run', 'beforeEval', 'afterEval', 'errorExecCode', 'errorMountApp'));
      const app = await load('fails-in-script');
      await ending(() => app.mount());
      return notes.filter((note) => note !== 'script');
    },
    ['run beforeEval', 'run errorExecCode', 'run errorMountApp'],
  ],
  '#customrender',
  [
    'Use it to replace an element, and return the object that you received.',
    async ({ start, load }) => {
      start({
        customRender(data) {
          if ('tagName' in data.node && data.node.tagName === 'hr')
            data.customElement = document.createElement('section');
          return data;
        },
      });
      await (await load('ruled')).mount();
      const count = (tag: string) => document.querySelectorAll(`#container ${tag}`).length;
      return [count('hr'), count('section')];
    },
    [0, 1],
    {
      files: {
        '/ruled/': '<hr><div id="root"></div><script src="app.js"></script>',
        '/ruled/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  [
    'If the hook returns something else, it fails with The return value of hook "customRender" is incorrect.',
    async ({ start, load, ending }) => {
      start({ customRender: () => undefined as never });
      const app = await load('shop');
      const end = await ending(() => app.mount());
      return end.includes('The return value of hook "customRender" is incorrect.');
    },
    true,
  ],
]);
