import type { Claim } from './claim';

const GUARDS = '/api/router#guards-beforeeach-aftereach-and-routerchange';
const MOVES = '/api/router#push-and-replace';

/** What `/api/router` says. */
export const ROUTER: Claim[] = [
  {
    at: '/api/router#redirect-guests-to-the-sign-in-page',
    says: 'the app for /orders is neither loaded nor mounted, and the URL becomes /sign-in',
    path: '/orders',
    run: async ({ start, app, Garfish, until, text, requests }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        if (to.path === '/sign-in') next();
        else Garfish.router.replace({ path: '/sign-in' });
      });
      start({ apps: [app('orders'), app('sign-in')] });
      await until(text);
      const asked = requests.some(({ url }) => url.includes('orders'));
      return [location.pathname, text(), asked];
    },
    gives: ['/sign-in', 'sign-in at /sign-in', false],
  },
  {
    at: '/api/router#redirect-guests-to-the-sign-in-page',
    says: 'If you also called next(), the protected app would mount under the URL /sign-in, and a sub-app for /sign-in would not.',
    path: '/orders',
    run: async ({ start, app, Garfish, until, text, settle }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        next();
        if (to.path !== '/sign-in') Garfish.router.replace({ path: '/sign-in' });
      });
      start({ apps: [app('orders'), app('sign-in', { domGetter: '#other' })] });
      await until(text);
      await settle();
      return [location.pathname, text(), text('#other')];
    },
    gives: ['/sign-in', 'orders at /orders', ''],
  },
  {
    at: '/api/router#redirect-guests-to-the-sign-in-page',
    says: 'The guard runs after the URL has changed',
    run: async ({ start, Garfish, until }) => {
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
    gives: '/orders',
  },
  {
    at: '/api/router#count-page-views',
    says: 'A navigation that a guard has refused does not reach afterEach, so it is not counted.',
    run: async ({ start, Garfish, until }) => {
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
    gives: ['/orders'],
  },
  {
    at: MOVES,
    says: 'Both return nothing. The URL changes at once.',
    run: ({ start, Garfish }) => {
      start({ basename: '/portal' });
      const results = [Garfish.router.push({ path: '/a' }), location.pathname];
      const { length } = history;
      results.push(Garfish.router.replace({ path: 'b' }), location.pathname);
      return [...results.map(String), history.length === length];
    },
    gives: ['undefined', '/portal/a', 'undefined', '/portal/b', true],
  },
  {
    at: MOVES,
    says: 'An empty path leaves the URL as it is',
    path: '/here',
    run: ({ start, Garfish }) => {
      start();
      Garfish.router.push({ path: '' });
      return location.pathname;
    },
    gives: '/here',
  },
  {
    at: MOVES,
    says: 'Garfish joins the values as they are: encode &, = and spaces yourself',
    run: ({ start, Garfish }) => {
      start();
      Garfish.router.push({ path: '/a', query: { q: 'x&y=z' } });
      return location.search;
    },
    gives: '?q=x&y=z',
  },
  {
    at: MOVES,
    says: "Is put in front of the path. Pass '/' to leave it out",
    run: ({ start, Garfish }) => {
      start({ basename: '/portal' });
      Garfish.router.push({ path: '/a', basename: '/' });
      const without = location.pathname;
      Garfish.router.push({ path: '/a', basename: '/own' });
      return [without, location.pathname];
    },
    gives: ['/a', '/own/a'],
  },
  {
    at: MOVES,
    says: 'For another origin the browser throws a SecurityError.',
    run: ({ start, Garfish }) => {
      start();
      try {
        Garfish.router.push({ path: 'https://example.com' });
      } catch (error) {
        return (error as Error).name;
      }
      return 'nothing';
    },
    gives: 'SecurityError',
  },
  {
    at: MOVES,
    says: 'history.state keeps its content and gets the key __GARFISH_ROUTER_UPDATE_FLAG__.',
    run: ({ start, Garfish }) => {
      history.replaceState({ kept: 1 }, '');
      start();
      Garfish.router.push({ path: '/a' });
      return [history.state.kept, '__GARFISH_ROUTER_UPDATE_FLAG__' in history.state];
    },
    gives: [1, true],
  },
  {
    at: '/api/router#guards-beforeeach-aftereach-and-routerchange',
    says: 'Each setter keeps one function. Calling it again replaces the previous one.',
    run: async ({ start, Garfish, until }) => {
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
    gives: ['undefined', 'undefined', 'two'],
  },
  {
    at: GUARDS,
    says: 'which is location.pathname | First, after the URL has changed. Not for the first page',
    run: async ({ start, Garfish, until }) => {
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
    gives: [
      ['beforeEach', 'afterEach'],
      ['routerChange /portal/a', 'beforeEach', 'afterEach'],
    ],
  },
  {
    at: GUARDS,
    says: 'If you never call it in beforeEach, Garfish neither leaves nor mounts any app for this navigation',
    path: '/shop',
    run: async ({ start, app, Garfish, until, text, settle }) => {
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
    gives: ['/orders', 'shop at /shop'],
  },
];
