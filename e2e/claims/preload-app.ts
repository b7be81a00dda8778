import type { Claim } from './claim';

/** What `/api/preloadApp` says. */
export const PRELOAD_APP: Claim[] = [
  {
    at: '/api/preloadApp#signature',
    says: 'preloadApp returns undefined immediately; there is no way to wait for the files. A second call for the same name does nothing.',
    run: async ({ Garfish, app, requests, until, settle }) => {
      Garfish.registerApp(app('shop'));
      const result = String(Garfish.preloadApp('shop'));
      await until(() => requests.length === 2);
      Garfish.preloadApp('shop');
      await settle();
      return [result, requests.map(({ url }) => url)];
    },
    gives: ['undefined', ['/shop/', '/shop/app.js']],
  },
  {
    at: '/api/preloadApp#signature',
    says: 'It does not run anything.',
    run: async ({ Garfish, app, requests, until, load, notes }) => {
      Garfish.registerApp(app('shop'));
      Garfish.preloadApp('shop');
      await until(() => requests.length === 2);
      await load('shop');
      return [notes, requests.length];
    },
    gives: [[], 2],
  },
  {
    at: '/api/preloadApp#signature',
    says: "It throws the TypeError Cannot read properties of undefined (reading 'entry')",
    run: ({ Garfish, ending }) => ending(() => Garfish.preloadApp('unknown')),
    gives: "throws Cannot read properties of undefined (reading 'entry')",
  },
  {
    at: '/api/preloadApp#signature',
    says: 'In development it warns Preload failed. "<url>"',
    run: async ({ Garfish, app, until, warnings }) => {
      Garfish.registerApp(app('gone'));
      Garfish.preloadApp('gone');
      await until(() => warnings.length > 0);
      return warnings.some((text) =>
        text.includes('Preload failed. "http://localhost:8091/gone/"'),
      );
    },
    gives: true,
  },
  {
    at: '/api/preloadApp#by-hand-and-by-itself',
    says: 'With disablePreloadApp: true | works | is off for apps that are registered afterwards, and nothing is counted',
    path: '/shop',
    run: async ({ start, app, Garfish, until, text, requests }) => {
      localStorage.clear();
      start({ disablePreloadApp: true, apps: [app('shop'), app('orders')] });
      await until(text);
      Garfish.preloadApp('orders');
      await until(() => requests.some(({ url }) => url === '/orders/app.js'));
      return localStorage.getItem('__garfishPreloadApp__');
    },
    gives: null,
  },
  {
    at: '/api/preloadApp#by-hand-and-by-itself',
    says: 'Garfish counts in localStorage, under __garfishPreloadApp__',
    path: '/shop',
    run: async ({ start, app, until, text }) => {
      localStorage.clear();
      start({ disablePreloadApp: false, apps: [app('shop')] });
      await until(text);
      const counted = localStorage.getItem('__garfishPreloadApp__') ?? '';
      localStorage.clear();
      return counted.includes('shop');
    },
    gives: true,
  },
  {
    at: '/api/preloadApp#pitfalls',
    says: 'A call that throws still marks the app as preloaded, so calling it again after the registration does nothing.',
    run: async ({ Garfish, app, ending, settle, requests }) => {
      await ending(() => Garfish.preloadApp('shop'));
      Garfish.registerApp(app('shop'));
      const end = await ending(() => Garfish.preloadApp('shop'));
      await settle();
      return [end, requests];
    },
    gives: ['returns undefined', []],
  },
  {
    at: '/api/preloadApp#pitfalls',
    says: 'After a failed preload, the app cannot be loaded from that URL until the page is reloaded.',
    run: async ({ Garfish, app, until, warnings, requests, entry }) => {
      Garfish.registerApp(app('gone'));
      Garfish.preloadApp('gone');
      await until(() => warnings.length > 0);
      return [await Garfish.loadApp('gone', { entry: entry('gone') }), requests.length];
    },
    gives: [null, 1],
  },
  {
    at: '/api/preloadApp#by-hand-and-by-itself',
    says: 'call Garfish.setOptions({ disablePreloadApp: true }) first: the option of run comes too late for these apps.',
    clock: true,
    run: async ({ start, app, Garfish, requests, pass, settle }) => {
      Garfish.setOptions({ disablePreloadApp: true }).registerApp(app('shop'));
      start({ disablePreloadApp: true, apps: [app('orders')] });
      for (let step = 0; step < 30; step++) {
        await pass(500);
        await settle();
      }
      return requests;
    },
    gives: [],
  },
];
