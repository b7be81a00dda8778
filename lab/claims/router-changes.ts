import { claims } from './claim';

/** What the pages of the router say of single changes of the URL. */
export const ROUTER_CHANGES = claims([
  '/api/router#guards-beforeeach-aftereach-and-routerchange',
  [
    'afterEach | to, from, next | After the new apps are mounted',
    async ({ Garfish, start, app, notes, guard, until }) => {
      guard('beforeEach');
      guard('afterEach');
      start({ apps: [app('shop')] });
      await until(() => notes.includes('afterEach'));
      notes.length = 0;
      Garfish.router.push({ path: '/shop' });
      await until(() => notes.includes('afterEach'));
      return notes;
    },
    ['beforeEach', 'script', 'render', 'afterEach'],
  ],
  '#which-changes-call-the-guards',
  [
    'A change of the query alone calls them if history.state changes with it, which is usual.',
    async ({ Garfish, start, guard, notes, settle, count, until }) => {
      guard('beforeEach');
      start();
      await settle();
      const seen: number[] = [];
      const tell = async () => {
        await settle();
        seen.push(notes.length);
        notes.length = 0;
      };
      await tell();
      history.pushState(null, '', '?a=1');
      await tell();
      Garfish.router.push({ path: '/', query: { a: '2' } });
      await tell();
      Garfish.router.push({ path: '/', query: { a: '3' } });
      await tell();
      history.pushState({ key: 'of React Router' }, '', '?a=4');
      await tell();
      history.back();
      await until(() => count('beforeEach') > 0);
      await tell();
      return seen;
    },
    [1, 0, 1, 0, 1, 1],
  ],
  [
    'the user goes Back or Forward the user clicks a link to a hash such as <a href="#top">, or code assigns location.hash you call registerApp after run, even if the URL stays the same',
    async ({ Garfish, start, app, guard, count, settle, until }) => {
      guard('beforeEach');
      start();
      history.pushState(null, '', '/');
      await settle();
      const before = count('beforeEach');
      Garfish.registerApp(app('shop'));
      await settle();
      const registered = count('beforeEach') - before;
      history.back();
      await until(() => count('beforeEach') > before + registered);
      const returned = count('beforeEach');
      const link = document.body.appendChild(document.createElement('a'));
      link.href = '#top';
      link.click();
      await until(() => count('beforeEach') > returned);
      const clicked = count('beforeEach') - returned;
      location.hash = 'bottom';
      await until(() => count('beforeEach') > returned + clicked);
      return [registered, clicked];
    },
    [1, 1],
  ],
  '#for-plugins',
  [
    'The methods setRouterConfig, registerRouter and listenRouterAndReDirect are meant for plugins.',
    ({ Garfish }) => Object.keys(Garfish.router).sort(),
    [
      'afterEach',
      'beforeEach',
      'listenRouterAndReDirect',
      'push',
      'registerRouter',
      'replace',
      'routerChange',
      'routerConfig',
      'setRouterConfig',
    ],
  ],
  '#async-guards-and-quick-navigations',
  [
    'If your host has no sessions, pass async () => true.',
    async ({ Garfish, start, app, until, text }) => {
      let newest = 0;
      Garfish.router.beforeEach(async (_to, _from, next) => {
        newest += 1;
        const mine = newest;
        await Promise.resolve(true);
        if (mine === newest) next();
      });
      start({ apps: [app('shop'), app('orders')] });
      await until(() => text() === 'shop at /shop');
      Garfish.router.push({ path: '/orders' });
      Garfish.router.push({ path: '/shop' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      return [location.pathname, text(), text('#container > *')];
    },
    ['/shop', 'shop at /shop', 'shop at /shop'],
    { path: '/shop' },
  ],
  '/guide/concept/router#what-happens-on-a-change',
  [
    'Garfish wraps history.pushState and history.replaceState, and listens to popstate. So it notices every navigation, no matter which router starts it.',
    async ({ start, app, until, text }) => {
      start({ apps: [app('shop'), app('orders')] });
      const seen: (string | undefined)[] = [];
      for (const go of [
        () => history.pushState(null, '', '/shop'),
        () => history.replaceState(null, '', '/orders'),
        () => history.pushState({ step: 2 }, '', '/shop'),
        () => history.back(),
      ]) {
        const before = text();
        go();
        await until(() => text() !== before && text());
        seen.push(text());
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return seen;
    },
    ['shop at /shop', 'orders at /orders', 'shop at /shop', 'orders at /orders'],
  ],
  '#query',
  [
    'You call Garfish.router.push from an entry that it did not create itself. The first call adds a marker to history.state, which counts as a change.',
    '/api/router#which-changes-call-the-guards A change of the query alone',
  ],
  [
    'Later calls change only the query, so Garfish ignores them.',
    '/api/router#which-changes-call-the-guards A change of the query alone',
  ],
  [
    'The user goes Back or Forward. Garfish compares nothing on popstate.',
    '/api/router#which-changes-call-the-guards A change of the query alone',
  ],
  '/issues/#why-should-activewhen-not-be-',
  [
    "With a function, (path) => path === '/', Garfish may remove all other apps when the user leaves that app.",
    async ({ Garfish, start, app, until, text }) => {
      start({
        apps: [
          app('home', { entry: app('shop').entry, activeWhen: (path) => path === '/' }),
          app('orders'),
        ],
      });
      await until(() => text());
      Garfish.router.push({ path: '/orders' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [text(), Object.keys(Garfish.apps)];
    },
    ['orders at /orders', ['orders']],
  ],
]);
