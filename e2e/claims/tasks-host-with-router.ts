import type { Claim } from './claim';

const PAGE = '/guide/tasks/host-with-router';

/** What the page about hosts with a router says. */
export const TASKS_HOST_WITH_ROUTER: Claim[] = [
  {
    at: PAGE,
    says: 'it mounts a sub-app no matter which router has changed the URL',
    run: async ({ start, app, until, text, routers }) => {
      (await routers()).startReactHost();
      start({ domGetter: '#sub-apps', apps: [app('orders')] });
      await until(() => document.querySelector('a'));
      document.querySelector('a')?.click();
      await until(() => text('#sub-apps'));
      return [location.pathname, text('i'), text('b'), text('#sub-apps')];
    },
    gives: ['/orders', '/orders', undefined, 'orders at /orders'],
  },
  {
    at: `${PAGE}#why-these-three-things`,
    says: "Without /orders/*, the host's router finds no route and shows its not-found page above the sub-app.",
    path: '/shop',
    run: async ({ start, app, until, text, routers }) => {
      (await routers()).startReactHost();
      start({ domGetter: '#sub-apps', apps: [app('shop')] });
      await until(() => text('#sub-apps'));
      return [text('b'), text('#sub-apps')];
    },
    gives: ['Not found', 'shop at /shop'],
  },
  {
    at: `${PAGE}#why-these-three-things`,
    says: 'Garfish looks the selector up at each visit and finds the new element.',
    run: async ({ start, app, until, text, routers }) => {
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
    gives: [null, 'orders at /orders', null, 'orders at /orders'],
  },
  {
    at: `${PAGE}#a-host-with-vue-router`,
    says: "At the next router.push, Vue writes that page's URL over the current entry, and Back leads to the wrong page.",
    run: async ({ start, Garfish, until, routers, settle }) => {
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
    gives: '/orders',
  },
  {
    at: `${PAGE}#a-host-with-vue-router`,
    says: 'The first one goes from a path to the same path',
    run: async ({ start, until, routers }) => {
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
    gives: ['/ to /', '/ to /orders'],
  },
  {
    at: `${PAGE}#a-host-with-vue-router`,
    says: "a router.push in the same task as run is lost, because Garfish's first event cancels it",
    run: async ({ start, routers }) => {
      const router = await (await routers()).startVueHost();
      start({ domGetter: '#sub-apps' });
      await router.push('/orders');
      return location.pathname;
    },
    gives: '/',
  },
  {
    at: `${PAGE}#who-navigates`,
    says: 'so useLocation and currentRoute of the host show the new path',
    run: async ({ start, Garfish, until, routers, text }) => {
      const { startReactHost, startVueHost } = await routers();
      startReactHost();
      const router = await startVueHost();
      await until(() => text('i'));
      start({ domGetter: '#sub-apps' });
      Garfish.router.push({ path: '/shop' });
      await until(() => text('i') === '/shop');
      return router.currentRoute.value.path;
    },
    gives: '/shop',
  },
  {
    at: `${PAGE}#who-navigates`,
    says: "a navigation that a sub-app starts with its own router would then leave the host's menu at the old entry",
    run: async ({ start, until, routers, text }) => {
      const { noteNavigations, startReactHost } = await routers();
      startReactHost();
      const seen = noteNavigations();
      await until(() => text('i'));
      start({ domGetter: '#sub-apps', autoRefreshApp: false });
      history.pushState(null, '', '/orders/7');
      await until(() => seen.includes('/ to /orders/7'));
      return text('i');
    },
    gives: '/',
  },
  {
    at: `${PAGE}#limits`,
    says: 'A framework that saved the function earlier and calls that one navigates without Garfish.',
    run: async ({ start, app, until, text, settle }) => {
      const saved = history.pushState;
      start({ apps: [app('orders'), app('shop')] });
      saved.call(history, null, '', '/orders');
      await settle();
      const seen = text();
      history.pushState(null, '', '/shop');
      await until(text);
      return [seen, text()];
    },
    gives: ['', 'shop at /shop'],
  },
];
