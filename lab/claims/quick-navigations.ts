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
        'a user who clicks two links in that time gets the wrong app',
        [{ guard: 'slow' }, WRONG],
        [{ guard: 'slow', between: 'a timer' }, WRONG],
      ],
    ],
    { path: '/shop' },
  ),
  [
    'For a navigation that is out of date, the guard withholds next(), and the latest one decides what the page shows.',
    async ({ start, app, Garfish, until, text, settle, requests }) => {
      let checks = 0;
      Garfish.router.beforeEach(async (to, _from, next) => {
        await new Promise((resolve) => setTimeout(resolve));
        checks += 1;
        if (to.href === location.href) next();
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
    'To check a session in a guard, call next() only if the user is still on the way to the same URL.',
    async ({ start, app, Garfish, until, text }) => {
      Garfish.router.beforeEach(async (to, _from, next) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        if (to.href !== location.href) return;
        if (to.path !== '/orders') next();
        else Garfish.router.replace({ path: '/sign-in' });
      });
      start({ apps: [app('shop'), app('orders'), app('sign-in')] });
      await until(text);
      Garfish.router.push({ path: '/orders' });
      await until(() => text()?.startsWith('sign-in'));
      return [location.pathname, text()];
    },
    ['/sign-in', 'sign-in at /sign-in'],
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
