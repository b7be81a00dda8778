import { claims } from './claim';

/** What the page about signing in says. */
export const TASKS_SIGN_IN = claims([
  '/guide/tasks/sign-in#why-the-guard-is-synchronous',
  [
    'From /shop, go to /orders and, before the check is done, back to /shop. The URL is /shop and the page shows orders',
    '/api/router#async-guards-and-quick-navigations a user who',
  ],
  [
    'Two navigations in the same tick do the same, even without any guard.',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  [
    'The URL is new, the old app stays, and the console shows an unhandled rejection.',
    async ({ start, app, Garfish, until, text, settle, rejections }) => {
      start({ apps: [app('shop'), app('orders')] });
      await until(text);
      Garfish.router.beforeEach(async () => {
        throw new Error('no answer');
      });
      Garfish.router.push({ path: '/orders' });
      await until(() => rejections.length > 0);
      await settle();
      return [location.pathname, text(), rejections];
    },
    ['/orders', 'shop at /shop', ['no answer']],
    { path: '/shop' },
  ],
  '#check-on-the-server-at-each-navigation',
  [
    'an older navigation that never calls next() changes nothing',
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
  '#return-to-the-requested-page',
  [
    'In the guard, location already has the refused URL.',
    async ({ start, Garfish, until }) => {
      const seen: string[] = [];
      start();
      Garfish.router.beforeEach(() => void seen.push(location.pathname + location.search));
      Garfish.router.push({ path: '/orders', query: { id: '7' } });
      await until(() => seen.length > 0);
      return seen[0];
    },
    '/orders?id=7',
  ],
  '#pass-the-token-on',
  [
    'A cached sub-app keeps the props of its first load, so a plain token would be the old one after a renewal.',
    async ({ load, text }) => {
      let token = 'old';
      const options = () => ({ cache: true, props: { token, getToken: () => token } });
      const app = await load('tokens', options());
      await app.mount();
      app.hide();
      token = 'new';
      await (await load('tokens', options())).show();
      return text();
    },
    'old and new',
    {
      files: {
        '/tokens/': '<p></p><script src="app.js"></script>',
        '/tokens/app.js': `exports.provider = {
  render({ dom, props }) {
    dom.querySelector('p').textContent = props.token + ' and ' + props.getToken();
  },
  destroy() {},
};`,
      },
    },
  ],
  [
    "localStorage.token = '…' in a sub-app stores nothing at all",
    async ({ load }) => {
      const app = await load('stores');
      await app.mount();
      return Object.entries(localStorage).filter(([key]) => /token|prefixed/.test(key));
    },
    [['__Garfish__stores__prefixed', 'b']],
    {
      files: {
        '/stores/': '<script src="app.js"></script>',
        '/stores/app.js': `localStorage.token = 'a';
localStorage.setItem('prefixed', 'b');
exports.provider = { render() {}, destroy() {} };`,
      },
    },
  ],
]);
