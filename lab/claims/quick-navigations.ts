import { claims, each } from './claim';
import { NONE, RIGHT, twoNavigations, WRONG } from './two-navigations';

/** What `/api/router` says of navigations that follow each other too closely. */
export const QUICK_NAVIGATIONS = claims([
  '/api/router#async-guards-and-quick-navigations',
  ...each(
    twoNavigations,
    [
      [
        'the page can end up with the wrong app, or with none, although the URL is right.',
        [{}, WRONG],
        [{ between: 'a promise' }, WRONG],
        [{ between: 'a timer' }, RIGHT],
      ],
      [
        'If no app belongs to the first path, the page stays empty instead.',
        [{ first: '/nothing' }, NONE],
        [{ first: '/nothing', between: 'a timer' }, RIGHT],
      ],
      [
        'a user who clicks two links during the check gets the wrong app as well.',
        [{ guard: 'slow' }, WRONG],
        [{ guard: 'slow', between: 'a timer' }, WRONG],
      ],
    ],
    { path: '/shop' },
  ),
  [
    'guard prevents both, because it calls next() only for the newest navigation.',
    async ({ start, app, Garfish, until, text, settle, requests }) => {
      let newest = 0;
      let checks = 0;
      Garfish.router.beforeEach(async (_to, _from, next) => {
        newest += 1;
        const mine = newest;
        await new Promise((resolve) => setTimeout(resolve, checks % 2 ? 0 : 20));
        checks += 1;
        if (mine === newest) next();
      });
      start({ apps: [app('shop'), app('orders'), app('script')] });
      const shows = (name: string) => until(() => text() === `${name} at /${name}`);
      await shows('shop');
      await settle();
      for (const name of ['shop', 'script', 'shop']) {
        const done = checks + 2;
        Garfish.router.push({ path: '/orders' });
        Garfish.router.push({ path: `/${name}` });
        await until(() => checks === done);
        await shows(name);
        await settle();
      }
      return [location.pathname, text(), requests.some(({ url }) => url.includes('orders'))];
    },
    ['/shop', 'shop at /shop', false],
    { path: '/shop' },
  ],
  [
    'An older navigation that never calls next() changes nothing on the page.',
    async ({ start, app, Garfish, until, text, settle }) => {
      start({ apps: [app('shop'), app('orders')] });
      await until(text);
      let newest = 0;
      Garfish.router.beforeEach(async (_to, _from, next) => {
        newest += 1;
        const mine = newest;
        await settle();
        if (mine === newest) next();
      });
      const passed = new Promise((done) =>
        Garfish.router.afterEach((to, _from, next) => {
          next();
          done(to.path);
        }),
      );
      Garfish.router.push({ path: '/orders' });
      Garfish.router.push({ path: '/shop' });
      const seen = [await passed, location.pathname, text()];
      Garfish.router.push({ path: '/orders' });
      await until(() => text() === 'orders at /orders');
      return seen;
    },
    ['/shop', '/shop', 'shop at /shop'],
    { path: '/shop' },
  ],
  [
    'Without a guard, put a timer between two navigations',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  [
    'A promise that is already resolved is not enough, because its callback still runs in the same task.',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
]);
