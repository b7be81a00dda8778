import { claims } from './claim';

/** What the page about signing in says. */
export const TASKS_SIGN_IN = claims([
  '/guide/tasks/sign-in#why-the-guard-is-synchronous',
  [
    'a second navigation can overtake the first. The URL is then right, but the page shows the wrong app.',
    '/api/router#async-guards-and-quick-navigations a user who',
  ],
  [
    'If the guard throws or its promise rejects, the URL is new, the old app stays, and the console shows an unhandled rejection.',
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
    'let only the newest navigation decide',
    '/api/router#async-guards-and-quick-navigations guard prevents both, because it calls',
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
  [
    'For a link such as /sign-in?from=//evil.example, history.replaceState throws a SecurityError otherwise',
    ({ ending }) => {
      const from = new URLSearchParams('?from=//evil.example').get('from') ?? '/';
      return ending(() => history.replaceState(null, '', new URL(from, location.origin).href));
    },
    /^throws .*evil\.example.* cannot be created/,
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
