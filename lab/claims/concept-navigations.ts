import { claims } from './claim';

/** What `/guide/concept/router` says of navigations that follow each other too quickly. */
export const CONCEPT_NAVIGATIONS = claims([
  '/guide/concept/router#quick-navigations',
  [
    'If two navigations run in the same task, the URL ends up right, but the page can show the wrong app or none.',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  [
    'Without the highlighted line, somebody who presses the button at /orders would see the shop there.',
    async ({ start, app, Garfish, until, settle, text }) => {
      start({ apps: [app('shop'), app('orders')] });
      await until(() => text()?.includes('orders at'));
      const ends: unknown[] = [];
      for (const wait of [() => new Promise((done) => setTimeout(done)), () => undefined]) {
        Garfish.router.push({ path: '/shop' });
        await wait();
        Garfish.router.replace({ path: '/orders' });
        await until(text);
        await settle();
        ends.push(location.pathname, text());
      }
      return ends;
    },
    ['/orders', 'orders at /orders', '/orders', 'shop at /shop'],
    { path: '/orders' },
  ],
  [
    'A resolved promise is not enough: wait for a new task.',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  [
    'The same happens if a second navigation begins while an asynchronous beforeEach still waits.',
    '/api/router#async-guards-and-quick-navigations a user who',
  ],
  [
    'or redirect in a beforeEach guard as above.',
    async ({ start, app, Garfish, until, settle, text }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        if (to.path !== '/shop') return next();
        Garfish.router.replace({ path: '/orders' });
      });
      start({ apps: [app('shop'), app('orders')] });
      Garfish.router.push({ path: '/shop' });
      await until(() => text()?.includes('orders at'));
      await settle();
      return [location.pathname, text()];
    },
    ['/orders', 'orders at /orders'],
  ],
]);
