import { claims, each } from './claim';
import type { Lab } from './lab';

/** Goes somewhere with a method, and tells what the history has then. */
const wentTo = async (
  { Garfish, start, settle }: Lab,
  [method, path]: ['push' | 'replace', string],
) => {
  // The length of the history ends at fifty, and a page that has run many claims has reached that.
  const { pushState } = history;
  let added = 0;
  history.pushState = (...entry) => {
    added += 1;
    pushState.apply(history, entry);
  };
  start({ apps: [] });
  Garfish.router[method]({ path });
  await settle();
  return [added, location.pathname];
};

/** What a guard receives on the way to a path below the basename `/portal`. */
const fieldsOf = async (
  { start, guard, Garfish, until, notes }: Lab,
  name: 'fullPath' | 'path' | 'href',
) => {
  const tell = new Function('to', `return to.${name}`) as never;
  guard('afterEach', tell);
  start({ basename: '/portal' });
  await until(() => notes.length === 1);
  Garfish.router.push({ path: '/orders/7', query: { tab: 'items' } });
  await until(() => notes.length === 2);
  return notes[1];
};

/** What `/api/router` says of its methods, of routes and of guards, besides what `router.ts` has. */
export const ROUTER_ROUTES = claims([
  '/api/router',
  ...each(wentTo, [
    [
      '#push-and-replace push(target) | Adds an entry to the browser history',
      [
        ['push', '/orders'],
        [1, '/orders'],
      ],
      [
        ['push', 'orders'],
        [1, '/orders'],
      ],
    ],
    [
      'replace(target) | Replaces the current entry',
      [
        ['replace', '/orders'],
        [0, '/orders'],
      ],
    ],
  ]),
  ...each(
    fieldsOf,
    [
      [
        "#guards-beforeeach-aftereach-and-routerchange fullPath | string | The path with the basename | | path | string | The path without the basename. '' if the URL ends with the basename, such as /portal | | href | string | The absolute URL.",
        ['fullPath', '/portal/orders/7'],
        ['path', '/orders/7'],
        ['href', 'http://localhost:8080/portal/orders/7?tab=items'],
      ],
    ],
    { path: '/portal/shop' },
  ),
  [
    '#for-plugins setRouterConfig({ listening: false }) stops Garfish from mounting further apps.',
    async ({ start, app, Garfish, settle, text }) => {
      start({ apps: [app('shop')] });
      Garfish.router.setRouterConfig({ listening: false });
      Garfish.router.push({ path: '/shop' });
      await settle();
      return [location.pathname, text()];
    },
    ['/shop', ''],
  ],
  [
    'Call it after run, which sets listening to true again.',
    ({ start, Garfish }) => {
      const { router } = Garfish;
      router.setRouterConfig({ listening: false });
      start();
      return router.routerConfig.listening;
    },
    true,
  ],
  [
    '#pitfalls Without next() and without another navigation, the old app stays on the page under the new URL.',
    '/api/router#guards-beforeeach-aftereach-and-routerchange If you never call',
  ],
  [
    '#push-and-replace Garfish treats a path that looks like a URL or a host name, such as https://example.com or foo.html, as an absolute URL',
    '/issues/errors#pushstate Garfish.router.push or replace',
  ],
  [
    'A URL on localhost is not recognized and is taken for a path.',
    '/issues/errors#pushstate Garfish.router.push or replace',
  ],
  [
    '#guards-beforeeach-aftereach-and-routerchange beforeEach | to, from, next | Then, before apps are left and mounted',
    '/guide/concept/router#what-happens-on-a-change routerChange and then',
  ],
  '/api/setExternal',
  [
    '#signature value | any | The module. Not used with an object',
    ({ Garfish }) => {
      Garfish.setExternal({ one: 1 }, 'unused');
      return Garfish.externals;
    },
    { one: 1 },
  ],
  [
    '#pitfalls The library is not isolated. It uses the real window of the host, so every app sees what it writes there.',
    async ({ Garfish, ran, notes }) => {
      Garfish.setExternal('library', { write: () => Reflect.set(window, 'written', 1) });
      await ran("require('library').write();");
      await ran('note(window.written);');
      return ['written' in window, ...notes];
    },
    [true, 1],
  ],
  [
    'An update of the host breaks a sub-app. All apps share one version',
    '/api/setExternal#set-up-the-bundler The names in externals',
  ],
  [
    "#load-a-library-only-when-an-app-needs-it The host doesn't have to load the library when it starts.",
    '/api/setExternal#load-a-library-only-when-an-app-needs-it Garfish waits for beforeLoad',
  ],
  '/guide/concept/bridge',
  [
    '#react-options canUpdate | Has no effect, because the React bridges have no update',
    "/guide/concept/bridge#when-to-use-a-bridge The function takes the app's",
  ],
  [
    '#pitfalls Mounting fails, and the entry is a JavaScript file. The bridge cannot find el, because there is no HTML.',
    '/issues/errors#react-el The selector',
  ],
  [
    '#when-to-use-a-bridge So it also works in a sub-app of ES modules, where Garfish does not read exports.',
    '/guide/concept/bridge#when-to-use-a-bridge The bridge also registers',
  ],
  [
    '#in-short A bridge turns your root component into a provider and registers it, even in an app of native ES modules.',
    '/guide/concept/bridge#when-to-use-a-bridge The bridge also registers',
  ],
  [
    '#vue-options Options for createApp, in the same two forms. They must contain a render function',
    '/guide/concept/bridge#pitfalls appOptions has no render',
  ],
]);
