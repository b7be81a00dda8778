import { claims } from './claim';

/** What `/api/preloadApp` says. */
export const PRELOAD_APP = claims([
  '/api/preloadApp#signature',
  [
    'preloadApp returns undefined immediately, and there is no way to wait for the files. A second call for the same name does nothing.',
    async ({ Garfish, app, requests, until, settle }) => {
      Garfish.registerApp(app('shop'));
      const result = String(Garfish.preloadApp('shop'));
      await until(() => requests.length === 2);
      Garfish.preloadApp('shop');
      await settle();
      return [result, requests.map(({ url }) => url)];
    },
    ['undefined', ['/shop/', '/shop/app.js']],
  ],
  [
    'It does not run anything.',
    async ({ Garfish, app, requests, until, load, notes }) => {
      Garfish.registerApp(app('shop'));
      Garfish.preloadApp('shop');
      await until(() => requests.length === 2);
      await load('shop');
      return [notes, requests.length];
    },
    [[], 2],
  ],
  [
    "It throws the TypeError Cannot read properties of undefined (reading 'entry')",
    ({ Garfish, ending }) => ending(() => Garfish.preloadApp('unknown')),
    "throws Cannot read properties of undefined (reading 'entry')",
  ],
  [
    'In development it warns Preload failed. "<url>"',
    async ({ Garfish, app, until, warnings }) => {
      Garfish.registerApp(app('gone'));
      Garfish.preloadApp('gone');
      await until(() => warnings.length > 0);
      return warnings.some((text) =>
        text.includes('Preload failed. "http://localhost:8091/gone/"'),
      );
    },
    true,
  ],
  [
    'While Garfish parses the entry, the browser requests the images of its HTML, and it requests relative ones from the host. Background images and the chunks that the app loads later are not fetched.',
    async ({ Garfish, app, until }) => {
      Garfish.registerApp(app('pictures'));
      Garfish.preloadApp('pictures');
      const requested = () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.png'));
      await until(() => requested().length >= 3);
      return requested().sort();
    },
    [
      'http://localhost:8080/poster.png',
      'http://localhost:8080/relative.png',
      'http://localhost:8091/pictures/absolute.png',
    ],
    {
      files: {
        '/pictures/': `<img src="http://localhost:8091/pictures/absolute.png"><img src="relative.png">
<video poster="poster.png"></video><div style="background: url(background.png)"></div>
<script src="app.js"></script>`,
        '/pictures/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  '#by-hand-and-by-itself',
  [
    'With disablePreloadApp: true | works | is off for apps that are registered afterwards, and nothing is counted',
    async ({ start, app, Garfish, until, text, requests }) => {
      localStorage.clear();
      start({ disablePreloadApp: true, apps: [app('shop'), app('orders')] });
      await until(text);
      Garfish.preloadApp('orders');
      await until(() => requests.some(({ url }) => url === '/orders/app.js'));
      return localStorage.getItem('__garfishPreloadApp__');
    },
    null,
    { path: '/shop' },
  ],
  [
    'Garfish counts the visits in localStorage, under __garfishPreloadApp__',
    async ({ start, app, until, text }) => {
      localStorage.clear();
      start({ disablePreloadApp: false, apps: [app('shop')] });
      await until(text);
      const counted = localStorage.getItem('__garfishPreloadApp__') ?? '';
      localStorage.clear();
      return counted.includes('shop');
    },
    true,
    { path: '/shop' },
  ],
  '#pitfalls',
  [
    'A call that throws still marks the app as preloaded, so calling it again after the registration does nothing.',
    async ({ Garfish, app, ending, settle, requests }) => {
      await ending(() => Garfish.preloadApp('shop'));
      Garfish.registerApp(app('shop'));
      const end = await ending(() => Garfish.preloadApp('shop'));
      await settle();
      return [end, requests];
    },
    ['returns undefined', []],
  ],
  [
    'After a failed preload, the app cannot be loaded from that URL until the page is reloaded.',
    async ({ Garfish, app, until, warnings, requests, entry }) => {
      Garfish.registerApp(app('gone'));
      Garfish.preloadApp('gone');
      await until(() => warnings.length > 0);
      return [await Garfish.loadApp('gone', { entry: entry('gone') }), requests.length];
    },
    [null, 1],
  ],
  '/api/run#disablepreloadapp',
  [
    'If you call registerApp before run, set the option with setOptions first.',
    async ({ start, app, Garfish, requests, pass, settle }) => {
      Garfish.setOptions({ disablePreloadApp: true }).registerApp(app('shop'));
      start({ disablePreloadApp: true, apps: [app('orders')] });
      for (let step = 0; step < 30; step++) {
        await pass(500);
        await settle();
      }
      return requests;
    },
    [],
    { clock: true },
  ],
]);
