import Garfish from 'garfish';
import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  HashRouter,
  Link,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
} from 'react-router-dom';
import { createApp, h } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';

// Hosts with a router of their own. Where they are stands in `i`, a page of theirs in `b`.

type RouterMode = 'history' | 'hash' | 'memory';

const container = createElement('div', { id: 'sub-apps' });

function Where() {
  return createElement('i', null, useLocation().pathname);
}

/** A host with React Router; its container is beside the routes or inside one. */
export function startReactHost(place: 'beside' | 'inside' = 'beside'): void {
  const inRoute = place === 'inside' ? container : null;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    createElement(
      BrowserRouter,
      null,
      createElement(Where),
      createElement(Link, { to: '/orders' }),
      hostRoutes(inRoute),
      place === 'beside' && container,
    ),
  );
}

/** The routes of a host, with what it shows for the paths of the sub-app. */
function hostRoutes(orders: ReactNode) {
  return createElement(
    Routes,
    null,
    createElement(Route, { path: '/', element: createElement('b', null, 'Home') }),
    createElement(Route, { path: '/orders/*', element: orders }),
    createElement(Route, { path: '*', element: createElement('b', null, 'Not found') }),
  );
}

type Load = () => () => void;

/** A route of which the path says nothing to Garfish, so that the host loads the app itself. */
function OrdersRoute({ load }: { load: Load | undefined }) {
  useEffect(() => load?.(), [load]);
  return null;
}

/** Starts a host with React Router in one of its modes, and with a sub-app in the mode that its props name. */
export function startHostInMode(mode: RouterMode, props: Record<string, unknown>): void {
  const own = { entry: 'http://localhost:8091/routed/', props, domGetter: '#sub-apps' };
  const load: Load = () => {
    const loaded = Garfish.loadApp('orders', { ...own, basename: '/', cache: false });
    loaded.then((app) => app?.mount());
    return () => void loaded.then((app) => app?.unmount());
  };
  const orders = createElement(OrdersRoute, { load: mode === 'history' ? undefined : load });
  const router = { history: BrowserRouter, hash: HashRouter, memory: MemoryRouter }[mode];
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    createElement(
      router,
      null,
      createElement(Where),
      createElement(Link, { to: '/', id: 'to-home' }),
      createElement(Link, { to: '/orders', id: 'to-orders' }),
      hostRoutes(orders),
      container,
    ),
  );
  const apps = mode === 'history' ? [{ ...own, name: 'orders', activeWhen: '/orders' }] : [];
  Garfish.run({ domGetter: '#sub-apps', disablePreloadApp: true, apps });
}

/** A sub-app with React Router, and with one page. */
export function startReactApp(basename: string): Element {
  const page = createElement(Route, { path: '/', element: 'First page' });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    createElement(BrowserRouter, { basename }, createElement(Routes, null, page)),
  );
  return place;
}

/** A host with Vue Router, which is returned. */
export async function startVueHost() {
  const component = { render: () => null };
  const routes = [{ path: '/:rest(.*)*', component }];
  const router = createRouter({ history: createWebHistory(), routes });
  const view = {
    render: () => [h('i', router.currentRoute.value.path), h('div', { id: 'sub-apps' })],
  };
  createApp(view)
    .use(router)
    .mount(document.body.appendChild(document.createElement('div')));
  await router.isReady();
  return router;
}

/** Notes each navigation that `afterEach` is told. */
export function noteNavigations(): string[] {
  const seen: string[] = [];
  Garfish.router.afterEach((to, from, next) => {
    seen.push(`${from.path} to ${to.path}`);
    next();
  });
  return seen;
}
