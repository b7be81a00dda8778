import { appPage } from './apps';
import { claims } from './claim';

/** A script that gives Garfish a provider that shows a word. */
const provides = (word: string) =>
  `{ render({ dom }) { dom.append('${word}'); }, destroy({ dom }) { dom.replaceChildren(); } }`;

/** What the pages of `/guide/quick-start/` say. */
export const QUICK_START = claims([
  '/guide/quick-start/#what-happens-on-the-page',
  [
    'When the path no longer matches, Garfish calls destroy and removes the sub-app from the page.',
    async ({ start, app, Garfish, notes, until, text }) => {
      start({ apps: [app('shop')] });
      await until(() => Garfish.apps.shop?.mounted && text());
      Garfish.router.push({ path: '/' });
      await until(() => notes.includes('destroy'));
      return document.querySelector('#container')?.childElementCount;
    },
    0,
    { path: '/shop' },
  ],
  '#what-else-you-get',
  [
    'Several sub-apps can be on the page at the same time',
    async ({ mounted, text }, sandbox: false | object = {}) => {
      await mounted('shop', { sandbox });
      await mounted('orders', { domGetter: '#other', sandbox });
      return [text(), text('#other')];
    },
    [
      ['shop at /', 'orders at /'],
      ['shop at /', 'orders at /'],
    ],
    { settings: [undefined, false] },
  ],
  '/guide/quick-start/start#hello-app',
  [
    'In a host, window.__GARFISH__ is true and the app hands its provider to Garfish.',
    async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    'own',
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `if (window.__GARFISH__) __GARFISH_EXPORTS__.provider = ${provides('own')};`,
      },
    },
  ],
  '/guide/quick-start/env#',
  [
    'The import itself sets __GARFISH__, so the check would also pass when the app runs standalone.',
    () => Reflect.get(window, '__GARFISH__'),
    true,
  ],
  '#handing-over-the-provider',
  [
    'If a sub-app passes its provider in several ways, Garfish uses the first of this list:',
    async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    'by __GARFISH_EXPORTS__',
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `exports.provider = ${provides('by exports')};
__GARFISH_EXPORTS__.provider = ${provides('by __GARFISH_EXPORTS__')};`,
      },
    },
  ],
  [
    '__GARFISH_EXPORTS__ is not a property of window. Each script of a sub-app receives it as a variable.',
    async ({ load }) => {
      const app = await load('own');
      await app.mount();
      return app.global.seen;
    },
    ['object', false],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `exports.provider = ${provides('own')};
window.seen = [typeof __GARFISH_EXPORTS__, '__GARFISH_EXPORTS__' in window];`,
      },
    },
  ],
  [
    'You can call registerProvider within 2 seconds after the scripts have run, unless asyncProviderTimeout sets another limit.',
    async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    'late',
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `const { registerProvider } = __GARFISH_EXPORTS__;
setTimeout(() => registerProvider(${provides('late')}), 1500);`,
      },
    },
  ],
  '#the-variables',
  [
    'window.Garfish and window.__GARFISH__ are read-only. Assigning another value throws in development and is ignored in production.',
    async ({ ending }) => {
      const end = await ending(() => Reflect.set(window, '__GARFISH__', false));
      return [end.includes('read-only'), Reflect.get(window, '__GARFISH__')];
    },
    [true, true],
  ],
  '#which-script-sees-what',
  [
    'inserted later, in the vm sandbox | yes | no | yes',
    async ({ load, until }) => {
      const app = await load('own');
      await app.mount();
      await until(() => app.global.seen);
      return app.global.seen;
    },
    ['object', 'undefined', 'undefined', 'function'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `exports.provider = ${provides('own')};
const late = document.createElement('script');
late.src = 'http://localhost:8091/own/late.js';
document.body.append(late);`,
        '/own/late.js': `window.seen = [typeof __GARFISH_EXPORTS__, typeof exports, typeof module, typeof require];`,
      },
    },
  ],
  '#hiding-a-variable-from-all-sub-apps',
  [
    '__GARFISH_INSULATION_VARIABLE__ is a list of names that no sub-app inherits.',
    async ({ load }) => {
      Object.assign(window, { dataLayer: [], __GARFISH_INSULATION_VARIABLE__: ['dataLayer'] });
      const { global } = await load('shop');
      return typeof global.dataLayer;
    },
    'undefined',
  ],
]);
