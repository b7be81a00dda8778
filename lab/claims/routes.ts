import { claims } from './claim';

/** What `/api/router` says of what guards are told, and of the changes that call them. */
export const ROUTES = claims([
  '/api/router#guards-beforeeach-aftereach-and-routerchange',
  [
    'both paths contain the hash, such as /orders#top. On the first page and on Back and Forward they do not.',
    async ({ start, Garfish, until }) => {
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
    ['/portal/a /a', '/portal/orders#top /orders#top', '/portal/a /a'],
    { path: '/portal/a#first' },
  ],
  [
    'history.state. It is missing on Back and Forward',
    async ({ start, Garfish, until }) => {
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
    [true, false],
  ],
  [
    "Each value as a pair that is not decoded: ?x=1 gives { x: ['x', '1'] }",
    async ({ start, Garfish, until }) => {
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
    { x: ['x', '%20'] },
  ],
  [
    'In to the apps that are about to be mounted, in from those that are about to be left',
    async ({ start, app, Garfish, until, text }) => {
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
    [['shop'], ['orders']],
    { path: '/shop' },
  ],
  [
    "path | string | The path without the basename. '' if the URL ends with the basename, such as /portal",
    '/api/registerApp#exactly-one-path the path of',
  ],
  '#which-changes-call-the-guards',
  [
    'Garfish calls the guards when: a call of pushState or replaceState changes the path, the hash or history.state',
    async ({ start, Garfish, until }) => {
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
    ['/a', '/a#hash', '/a#hash'],
  ],
  '#pitfalls',
  [
    'A guard did not call next(), or it threw, which leaves an unhandled rejection.',
    async ({ start, app, Garfish, until, rejections, text }) => {
      start({ apps: [app('shop')] });
      Garfish.router.beforeEach(() => {
        throw new Error('guard fails');
      });
      Garfish.router.push({ path: '/shop' });
      await until(() => rejections.length > 0);
      return [rejections, text()];
    },
    [['guard fails'], ''],
  ],
  '/api/run#onnotmatchrouter',
  [
    'Garfish calls this function when no sub-app matches the URL, at the start and after each route change.',
    async ({ start, app, Garfish, until }) => {
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
    ['/portal/start', '/portal/nothing'],
    { path: '/portal/start' },
  ],
  [
    'A plugin or an app cannot set this function.',
    async ({ start, until, hooks, plugin, notes }) => {
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
    [],
  ],
]);
