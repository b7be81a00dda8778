import { claims } from './claim';

/** What `/api/router` says. */
export const ROUTER = claims([
  '/api/router#redirect-guests-to-the-sign-in-page',
  [
    'Garfish neither loads nor mounts its app, and the URL becomes /sign-in',
    async ({ start, app, Garfish, until, text, requests }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        if (to.path === '/sign-in') next();
        else Garfish.router.replace({ path: '/sign-in' });
      });
      start({ apps: [app('orders'), app('sign-in')] });
      await until(text);
      const asked = requests.some(({ url }) => url.includes('orders'));
      return [location.pathname, text(), asked];
    },
    ['/sign-in', 'sign-in at /sign-in', false],
    { path: '/orders' },
  ],
  [
    'If you also called next(), the protected app would mount under the URL /sign-in, and the app of that path would not.',
    async ({ start, app, Garfish, until, text, settle }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        next();
        if (to.path !== '/sign-in') Garfish.router.replace({ path: '/sign-in' });
      });
      start({ apps: [app('orders'), app('sign-in', { domGetter: '#other' })] });
      await until(text);
      await settle();
      return [location.pathname, text(), text('#other')];
    },
    ['/sign-in', 'orders at /orders', ''],
    { path: '/orders' },
  ],
  [
    'The guard runs after the URL has changed',
    async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      start();
      Garfish.router.beforeEach((_to, _from, next) => {
        seen.push(location.pathname);
        next();
      });
      Garfish.router.push({ path: '/orders' });
      await until(() => seen.length > 0);
      return seen[0];
    },
    '/orders',
  ],
  '#count-page-views',
  [
    "Remember the last path, because Garfish also calls afterEach when the path stays the same. Don't compare to with from instead, because after a registration from is always /.",
    async ({ start, app, Garfish, until }) => {
      const counted: string[] = [];
      const calls: string[] = [];
      let last = '';
      Garfish.router.afterEach((to, from, next) => {
        const [path = ''] = to.fullPath.split('#');
        if (path !== last) counted.push(path);
        last = path;
        calls.push(`${from.path} to ${to.path}`);
        next();
      });
      start({ apps: [app('shop')] });
      await until(() => calls.length === 1);
      Garfish.registerApp(app('orders'));
      await until(() => calls.length === 2);
      history.replaceState({ another: 'state' }, '', '/shop');
      await until(() => calls.length === 3);
      Garfish.router.push({ path: '/shop#top' });
      await until(() => calls.length === 4);
      Garfish.router.push({ path: '/orders' });
      await until(() => calls.length === 5);
      return [counted, calls];
    },
    [
      ['/shop', '/orders'],
      ['/ to /shop', '/ to /shop', '/shop to /shop', '/shop to /shop#top', '/shop#top to /orders'],
    ],
    { path: '/shop' },
  ],
  [
    'A navigation that a guard has refused does not reach afterEach, so it is not counted.',
    async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      start();
      Garfish.router.beforeEach((to, _from, next) => {
        if (to.path !== '/refused') next();
      });
      Garfish.router.afterEach((to, _from, next) => {
        seen.push(to.fullPath);
        next();
      });
      Garfish.router.push({ path: '/refused' });
      Garfish.router.push({ path: '/orders' });
      await until(() => seen.length > 0);
      return seen;
    },
    ['/orders'],
  ],
  '#push-and-replace',
  [
    'Both return nothing. The URL changes immediately',
    ({ start, Garfish }) => {
      start({ basename: '/portal' });
      const results = [Garfish.router.push({ path: '/a' }), location.pathname];
      const { length } = history;
      results.push(Garfish.router.replace({ path: 'b' }), location.pathname);
      return [...results.map(String), history.length === length];
    },
    ['undefined', '/portal/a', 'undefined', '/portal/b', true],
  ],
  [
    'An empty path leaves the URL unchanged |',
    ({ start, Garfish }) => {
      start();
      Garfish.router.push({ path: '' });
      return location.pathname;
    },
    '/here',
    { path: '/here' },
  ],
  [
    'Garfish joins the values unchanged, so encode &, = and spaces yourself',
    ({ start, Garfish }) => {
      start();
      Garfish.router.push({ path: '/a', query: { q: 'x&y=z' } });
      return location.search;
    },
    '?q=x&y=z',
  ],
  [
    "The beginning of the URL, before path. Pass '/' to omit the host's basename",
    ({ start, Garfish }) => {
      start({ basename: '/portal' });
      Garfish.router.push({ path: '/a', basename: '/' });
      const without = location.pathname;
      Garfish.router.push({ path: '/a', basename: '/own' });
      return [without, location.pathname];
    },
    ['/a', '/own/a'],
  ],
  [
    'For another origin, the browser then throws a SecurityError.',
    ({ start, Garfish }) => {
      start();
      try {
        Garfish.router.push({ path: 'https://example.com' });
      } catch (error) {
        return (error as Error).name;
      }
      return 'nothing';
    },
    'SecurityError',
  ],
  [
    'Both methods add the key __GARFISH_ROUTER_UPDATE_FLAG__ to the current history.state.',
    ({ start, Garfish }) => {
      history.replaceState({ kept: 1 }, '');
      start();
      Garfish.router.push({ path: '/a' });
      return [history.state.kept, '__GARFISH_ROUTER_UPDATE_FLAG__' in history.state];
    },
    [1, true],
  ],
  '#guards-beforeeach-aftereach-and-routerchange',
  [
    'Each setter stores one function, and calling it again replaces the previous one',
    async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      const note = (name: string) => (_to: unknown, _from: unknown, next: () => void) => {
        seen.push(name);
        next();
      };
      const results = [
        Garfish.router.afterEach(note('one')),
        Garfish.router.afterEach(note('two')),
      ];
      start();
      await until(() => seen.length > 0);
      return [...results.map(String), ...seen];
    },
    ['undefined', 'undefined', 'two'],
  ],
  [
    'which is location.pathname | First, after the URL has changed. Not for the first page',
    async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      const note = (name: string) => (_to: unknown, _from: unknown, next: () => void) => {
        seen.push(name);
        next();
      };
      Garfish.router.routerChange((path) => seen.push(`routerChange ${path}`));
      Garfish.router.beforeEach(note('beforeEach'));
      Garfish.router.afterEach(note('afterEach'));
      start({ basename: '/portal' });
      await until(() => seen.includes('afterEach'));
      const first = seen.splice(0);
      Garfish.router.push({ path: '/a' });
      await until(() => seen.includes('afterEach'));
      return [first, seen];
    },
    [
      ['beforeEach', 'afterEach'],
      ['routerChange /portal/a', 'beforeEach', 'afterEach'],
    ],
  ],
  [
    'If you never call it in beforeEach, Garfish neither leaves nor mounts any app for this navigation',
    async ({ start, app, Garfish, until, text, settle }) => {
      let refused = false;
      start({ apps: [app('shop'), app('orders')] });
      await until(text);
      Garfish.router.beforeEach(() => {
        refused = true;
      });
      Garfish.router.push({ path: '/orders' });
      await until(() => refused);
      await settle();
      return [location.pathname, text()];
    },
    ['/orders', 'shop at /shop'],
    { path: '/shop' },
  ],
]);
