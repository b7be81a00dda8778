import type { Claim } from './claim';

const GUARDS = '/api/router#guards-beforeeach-aftereach-and-routerchange';
const CHANGES = '/api/router#which-changes-call-the-guards';

/** What `/api/router` says of what guards are told, and of the changes that call them. */
export const ROUTES: Claim[] = [
  {
    at: GUARDS,
    says: 'fullPath and path contain the hash, such as /orders#top. On the first page and on Back and Forward they do not.',
    path: '/portal/a#first',
    run: async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      Garfish.router.afterEach((to, _from, next) => {
        seen.push(`${to.fullPath} ${to.path}`);
        next();
      });
      start({ basename: '/portal' });
      await until(() => seen.length === 1);
      Garfish.router.push({ path: '/orders#top' });
      await until(() => seen.length === 2);
      history.back();
      await until(() => seen.length === 3);
      return seen;
    },
    gives: ['/portal/a /a', '/portal/orders#top /orders#top', '/portal/a /a'],
  },
  {
    at: GUARDS,
    says: 'history.state. It is missing on Back and Forward',
    run: async ({ start, Garfish, until }) => {
      const seen: boolean[] = [];
      Garfish.router.afterEach((to, _from, next) => {
        seen.push('state' in to && to.state !== undefined);
        next();
      });
      start();
      await until(() => seen.length === 1);
      Garfish.router.push({ path: '/orders' });
      await until(() => seen.length === 2);
      history.back();
      await until(() => seen.length === 3);
      return seen.slice(1);
    },
    gives: [true, false],
  },
  {
    at: GUARDS,
    says: "Each value as a pair that is not decoded: ?x=1 gives { x: ['x', '1'] }",
    run: async ({ start, Garfish, until }) => {
      const seen: unknown[] = [];
      start();
      Garfish.router.beforeEach((to, _from, next) => {
        seen.push(to.query);
        next();
      });
      Garfish.router.push({ path: '/a', query: { x: '%20' } });
      await until(() => seen.length > 0);
      return seen[0];
    },
    gives: { x: ['x', '%20'] },
  },
  {
    at: GUARDS,
    says: 'In to the apps that are about to be mounted, in from those that are about to be left',
    path: '/shop',
    run: async ({ start, app, Garfish, until, text }) => {
      const seen: string[][] = [];
      start({ apps: [app('shop'), app('orders')] });
      await until(text);
      Garfish.router.beforeEach((to, from, next) => {
        seen.push(from.matched.map(({ name }) => name));
        seen.push(to.matched.map(({ name }) => name));
        next();
      });
      Garfish.router.push({ path: '/orders' });
      await until(() => seen.length > 0);
      return seen;
    },
    gives: [['shop'], ['orders']],
  },
  {
    at: CHANGES,
    says: 'If only the query changes through history.pushState or history.replaceState, it does not notice',
    run: async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      start();
      Garfish.router.afterEach((to, _from, next) => {
        seen.push(to.href.replace(origin, ''));
        next();
      });
      Garfish.router.push({ path: '/a' });
      await until(() => seen.length === 1);
      history.pushState(history.state, '', '/a?x=1');
      history.replaceState(history.state, '', '/a?x=2');
      Garfish.router.push({ path: '/b' });
      await until(() => seen.length > 1);
      return seen;
    },
    gives: ['/a', '/b'],
  },
  {
    at: CHANGES,
    says: 'Garfish calls the guards when the path, the hash or history.state changes.',
    run: async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      start();
      Garfish.router.afterEach((to, _from, next) => {
        seen.push(to.href.replace(origin, ''));
        next();
      });
      history.pushState(null, '', '/a');
      await until(() => seen.length === 1);
      history.pushState(null, '', '/a#hash');
      await until(() => seen.length === 2);
      history.pushState({ some: 'state' }, '', '/a#hash');
      await until(() => seen.length === 3);
      return seen;
    },
    gives: ['/a', '/a#hash', '/a#hash'],
  },
  {
    at: '/api/router#pitfalls',
    says: 'A guard did not call next(), or it threw, which leaves an unhandled rejection.',
    run: async ({ start, app, Garfish, until, rejections, text }) => {
      start({ apps: [app('shop')] });
      Garfish.router.beforeEach(() => {
        throw new Error('guard fails');
      });
      Garfish.router.push({ path: '/shop' });
      await until(() => rejections.length > 0);
      return [rejections, text()];
    },
    gives: [['guard fails'], ''],
  },
  {
    at: '/api/run#onnotmatchrouter',
    says: 'Garfish calls it when no sub-app matches the URL, at the start and after each route change.',
    path: '/portal/start',
    run: async ({ start, app, Garfish, until }) => {
      const paths: string[] = [];
      start({
        basename: '/portal',
        apps: [app('shop')],
        onNotMatchRouter: (path) => void paths.push(path),
      });
      await until(() => paths.length === 1);
      Garfish.router.push({ path: '/nothing' });
      await until(() => paths.length === 2);
      return paths;
    },
    gives: ['/portal/start', '/portal/nothing'],
  },
  {
    at: '/api/run#onnotmatchrouter',
    says: 'A plugin or an app cannot set it.',
    run: async ({ start, until, hooks, plugin, notes }) => {
      let called = false;
      start({
        ...hooks('run'),
        plugins: [plugin('plugin', 'onNotMatchRouter')],
        onNotMatchRouter: () => {
          called = true;
        },
      });
      await until(() => called);
      return notes;
    },
    gives: [],
  },
];
