import { hostWith, listed, type Task } from './task';

const SIGN_IN = `apps: [
    ${listed('shop')},
    ${listed('orders')},
    ${listed('sign-in')},
  ],`;

const guarded = (code: string) => hostWith('', code).replace(/apps: \[[^\]]*\],/, SIGN_IN);

const SLOW_RULE = `/** Asks the server, which takes a moment. */
const mayOpen = () => new Promise((resolve) => setTimeout(() => resolve(true), 30));
`;

/** Guards, and what happens at a navigation. */
export const ROUTING: Task[] = [
  {
    id: 'guard-a-route',
    text: 'Only users who have signed in may open /orders: redirect guests to /sign-in. `session.user` says who has signed in.',
    start: { 'host.js': guarded('export const session = { user: undefined };') },
    solution: {
      'host.js': guarded(`export const session = { user: undefined };

Garfish.router.beforeEach((to, from, next) => {
  if (session.user || !to.path.startsWith('/orders')) next();
  else Garfish.router.replace({ path: '/sign-in' });
});`),
    },
    path: '/shop',
    async judge({ until, text, notes }, host: { session: { user?: string } }) {
      await until(text);
      history.pushState(null, '', '/orders');
      await until(() => text() === 'sign-in at /sign-in');
      const asGuest = [location.pathname, notes.length];
      host.session.user = 'Lin';
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      return asGuest[0];
    },
    sees: '/sign-in',
  },
  {
    id: 'return-after-sign-in',
    text: 'Guests who open a page are redirected to /sign-in. Keep the requested URL in the query parameter `from`, so that the sign-in page can lead back to it.',
    start: {
      'host.js': guarded(`export const session = { user: undefined };

Garfish.router.beforeEach((to, from, next) => {
  if (session.user || to.path.startsWith('/sign-in')) next();
  else Garfish.router.replace({ path: '/sign-in' });
});`),
    },
    solution: {
      'host.js': guarded(`export const session = { user: undefined };

Garfish.router.beforeEach((to, from, next) => {
  if (session.user || to.path.startsWith('/sign-in')) return next();
  const requested = encodeURIComponent(location.pathname + location.search);
  Garfish.router.replace({ path: '/sign-in', query: { from: requested } });
});`),
    },
    async judge({ until, text }) {
      history.pushState(null, '', '/orders?id=7&tab=2');
      await until(() => text() === 'sign-in at /sign-in');
      return new URLSearchParams(location.search).get('from');
    },
    sees: '/orders?id=7&tab=2',
  },
  {
    id: 'guard-stops-every-app',
    text: 'Since we count the visits in a guard, no app mounts any more. The visits must still be counted.',
    start: {
      'host.js': hostWith(
        '',
        `export const visits = [];

Garfish.router.beforeEach((to) => {
  visits.push(to.path);
});`,
      ),
    },
    solution: {
      'host.js': hostWith(
        '',
        `export const visits = [];

Garfish.router.beforeEach((to, from, next) => {
  visits.push(to.path);
  next();
});`,
      ),
    },
    async judge({ until, text }, host: { visits: string[] }) {
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      return host.visits.includes('/orders');
    },
    sees: true,
  },
  {
    id: 'slow-guard-shows-the-wrong-app',
    text: 'The guard asks the server. Users who click on orders and at once back on shop see orders, although the URL is /shop.',
    start: {
      'host.js': hostWith(
        '',
        `${SLOW_RULE}
Garfish.router.beforeEach(async (to, from, next) => {
  if (await mayOpen(to.path)) next();
});`,
      ),
    },
    solution: {
      'host.js': hostWith(
        '',
        `${SLOW_RULE}
let newest = 0;
Garfish.router.beforeEach(async (to, from, next) => {
  newest += 1;
  const mine = newest;
  const isAllowed = await mayOpen(to.path);
  if (mine === newest && isAllowed) next();
});`,
      ),
    },
    path: '/shop',
    async judge({ until, text, settle }) {
      await until(text);
      history.pushState(null, '', '/orders');
      await Promise.resolve();
      history.pushState(null, '', '/shop');
      await new Promise((resolve) => setTimeout(resolve, 200));
      await settle();
      return [location.pathname, text()];
    },
    sees: ['/shop', 'shop at /shop'],
  },
  {
    id: 'loading-text',
    text: 'Show "Loading…" in #other from the moment a sub-app begins to load until it is on the page, at each first visit.',
    start: { 'host.js': hostWith('disablePreloadApp: true,') },
    solution: {
      'host.js': hostWith(`disablePreloadApp: true,
  beforeLoad: () => {
    document.querySelector('#other').textContent = 'Loading…';
  },
  afterMount: () => {
    document.querySelector('#other').textContent = '';
  },`),
    },
    async judge({ until, text }) {
      history.pushState(null, '', '/orders');
      await until(() => text('#other') === 'Loading…');
      await until(() => text() === 'orders at /orders');
      await until(() => text('#other') === '');
      return text();
    },
    sees: 'orders at /orders',
  },
];
