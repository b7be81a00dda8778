import { claims } from './claim';

/** What `/guide/concept/router` says. */
export const CONCEPT_ROUTING = claims([
  '/guide/concept/router#what-is-matched',
  [
    'If the rules of several apps match, all of them are active at the same time.',
    async ({ start, app, until, text }) => {
      start({
        apps: [app('shop'), app('orders', { activeWhen: '/shop', domGetter: '#other' })],
      });
      await until(() => text() && text('#other'));
      return [text(), text('#other')];
    },
    ['shop at /shop', 'orders at /shop'],
    { path: '/shop' },
  ],
  [
    'Garfish compares only the path, so activeWhen receives neither the query nor the hash.',
    async ({ start, app, until, text }) => {
      const paths: string[] = [];
      const activeWhen = (path: string) => paths.push(path) > 0;
      start({ apps: [app('shop', { activeWhen })] });
      await until(text);
      return paths[0];
    },
    '/shop',
    { path: '/shop?a=1#b' },
  ],
  '#the-basename-of-a-sub-app',
  [
    "/demo | (path) => path.startsWith('/shop') | /demo/shop/cart | /demo/shop",
    async ({ start, app, until, text }) => {
      const activeWhen = (path: string) => path.startsWith('/shop');
      start({ basename: '/demo', apps: [app('shop', { activeWhen })] });
      await until(text);
      return text();
    },
    'shop at /demo/shop',
    { path: '/demo/shop/cart' },
  ],
  [
    '/demo | /shop | /demo/shop/cart | /demo/shop',
    async ({ start, app, until, text }) => {
      start({ basename: '/demo', apps: [app('shop')] });
      await until(text);
      return text();
    },
    'shop at /demo/shop',
    { path: '/demo/shop/cart' },
  ],
  '#what-happens-on-a-change',
  [
    'routerChange and then beforeEach are called.',
    async ({ start, app, Garfish, notes, until }) => {
      Garfish.router.routerChange(() => void notes.push('routerChange'));
      Garfish.router.beforeEach((_to, _from, next) => {
        notes.push('beforeEach');
        next();
      });
      Garfish.router.afterEach((_to, _from, next) => {
        notes.push('afterEach');
        next();
      });
      start({ apps: [app('shop')], onNotMatchRouter: () => void notes.push('no match') });
      await until(() => notes.includes('afterEach'));
      notes.length = 0;
      history.pushState(null, '', '/elsewhere');
      await until(() => notes.includes('afterEach'));
      return notes;
    },
    ['routerChange', 'beforeEach', 'no match', 'afterEach'],
  ],
  [
    'it also dispatches the event garfish:before-routing-event on window',
    async ({ start, app, settle }) => {
      let count = 0;
      window.addEventListener('garfish:before-routing-event', () => {
        count += 1;
      });
      start({ apps: [app('shop')] });
      await settle();
      const before = count;
      history.pushState(null, '', '/elsewhere');
      await settle();
      return count - before;
    },
    1,
  ],
  '#query',
  [
    'Garfish ignores a pushState or replaceState that changes only the query, if the path, the hash and history.state all stay the same.',
    async ({ start, app, Garfish, settle }) => {
      let count = 0;
      Garfish.router.beforeEach((_to, _from, next) => {
        count += 1;
        next();
      });
      start({ apps: [app('shop')] });
      await settle();
      const counts: number[] = [];
      for (const [state, url] of [
        [null, '?a=1'],
        [{ key: 1 }, '?a=2'],
      ] as const) {
        const before = count;
        history.pushState(state, '', url);
        await settle();
        counts.push(count - before);
      }
      return counts;
    },
    [0, 1],
  ],
  '#how-open-apps-are-refreshed',
  [
    'its garfish property is true. garfishTrigger names the method that caused it.',
    async ({ start, app, settle, until }) => {
      start({ apps: [app('shop')] });
      await settle();
      const seen: unknown[] = [];
      window.addEventListener('popstate', (event) => {
        seen.push(Reflect.get(event, 'garfish'), Reflect.get(event, 'garfishTrigger'));
      });
      history.pushState(null, '', '/elsewhere');
      await until(() => seen.length > 0);
      return seen;
    },
    [true, 'pushState'],
  ],
  [
    'If you set autoRefreshApp: false, Garfish dispatches it only for calls of Garfish.router.',
    async ({ start, app, Garfish, settle, until }) => {
      start({ apps: [app('shop')], autoRefreshApp: false });
      let count = 0;
      window.addEventListener('popstate', () => {
        count += 1;
      });
      history.pushState(null, '', '/elsewhere');
      await settle();
      const before = count;
      Garfish.router.push({ path: '/other' });
      await until(() => count > before);
      return [before, count];
    },
    [0, 1],
  ],
  '#your-own-mounting',
  [
    'rootPath is the basename of the app. deactive gets the new path as its second argument instead',
    async ({ start, app, Garfish, until }) => {
      const calls: string[] = [];
      const active = (_info: unknown, root: string) => void calls.push(root);
      const deactive = (_info: unknown, path: string) => void calls.push(path);
      start({ apps: [app('shop', { active, deactive })] });
      await until(() => calls.length === 1);
      Garfish.router.push({ path: '/elsewhere' });
      await until(() => calls.length === 2);
      return calls;
    },
    ['/shop', '/elsewhere'],
    { path: '/shop' },
  ],
]);
