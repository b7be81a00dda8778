import { claims, each, ends } from './claim';
import type { Lab } from './lab';

const ASYNC = '<script async src="later.js"></script>';
const FILES = {
  '/timed/': `<div id="root"></div><script src="app.js"></script>${ASYNC}`,
  '/timed/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
onload = () => note('onload');
exports.provider = { render: () => note('render'), destroy() {} };`,
  '/timed/later.js': "window.Garfish.getGlobalObject().lab.notes.push('async');",
};

/** What happens in order while an app is loaded and mounted. */
async function steps({ start, load, notes, settle, Garfish, requests }: Lab) {
  const note = (name: string) => () => void notes.push(name);
  start({
    beforeLoad: note('beforeLoad'),
    afterLoad: note('afterLoad'),
    beforeMount: () => {
      notes.push(`beforeMount, ${document.querySelectorAll('#container > *').length} containers`);
    },
    afterMount: (_info, app) => {
      notes.push(`afterMount, ${app.mounted && app.display}`);
    },
  });
  const app = await load('timed');
  notes.push(`loaded, ${requests.map(({ url }) => url.split('/').at(-1) || 'entry').join()}`);
  await app.mount();
  notes.push(`mounted, ${Garfish.activeApps.length}`);
  await settle();
  return notes;
}

/** Which calls of a cached app or a fresh one run its script, its render and its destroy. */
async function visits({ start, app, until, settle, notes, Garfish, text }: Lab, cache: boolean) {
  start({ apps: [app('shop', { cache })] });
  await until(text);
  await until(() => !Reflect.get(Garfish.apps.shop ?? {}, 'mounting'));
  Garfish.router.push({ path: '/away' });
  await until(() => text() === '');
  await settle();
  Garfish.router.push({ path: '/shop' });
  await until(text);
  await settle();
  return notes;
}

/** What concept pages say of the steps of an app. */
export const CONCEPT_STEPS = claims([
  '/guide/concept/lifecycle#loading-and-mounting',
  [
    '2 | – | Garfish fetches the entry, then its scripts and stylesheets in parallel | | 3 | afterLoad | The app is loaded.',
    steps,
    [
      'beforeLoad',
      'afterLoad',
      'loaded, entry,app.js,later.js',
      'beforeMount, 0 containers',
      'render',
      'afterMount, true',
      'onload',
      'async',
      'mounted, 1',
    ],
    { files: FILES },
  ],
  ...[
    '5 | – | Garfish puts the container into the element of domGetter and renders the HTML of the entry in it',
    '7 | – | Garfish reads the provider and calls its render | | 8 | afterMount | app.mounted and app.display are true | | 9 | beforeEval, afterEval | Garfish runs the scripts with async. mount() resolves after them',
    "In the vm sandbox, one more script follows afterMount. The sandbox runs the app's window.onload, which fires another pair of beforeEval and afterEval.",
  ].map((says): [string, string] => [
    says,
    '/guide/concept/lifecycle#loading-and-mounting 2 | – | Garfish fetches',
  ]),
  [
    '#loading-and-mounting After a failure, the hook fires only if you set errorLoadApp in run, and receives null instead of the app',
    '/api/hooks#afterload afterLoad fires only if',
  ],
  [
    'Scripts with async can run before render. Garfish starts a timer for them at step 6. They run at step 9 only if the provider is available immediately.',
    '/guide/concept/lifecycle#loading-and-mounting If your provider is an async function',
  ],
  '#leaving-and-returning',
  [
    '4 | exports are reset, the app leaves activeApps, mounted and display become false | the app leaves activeApps, display becomes false | Garfish calls render',
    async ({ mounted, Garfish }) => {
      const app = await mounted('shop');
      const state = () => [app.mounted, app.display, Garfish.activeApps.length];
      app.hide();
      const hidden = state();
      await app.show();
      const shown = state();
      app.unmount();
      return [hidden, shown, state()];
    },
    [
      [true, false, 0],
      [true, true, 1],
      [false, false, 0],
    ],
  ],
  [
    '#mount-rejects The same applies to errorUnmountApp and unmount().',
    '/api/hooks#errors-end-where-you-catch-them errorUnmountApp is called, and unmount()',
  ],
  [
    'An error in a script with async is an uncaught error of the page.',
    '/guide/concept/lifecycle#mount-rejects By default, mount() then never',
  ],
  [
    'If another hook throws, the hooks after it do not run, and the method fails.',
    async ({ start, load, ending, notes, failing, plugin }) => {
      start({ afterMount: failing('afterMount fails'), plugins: [plugin('late', 'afterMount')] });
      const app = await load('shop');
      return [await ending(() => app.mount()), notes];
    },
    ['rejects with afterMount fails', ['script', 'render']],
  ],
  '#return-values-and-errors',
  ...ends([
    [
      'unmount() | boolean | the app is not mounted or is already unmounting, or destroy threw and you set errorUnmountApp in run',
      [async ({ load }) => (await load('shop')).unmount(), 'resolves with false'],
      [async ({ mounted }) => (await mounted('shop')).unmount(), 'resolves with true'],
      [
        async ({ start, mounted }) => {
          start({ errorUnmountApp() {} });
          return (await mounted('fails-in-destroy')).unmount();
        },
        'resolves with false',
      ],
      [
        async ({ mounted }) => (await mounted('fails-in-destroy')).unmount(),
        'rejects with destroy fails',
      ],
    ],
  ]),
  [
    '#a-mount-is-stopped unmount() itself returns false, because the app was not mounted yet.',
    async ({ load, ending }) => {
      const app = await load('late-registered');
      const mounting = app.mount();
      return [await ending(() => app.unmount()), await mounting];
    },
    ['returns false', false],
  ],
  '/guide/concept/cache#the-two-cycles',
  ...each(
    visits,
    [
      [
        'First visit | mount() | mount() | | Leaving | hide() | unmount() | | Next visit | show() | mount() | | Scripts | run once | run on every mount',
        [true, ['script', 'render', 'destroy', 'render']],
        [false, ['script', 'render', 'destroy', 'script', 'render']],
      ],
    ],
    { path: '/shop' },
  ),
  '#side-effects',
  [
    'asynchronous XMLHttpRequest, WebSocket | aborted or closed | keep running | | MutationObserver | disconnected | keeps running',
    async ({ ran, settle, notes, until }) => {
      const Socket = class extends EventTarget {
        close = () => void notes.push('closed');
      };
      Object.assign(window, { WebSocket: Socket });
      const script = `const { document: real } = window.Garfish.getGlobalObject();
new MutationObserver(() => note('changed')).observe(real.querySelector('title'), { childList: true });
new WebSocket('ws://localhost:8091/');
const request = new XMLHttpRequest();
request.open('GET', 'http://localhost:8091/shop/app.js');
request.onload = () => note('answered');
exports.provider = { render: () => request.send(), destroy() {} };`;
      const ends: string[] = [];
      for (const cache of [false, true]) {
        const app = await ran(script, { cache });
        notes.length = 0;
        if (cache) app.hide();
        else app.unmount();
        document.title = `Left ${cache}`;
        const other = new XMLHttpRequest();
        other.open('GET', 'http://localhost:8091/shop/app.js');
        other.send();
        await until(() => other.readyState === 4);
        await settle();
        ends.push(notes.sort().join());
      }
      return ends;
    },
    ['closed', 'answered,changed'],
  ],
  [
    'listeners on window with capture | stay | stay',
    '/guide/concept/cache#side-effects listeners on window | removed',
  ],
]);
