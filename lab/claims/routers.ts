import Garfish from 'garfish';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { createApp, h } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';

// Hosts with a router of their own. Where they are stands in `i`, a page of theirs in `b`.

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
      createElement(
        Routes,
        null,
        createElement(Route, { path: '/', element: createElement('b', null, 'Home') }),
        createElement(Route, { path: '/orders/*', element: inRoute }),
        createElement(Route, { path: '*', element: createElement('b', null, 'Not found') }),
      ),
      place === 'beside' && container,
    ),
  );
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
