import { appPage } from './apps';
import { claims } from './claim';

/** What `/api/loader` says of requests. */
export const LOADER_REQUESTS = claims([
  '/api/loader#add-headers-to-requests',
  [
    'The entry, its scripts and its stylesheets are then requested with the header.',
    async ({ Garfish, entry, ending, requests }) => {
      Garfish.loader.usePlugin({
        name: 'headers',
        beforeLoad: (data) => ({ ...data, requestConfig: { headers: { 'x-tenant': 'one' } } }),
      });
      await ending(() => Garfish.loader.load({ scope: 'shop', url: entry('shop') }));
      return requests.map(({ init }) => new Headers(init.headers).get('x-tenant'));
    },
    ['one'],
  ],
  '#what-is-requested-and-how',
  [
    "Garfish sends requests with mode: 'cors' and credentials: 'same-origin'.",
    async ({ load, requests }) => {
      await load('shop');
      return requests.map(({ init }) => `${init.mode} ${init.credentials}`);
    },
    ['cors same-origin', 'cors same-origin'],
  ],
  [
    "If the URL of a script answers with an HTML page as text/html, Garfish skips the script. If the server sends the page as JavaScript, Garfish runs it, and mounting fails with Unexpected token '<'.",
    async ({ load, ending }) => {
      const leftOut = await load('left-out');
      const run = await load('run');
      return [await ending(() => leftOut.mount()), await ending(() => run.mount())];
    },
    ['resolves with true', "rejects with Unexpected token '<'"],
    {
      files: {
        '/left-out/': appPage('<script src="page"></script>'),
        '/left-out/app.js': 'exports.provider = { render() {}, destroy() {} };',
        '/left-out/page': '<!doctype html>',
        '/run/': appPage(),
        '/run/app.js': '<!doctype html>',
      },
    },
  ],
  [
    'A script with crossorigin="use-credentials" is requested with credentials, unless it was preloaded',
    async ({ load, requests }) => {
      await load('keyed');
      return requests.at(-1)?.init.credentials;
    },
    'include',
    {
      files: {
        '/keyed/': '<script src="app.js" crossorigin="use-credentials"></script>',
        '/keyed/app.js': '',
      },
    },
  ],
  [
    "Preloading ignores the attribute, and the later load reuses the preload's request.",
    async ({ Garfish, app, load, requests, until }) => {
      Garfish.registerApp(app('keyed'));
      Garfish.run({ disablePreloadApp: true });
      Garfish.preloadApp('keyed');
      await until(() => requests.length === 2);
      await load('keyed');
      return requests.map(({ init }) => init.credentials);
    },
    ['same-origin', 'same-origin'],
    {
      files: {
        '/keyed/': '<script src="app.js" crossorigin="use-credentials"></script>',
        '/keyed/app.js': '',
      },
    },
  ],
  [
    'A status of 400 or above is an error, "<url>" load failed with status "<code>"',
    async ({ Garfish, entry, ending }) => {
      const end = await ending(() => Garfish.loader.load({ scope: 'gone', url: entry('gone') }));
      return end.includes('/gone/" load failed with status "404"');
    },
    true,
  ],
  '#add-headers-to-requests',
  [
    'Files that the app itself requests later, such as images, are not.',
    async ({ Garfish, load, requests, until }) => {
      Garfish.loader.usePlugin({
        name: 'authorization',
        beforeLoad(data) {
          data.requestConfig.headers = { authorization: 'Bearer x' };
          return data;
        },
      });
      await (await load('adds')).mount();
      await until(() => requests.some(({ url }) => url.endsWith('/data')));
      return requests.map(({ init }) => new Headers(init.headers).get('authorization'));
    },
    ['Bearer x', 'Bearer x', null],
    {
      files: {
        '/adds/': '<script src="app.js"></script>',
        '/adds/app.js': "exports.provider = { render() { fetch('/data'); }, destroy() {} };",
      },
    },
  ],
  '#change-a-script-before-it-runs',
  [
    'A stylesheet has styleCode instead.',
    async ({ Garfish, load, text }) => {
      Garfish.loader.usePlugin({
        name: 'new',
        loaded(data) {
          const file = data.value.resourceManager;
          if (file && 'scriptCode' in file) file.scriptCode = file.scriptCode.replace('old', 'new');
          if (file && 'styleCode' in file) file.styleCode = file.styleCode.replace('old', 'new');
          return data;
        },
      });
      await (await load('styled')).mount();
      return [text()?.endsWith('new'), text()?.includes('.new'), text()?.includes('old')];
    },
    [true, true, false],
    {
      files: {
        '/styled/': '<link rel="stylesheet" href="a.css"><script src="app.js"></script>',
        '/styled/a.css': '.old { color: red }',
        '/styled/app.js':
          "exports.provider = { render({ dom }) { dom.append('old'); }, destroy() {} };",
      },
    },
  ],
  '#setoptions',
  [
    "Call it before the app makes its first request, because later calls don't affect that app.",
    async ({ Garfish, entry, notes, ending }) => {
      // The request of `script` fails, so nothing of it is cached.
      await Garfish.loader.load({ scope: 'shop', url: entry('shop') });
      await ending(() => Garfish.loader.load({ scope: 'script', url: entry('gone') }));
      Garfish.loader.setOptions({ maxSize: 1 });
      Garfish.loader.usePlugin({
        name: 'notes',
        beforeLoad(data) {
          notes.push(data.scope);
          return data;
        },
      });
      for (const name of ['shop', 'script', 'sign-in']) {
        const url = `${entry(name)}app.js`;
        for (const scope of [name, 'orders']) await Garfish.loader.load({ scope, url });
      }
      return notes;
    },
    ['shop', 'script', 'sign-in', 'orders'],
  ],
]);
