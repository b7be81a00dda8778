import { appPage } from './apps';
import type { Claim } from './claim';

const HAND_OVER = '/guide/quick-start/env#handing-over-the-provider';

/** A script that gives Garfish a provider that shows a word. */
const provides = (word: string) =>
  `{ render({ dom }) { dom.append('${word}'); }, destroy({ dom }) { dom.replaceChildren(); } }`;

/** What the pages of `/guide/quick-start/` say. */
export const QUICK_START: Claim[] = [
  {
    at: '/guide/quick-start/#what-happens-on-the-page',
    says: 'When the path no longer matches, Garfish calls destroy and removes the sub-app from the page.',
    path: '/shop',
    run: async ({ start, app, Garfish, notes, until, text }) => {
      start({ apps: [app('shop')] });
      await until(() => Garfish.apps.shop?.mounted && text());
      Garfish.router.push({ path: '/' });
      await until(() => notes.includes('destroy'));
      return document.querySelector('#container')?.childElementCount;
    },
    gives: 0,
  },
  {
    at: '/guide/quick-start/#what-else-you-get',
    says: 'Several sub-apps can be on the page at the same time.',
    run: async ({ load, text }) => {
      await (await load('shop')).mount();
      await (await load('orders', { domGetter: '#other' })).mount();
      return [text(), text('#other')];
    },
    gives: ['shop at /', 'orders at /'],
  },
  {
    at: '/guide/quick-start/start#hello-app',
    says: 'In a host, window.__GARFISH__ is true and the app hands its provider to Garfish.',
    files: {
      '/own/': appPage(),
      '/own/app.js': `if (window.__GARFISH__) __GARFISH_EXPORTS__.provider = ${provides('own')};`,
    },
    run: async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    gives: 'own',
  },
  {
    at: '/guide/quick-start/env#',
    says: 'The import itself sets __GARFISH__, so the check would also pass when the app runs standalone.',
    run: () => Reflect.get(window, '__GARFISH__'),
    gives: true,
  },
  {
    at: HAND_OVER,
    says: 'If a sub-app hands over its provider in several ways, Garfish takes the first of this list:',
    files: {
      '/own/': appPage(),
      '/own/app.js': `exports.provider = ${provides('by exports')};
__GARFISH_EXPORTS__.provider = ${provides('by __GARFISH_EXPORTS__')};`,
    },
    run: async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    gives: 'by __GARFISH_EXPORTS__',
  },
  {
    at: HAND_OVER,
    says: '__GARFISH_EXPORTS__ is not a property of window: each script of a sub-app receives it as a variable.',
    files: {
      '/own/': appPage(),
      '/own/app.js': `exports.provider = ${provides('own')};
window.seen = [typeof __GARFISH_EXPORTS__, '__GARFISH_EXPORTS__' in window];`,
    },
    run: async ({ load }) => {
      const app = await load('own');
      await app.mount();
      return app.global.seen;
    },
    gives: ['object', false],
  },
  {
    at: HAND_OVER,
    says: 'You can call it until that time is over, 2 seconds by default after the scripts have run.',
    files: {
      '/own/': appPage(),
      '/own/app.js': `const { registerProvider } = __GARFISH_EXPORTS__;
setTimeout(() => registerProvider(${provides('late')}), 1500);`,
    },
    run: async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    gives: 'late',
  },
  {
    at: '/guide/quick-start/env#the-variables',
    says: 'window.Garfish and window.__GARFISH__ are read-only. Assigning another value throws in development and is ignored in production.',
    run: async ({ ending }) => {
      const end = await ending(() => Reflect.set(window, '__GARFISH__', false));
      return [end.includes('read-only'), Reflect.get(window, '__GARFISH__')];
    },
    gives: [true, true],
  },
  {
    at: '/guide/quick-start/env#which-script-sees-what',
    says: 'inserted later, in the vm sandbox | yes | no | yes',
    files: {
      '/own/': appPage(),
      '/own/app.js': `exports.provider = ${provides('own')};
const late = document.createElement('script');
late.src = 'http://localhost:8091/own/late.js';
document.body.append(late);`,
      '/own/late.js': `window.seen = [typeof __GARFISH_EXPORTS__, typeof exports, typeof module, typeof require];`,
    },
    run: async ({ load, until }) => {
      const app = await load('own');
      await app.mount();
      await until(() => app.global.seen);
      return app.global.seen;
    },
    gives: ['object', 'undefined', 'undefined', 'function'],
  },
  {
    at: '/guide/quick-start/env#hiding-a-variable-from-all-sub-apps',
    says: '__GARFISH_INSULATION_VARIABLE__ is a list of names that no sub-app inherits.',
    run: async ({ load }) => {
      Object.assign(window, { dataLayer: [], __GARFISH_INSULATION_VARIABLE__: ['dataLayer'] });
      const { global } = await load('shop');
      return typeof global.dataLayer;
    },
    gives: 'undefined',
  },
];
