import type { interfaces } from 'garfish';
import { claims, each } from './claim';
import type { Lab } from './lab';

/** Which of the apps show at a path of a host. */
async function appsAt(
  { start, app, until, settle, requests, text }: Lab,
  { activeWhen, basename, extra }: { activeWhen: unknown; basename?: string; extra?: object },
) {
  const fields = { activeWhen, ...extra } as Partial<interfaces.AppInfo>;
  start({ ...(basename ? { basename } : {}), apps: [app('shop', fields)] });
  await settle();
  if (requests.length === 0) return '';
  await until(text);
  return text();
}

const tries = (path: string, ...rows: Parameters<typeof each<Parameters<typeof appsAt>[1]>>[1]) =>
  each(appsAt, rows, { path });

/** What the fields of `/api/registerApp` do. */
export const REGISTER_APP_FIELDS = claims([
  '/api/registerApp#activewhen-as-text',
  ...tries(
    '/any/path',
    [
      "'/' | any | everything | –",
      [{ activeWhen: '/' }, 'shop at /'],
      [{ activeWhen: '/', basename: '/any' }, 'shop at /any/'],
      [{ activeWhen: '/', basename: '/other' }, 'shop at /other/'],
    ],
    [
      'compares the beginning of the rest with the string, one segment at a time.',
      [{ activeWhen: '/any' }, 'shop at /any'],
      [{ activeWhen: '/an' }, ''],
      [{ activeWhen: '/path' }, ''],
      [{ activeWhen: '/path', basename: '/any' }, 'shop at /any/path'],
    ],
    [
      'Without the slash, the app still matches, but its basename has no slash either.',
      [{ activeWhen: 'any' }, 'shop at any'],
    ],
    [
      '#activewhen Decides when the router mounts the app. Without it, only loadApp can load the app.',
      [{ activeWhen: undefined }, ''],
      [{ activeWhen: () => true }, 'shop at'],
    ],
    [
      '#basename The base path of this app.',
      [{ activeWhen: '/path', extra: { basename: '/any' } }, 'shop at /any/path'],
      [{ activeWhen: '/path', extra: { basename: '/none' } }, ''],
    ],
    ['Default: the one in run', [{ activeWhen: '/path', basename: '/any' }, 'shop at /any/path']],
  ),
  [
    "#activewhen-as-text In the second row, /vue-app/detail matches because Garfish compares the whole path if it doesn't begin with the basename.",
    "/api/registerApp#activewhen-as-text '/vue-app' | '/demo'",
  ],
  [
    "Use '/' only for an app on every page, because such an app stays active on every route.",
    "/api/registerApp#activewhen-as-text '/' | any",
  ],
  [
    "#activewhen-as-a-function Garfish doesn't call render again while an app stays active. When the user goes from /orders to /invoices, the app's router therefore keeps the basename /orders.",
    async ({ start, app, until, text, Garfish, settle, count }) => {
      const activeWhen = (path: string) => /^\/(orders|invoices)/.test(path);
      start({ apps: [app('orders', { activeWhen })] });
      await until(text);
      Garfish.router.push({ path: '/invoices' });
      await settle();
      return [location.pathname, text(), count('render')];
    },
    ['/invoices', 'orders at /orders', 1],
    { path: '/orders' },
  ],
  [
    '#signature You can register an app before or after run.',
    async ({ start, app, Garfish, until, text }) => {
      Garfish.registerApp(app('shop', { domGetter: '#other' }));
      start();
      Garfish.registerApp(app('orders', { activeWhen: '/shop' }));
      await until(() => text() && text('#other'));
      return [text('#other'), text()];
    },
    ['shop at /shop', 'orders at /shop'],
    { path: '/shop' },
  ],
  [
    'It fetches nothing for the other apps until automatic preloading starts 5 seconds later.',
    '/api/run#disablepreloadapp Garfish starts',
  ],
  [
    '#return-value-and-errors The hooks beforeRegisterApp and registerApp fire around it.',
    ({ start, hooks, app, Garfish, notes }) => {
      start(hooks('run', 'beforeRegisterApp', 'registerApp'));
      notes.length = 0;
      Garfish.registerApp(app('shop'));
      return notes;
    },
    ['run beforeRegisterApp', 'run registerApp'],
  ],
  [
    '#fields-of-an-app An entry overrides the options of run.',
    '/api/registerApp#fields-of-an-app Nested objects',
  ],
  [
    'AppLifecycle holds the hooks of an app, from beforeMount to customRender. The hooks of the host, such as beforeLoad, are ignored here.',
    async ({ start, app, hooks, notes, load }) => {
      const all = ['beforeLoad', 'afterLoad', 'beforeMount', 'beforeEval', 'afterMount'];
      start({ apps: [app('shop', hooks('app', ...all))] });
      await (await load('shop')).mount();
      return [...new Set(notes.filter((note) => note.startsWith('app')))];
    },
    ['app beforeMount', 'app beforeEval', 'app afterMount'],
  ],
  [
    "#name You pass it to loadApp and preloadApp, and it appears in the ids of the app's elements.",
    async ({ Garfish, app, until, requests }) => {
      Garfish.setOptions({ domGetter: '#container' }).registerApp([app('shop'), app('orders')]);
      await (await Garfish.loadApp('shop'))?.mount();
      Garfish.preloadApp('orders');
      await until(() => requests.some(({ url }) => url === '/orders/'));
      return [...document.querySelectorAll('#container [id]')].map(({ id }) => id).join(' ');
    },
    /garfish_app_for_shop_\w+/,
  ],
  [
    "#entry The URL of the app's HTML or JavaScript file. Garfish tells the two apart by the content type, or else by the extension.",
    async ({ load }) => {
      const kinds: unknown[] = [];
      for (const name of ['shop', 'script'])
        kinds.push(
          (
            await load(
              name,
              name === 'shop' ? {} : { entry: 'http://localhost:8091/script/app.js' },
            )
          ).isHtmlMode,
        );
      return kinds;
    },
    [true, false],
  ],
  [
    '#domgetter Default: the one in run',
    '/api/run#domgetter The element that sub-apps render into',
  ],
  [
    '#props Data for the provider of this app, merged over the props of run. In apps of run they are copied.',
    '/api/run#props A later one',
  ],
  ['Default: {}', '/api/run#props Default: {}'],
  [
    '#cache Whether the app stays in memory when the user leaves it',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  [
    "With false, each visit runs the app's scripts again.",
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  [
    '#asyncprovidertimeout How long mount() waits for a provider that this app registers asynchronously with registerProvider, in milliseconds. 0 disables waiting.',
    '/api/run#asyncprovidertimeout 0 disables waiting and removes registerProvider, so a sub-app that calls it fails.',
  ],
  [
    'Default: 2000',
    '/guide/quick-start/env#handing-over-the-provider You can call registerProvider',
  ],
  [
    '#nocheckprovider Default: false',
    '/issues/errors#render-is-required The provider has no render',
  ],
  [
    '#protectvariable Globals that this app shares with the real window, in addition to those in run.',
    async ({ Garfish, ran }) => {
      Garfish.setOptions({ protectVariable: ['both'] });
      await ran('window.both = 1; window.own = 2; window.neither = 3;', {
        protectVariable: ['own'],
      });
      return ['both', 'own', 'neither'].map((name) => Reflect.get(window, name));
    },
    [1, 2, undefined],
  ],
  [
    '#insulationvariable Globals of the host that this app does not see, in addition to those in run. loadApp ignores it in its options.',
    async ({ Garfish, app, own, notes }) => {
      Object.assign(window, { both: 1, one: 2, none: 3 });
      Garfish.setOptions({ insulationVariable: ['both'], domGetter: '#container' });
      const entry = own('note([window.both, window.one, window.none].join());');
      Garfish.registerApp(app('own', { entry, insulationVariable: ['one'] }));
      await (await Garfish.loadApp('own'))?.mount();
      const more = { entry, insulationVariable: ['none'] };
      await (await Garfish.loadApp('other', more))?.mount();
      return notes;
    },
    [',,3', ',2,3'],
  ],
  [
    '#disablesourcelistcollect Turns off app.sourceList for this app.',
    async ({ mounted }) => {
      const on = await mounted('shop');
      const off = await mounted('orders', { disableSourceListCollect: true });
      return [on.sourceList.length > 0, off.sourceList.length > 0];
    },
    [true, false],
  ],
  [
    '#active rootPath is the basename that the app would get.',
    '/guide/concept/router#your-own-mounting rootPath is',
  ],
  ['Default: loads and mounts the app', "/api/run#basename Default: '/'"],
  [
    '#deactive When the route leaves the app, Garfish calls this function instead of hiding or unmounting the app.',
    '/api/registerApp#deactive path is the new path',
  ],
  ['Default: hides or unmounts the app', '/api/#state-of-the-instance The apps that the router'],
  [
    '#unregister-an-app Garfish has no method that removes an app.',
    ({ Garfish }) => Object.keys(Garfish).filter((name) => /unregister|removeApp/i.test(name)),
    [],
  ],
  [
    '#pitfalls A changed entry has no effect. The name is already registered.',
    '/issues/errors#already-registered An app of this name',
  ],
  [
    "Two apps are on the page at once. Two rules match, for example because one of them is '/'.",
    "/api/registerApp#activewhen-as-text '/' | any",
  ],
]);
