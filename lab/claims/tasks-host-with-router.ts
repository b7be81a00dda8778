import { claims } from './claim';

/** What the page about hosts with a router says. */
export const TASKS_HOST_WITH_ROUTER = claims([
  '/guide/tasks/host-with-router',
  [
    'it mounts a sub-app no matter which router changed the URL',
    async ({ start, app, until, text, routers }) => {
      (await routers()).startReactHost();
      start({ domGetter: '#sub-apps', apps: [app('orders')] });
      await until(() => document.querySelector('a'));
      document.querySelector('a')?.click();
      await until(() => text('#sub-apps'));
      return [location.pathname, text('i'), text('b'), text('#sub-apps')];
    },
    ['/orders', '/orders', undefined, 'orders at /orders'],
  ],
  '#why-these-three-things',
  [
    "Without /orders/*, the host's router finds no route and shows its not-found page above the sub-app.",
    async ({ start, app, until, text, routers }) => {
      (await routers()).startReactHost();
      start({ domGetter: '#sub-apps', apps: [app('shop')] });
      await until(() => text('#sub-apps'));
      return [text('b'), text('#sub-apps')];
    },
    ['Not found', 'shop at /shop'],
    { path: '/shop' },
  ],
  [
    'Garfish looks the selector up at each visit and finds the new element.',
    async ({ start, app, until, text, routers }) => {
      (await routers()).startReactHost('inside');
      start({ domGetter: '#sub-apps', apps: [app('orders')] });
      const seen: unknown[] = [];
      for (const _visit of [1, 2]) {
        await until(() => document.querySelector('b'));
        seen.push(document.querySelector('#sub-apps'));
        document.querySelector('a')?.click();
        await until(() => text('#sub-apps'));
        seen.push(text('#sub-apps'));
        history.back();
      }
      return seen;
    },
    [null, 'orders at /orders', null, 'orders at /orders'],
  ],
  '#a-host-with-vue-router',
  [
    "At the next router.push, Vue overwrites the current entry with that page's URL, and Back opens the wrong page.",
    async ({ start, Garfish, until, routers, settle }) => {
      const router = await (await routers()).startVueHost();
      start({ domGetter: '#sub-apps' });
      await settle();
      await router.push('/orders');
      Garfish.router.push({ path: '/shop' });
      await until(() => router.currentRoute.value.path === '/shop');
      await router.push('/customers');
      history.back();
      await until(() => location.pathname !== '/customers');
      return location.pathname;
    },
    '/orders',
  ],
  [
    'In the first one, to and from have the same path.',
    async ({ start, until, routers }) => {
      const { noteNavigations, startVueHost } = await routers();
      const router = await startVueHost();
      const seen = noteNavigations();
      start({ domGetter: '#sub-apps' });
      await until(() => seen.length > 0);
      seen.length = 0;
      await router.push('/orders');
      await until(() => seen.length > 1);
      return seen;
    },
    ['/ to /', '/ to /orders'],
  ],
  [
    "a router.push in the same task as run is lost, because Garfish's first event cancels it",
    async ({ start, routers }) => {
      const router = await (await routers()).startVueHost();
      start({ domGetter: '#sub-apps' });
      await router.push('/orders');
      return location.pathname;
    },
    '/',
  ],
  '#who-navigates',
  [
    "So the host's router, such as useLocation in React, shows the new path",
    async ({ start, Garfish, until, routers, text }) => {
      const { startReactHost, startVueHost } = await routers();
      startReactHost();
      const router = await startVueHost();
      await until(() => text('i'));
      start({ domGetter: '#sub-apps' });
      Garfish.router.push({ path: '/shop' });
      await until(() => text('i') === '/shop');
      return router.currentRoute.value.path;
    },
    '/shop',
  ],
  [
    "a navigation that a sub-app starts with its own router would then leave the host's menu at the old entry",
    async ({ start, until, routers, text }) => {
      const { noteNavigations, startReactHost } = await routers();
      startReactHost();
      const seen = noteNavigations();
      await until(() => text('i'));
      start({ domGetter: '#sub-apps', autoRefreshApp: false });
      history.pushState(null, '', '/orders/7');
      await until(() => seen.includes('/ to /orders/7'));
      return text('i');
    },
    '/',
  ],
  '#guards-the-hosts-or-garfishs',
  [
    'For a reload or a closed tab, the sub-app can listen for beforeunload itself.',
    async ({ ran }) => {
      await ran("window.addEventListener('beforeunload', (event) => event.preventDefault());");
      return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    },
    false,
  ],
  '#limits',
  [
    'A framework that saved the function earlier and calls that one navigates without Garfish.',
    async ({ start, app, until, text, settle }) => {
      const saved = history.pushState;
      start({ apps: [app('orders'), app('shop')] });
      saved.call(history, null, '', '/orders');
      await settle();
      const seen = text();
      history.pushState(null, '', '/shop');
      await until(text);
      return [seen, text()];
    },
    ['', 'shop at /shop'],
  ],
]);
