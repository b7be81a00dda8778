import { claims } from './claim';

/** What `/guide/concept/router` says of navigations that follow each other too quickly. */
export const CONCEPT_NAVIGATIONS = claims([
  '/guide/concept/router#quick-navigations',
  [
    'If two navigations run in the same task, the URL ends up right, but the page can show the wrong app or none.',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  [
    'The same happens if a second navigation begins while an asynchronous beforeEach still waits.',
    '/api/router#async-guards-and-quick-navigations a user who',
  ],
  [
    'One guard prevents both faults, even if it has to ask a server.',
    '/api/router#async-guards-and-quick-navigations guard prevents both, because it calls',
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
