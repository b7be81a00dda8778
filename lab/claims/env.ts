import { appPage } from './apps';
import { IIFE } from './builds';
import { claims, notes } from './claim';

const REGISTERS = `exports.provider = { render() {}, destroy() {} };
note(typeof __GARFISH_EXPORTS__.registerProvider);`;

/** What `/guide/quick-start/env` says. */
export const ENV = claims([
  '/guide/quick-start/env#',
  [
    'Inside a host, use the shared instance window.Garfish.',
    async ({ ran, Garfish }) => {
      const seen: boolean[] = [];
      Object.assign(window, { tell: (value: unknown) => seen.push(value === Garfish) });
      for (const sandbox of [undefined, { snapshot: true }, false as const])
        await ran('tell(window.Garfish)', sandbox === undefined ? {} : { sandbox });
      return seen;
    },
    [true, true, true],
  ],
  '#handing-over-the-provider',
  [
    'a bare reference throws when the app runs standalone.',
    ({ ending }) => ending(() => new Function('return __GARFISH_EXPORTS__')()),
    'throws __GARFISH_EXPORTS__ is not defined',
  ],
  ...notes([
    [
      "If that option is 0, the function doesn't exist.",
      [[REGISTERS], ['function']],
      [[REGISTERS, { asyncProviderTimeout: 0 }], ['undefined']],
    ],
  ]),
  [
    'provider on module.exports, which is what a UMD build does with export const provider',
    async ({ load, text }) => {
      await (await load('two')).mount();
      return text();
    },
    'exports',
    {
      files: {
        '/two/': appPage(),
        '/two/app.js': `const give = (word) => ({ render: ({ dom }) => dom.append(word), destroy() {} });
__GARFISH_EXPORTS__.registerProvider(give('registered'));
module.exports.provider = give('exports');`,
      },
    },
  ],
  '#the-variables',
  [
    'exports, module, require | What UMD and CommonJS output expects. require reads shared libraries | Garfish, for each sub-app | the scripts of that sub-app, but no window',
    async ({ Garfish, ran, notes }) => {
      Garfish.setExternal('shared-library', { answer: 42 });
      await ran(`const { answer } = require('shared-library');
note([answer, ...['exports', 'module', 'require', '__GARFISH_EXPORTS__'].map((name) => name in window)].join());`);
      return [notes, Reflect.has(window, 'require')];
    },
    [['42,false,false,false,false'], false],
  ],
  [
    '__GARFISH_INSULATION_VARIABLE__ | Names that no sub-app inherits | you, on the window of the host | Garfish reads it whenever it loads an app',
    async ({ start, load }) => {
      Object.assign(window, { early: 1, late: 1, __GARFISH_INSULATION_VARIABLE__: ['early'] });
      start();
      const first = await load('shop');
      Object.assign(window, { __GARFISH_INSULATION_VARIABLE__: ['late'] });
      const second = await load('orders');
      return [first, second].map(({ global }) => [typeof global.early, typeof global.late]);
    },
    [
      ['undefined', 'number'],
      ['number', 'undefined'],
    ],
  ],
  [
    'process.env.NODE_ENV | Turns warnings on | you or your bundler | Garfish reads it with each warning, unless the bundler has replaced it',
    async ({ frame }) => {
      const { page, evaluate } = await frame();
      let warnings = 0;
      page.console.warn = () => warnings++;
      page.process = { type: 'renderer', env: { NODE_ENV: 'production' } };
      evaluate();
      const counts = [];
      for (const name of ['production', 'production', 'development']) {
        page.process.env.NODE_ENV = name;
        page.Garfish.run({ disablePreloadApp: true });
        counts.push(warnings);
      }
      return counts;
    },
    [0, 0, 1],
    { files: IIFE },
  ],
  [
    'localStorage.debug | Turns the debug log on | you | Garfish reads it when the package is evaluated',
    async ({ frame }) => {
      const logged = [];
      for (const when of ['before', 'after']) {
        const { page, evaluate } = await frame();
        page.process = { type: 'renderer', env: { NODE_ENV: 'development' } };
        let lines = 0;
        page.console.debug = () => lines++;
        localStorage.debug = when === 'before' ? 'garfish:*' : '';
        evaluate();
        localStorage.debug = 'garfish:*';
        page.Garfish.run({ disablePreloadApp: true });
        logged.push(lines > 0);
      }
      return logged;
    },
    [true, false],
    { files: IIFE },
  ],
  [
    "even if the package is loaded twice, because the second copy returns the first one's instance.",
    async ({ frame }) => {
      const { page, evaluate } = await frame();
      evaluate();
      const first = page.Garfish;
      evaluate();
      return page.Garfish === first;
    },
    true,
    { files: IIFE },
  ],
  '#hiding-a-variable-from-all-sub-apps',
  [
    "In the vm sandbox a sub-app can read the host's globals.",
    '/api/getGlobal#the-real-window-in-a-sub-app if the host assigns',
  ],
  [
    'Where its warnings are on, it also hides webpackHotUpdate.',
    async ({ load }) => {
      Object.assign(window, { webpackHotUpdate: 1, webpackjsonp: 1 });
      const { global } = await load('shop');
      return [typeof global.webpackHotUpdate, typeof global.webpackjsonp];
    },
    ['undefined', 'undefined'],
  ],
  '#warnings-and-debug-output',
  [
    'Garfish prints its development warnings only if the page has a process.env whose NODE_ENV is set and is not production.',
    async ({ frame }) => {
      const counts = [];
      for (const env of [
        undefined,
        {},
        { NODE_ENV: '' },
        { NODE_ENV: 'production' },
        { NODE_ENV: 'test' },
      ]) {
        const { page, evaluate } = await frame();
        let warnings = 0;
        page.console.warn = () => warnings++;
        if (env) page.process = { type: 'renderer', env };
        evaluate();
        page.Garfish.run({ disablePreloadApp: true });
        page.Garfish.run();
        counts.push(warnings);
      }
      return counts;
    },
    [0, 0, 0, 0, 1],
    { files: IIFE },
  ],
  [
    'These bundlers replace process.env.NODE_ENV, even inside Garfish, but Garfish also tests whether process exists, and they create none.',
    ({ start, warnings }) => {
      start();
      const counts = [];
      for (const process of [undefined, { env: {} }]) {
        Object.assign(window, { process });
        start();
        counts.push(warnings.length);
      }
      return counts;
    },
    [0, 1],
  ],
  [
    'A production build never prints them.',
    ({ start, warnings }) => {
      start();
      start();
      return [Reflect.get(process, 'env'), warnings];
    },
    [{ NODE_ENV: 'development' }, []],
    { build: 'production' },
  ],
  [
    "Errors don't depend on this variable, because Garfish also throws them in production.",
    async ({ Garfish, start, ending }) => {
      Object.assign(process.env, { NODE_ENV: 'production' });
      start();
      return Promise.all([
        ending(() => Garfish.setOptions({})),
        ending(() => Garfish.loadApp('')),
        ending(() => Garfish.registerApp({ name: '', entry: '/' })),
      ]);
    },
    [
      'throws Garfish is running, can`t set options',
      'throws Miss appName.',
      'throws Miss app.name.',
    ],
  ],
  '#names-that-garfish-keeps-for-itself',
  ...notes([
    [
      'Keys that begin with __Garfish__<app>__ in localStorage and sessionStorage.',
      [
        [
          `for (const storage of [localStorage, sessionStorage]) storage.setItem('key', 1);
const page = window.Garfish.getGlobalObject();
note([page.localStorage, page.sessionStorage].map((storage) => storage.getItem('__Garfish__own__key')).join());`,
        ],
        ['1,1'],
      ],
    ],
  ]),
  [
    '__debug_sandbox__ on the window of a sub-app is its vm sandbox, which you can inspect in the console.',
    async ({ load }) => {
      const { global, vmSandbox } = await load('shop');
      return global.__debug_sandbox__ === vmSandbox;
    },
    true,
  ],
  [
    "Elements with an attribute such as __garfishmockbody__. They replace the app's html, head and body in the host's document.",
    async ({ mounted }) => {
      const { appContainer } = await mounted('shop');
      return ['html', 'head', 'body'].map(
        (name) => appContainer.querySelectorAll(`[__garfishmock${name}__]`).length,
      );
    },
    [1, 1, 1],
  ],
]);
