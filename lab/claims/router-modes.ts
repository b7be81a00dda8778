import { readFileSync } from 'node:fs';
import { claims, each } from './claim';
import type { Lab } from './lab';

const SCRIPTS = [
  'react-18/umd/react.production.min.js',
  'react-dom-18/umd/react-dom.production.min.js',
  '@remix-run/router/dist/router.umd.min.js',
  'react-router/dist/umd/react-router.production.min.js',
  'react-router-dom/dist/umd/react-router-dom.production.min.js',
];

/** A sub-app that runs React Router in the sandbox, in the mode that its props name. */
const ROUTED = {
  '/routed/': `<!doctype html><div id="root"></div>
${SCRIPTS.map((_file, index) => `<script no-entry src="${index}.js"></script>`).join('\n')}
<script src="app.js"></script>`,
  ...Object.fromEntries(
    SCRIPTS.map((file, index) => [
      `/routed/${index}.js`,
      readFileSync(`lab/node_modules/${file}`, 'utf8'),
    ]),
  ),
  '/routed/app.js': `const { createElement } = React;
const { BrowserRouter, HashRouter, MemoryRouter, Link, useLocation } = ReactRouterDOM;
const Page = () => createElement('u', null, useLocation().pathname);
let root;
exports.provider = {
  render({ dom, basename, props }) {
    const [router, options] = {
      history: [BrowserRouter, { basename }],
      hash: [HashRouter, { basename: props.base }],
      memory: [MemoryRouter, {}],
    }[props.mode];
    root = ReactDOM.createRoot(dom.querySelector('#root'));
    const link = createElement(Link, { to: '/7', id: 'to-seven' });
    root.render(createElement(router, options, link, createElement(Page)));
  },
  destroy() { root.unmount(); },
};`,
};

type Mode = 'history' | 'hash' | 'memory';
type Setting = { host: Mode; app: Mode; base?: string; next?: (lab: Lab) => void };

/** Opens a page in the sub-app of a host, and goes on from there: the URL, and what the page shows. */
async function openSeven({ routers, ...lab }: Lab, { host, app, base, next }: Setting) {
  const { text, until, settle } = lab;
  (await routers()).startHostInMode(host, { mode: app, base });
  await until(() => text('i'));
  document.getElementById('to-orders')?.click();
  await until(() => text('#sub-apps u'));
  const shown = () => text('b') ?? text('#sub-apps u');
  const first = shown();
  document.getElementById('to-seven')?.click();
  await until(() => shown() !== first);
  const seven = `${location.pathname}${location.hash}`;
  if (next) {
    const before = location.href;
    next({ routers, ...lab });
    await until(() => location.href !== before);
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return next ? [`${location.pathname}${location.hash}`, shown()] : [seven, shown()];
}

/** What shows in a host in history mode that is opened at the path of the claim. */
async function reload({ routers, text, until }: Lab, mode: Mode) {
  (await routers()).startHostInMode('history', { mode });
  await until(() => text('#sub-apps u'));
  return [`${location.pathname}${location.hash}`, text('#sub-apps u')];
}

/** What the page about router modes says. */
export const ROUTER_MODES = claims([
  '/guide/tasks/router-modes#all-combinations',
  ...each(
    openSeven,
    [
      ['History | /orders/7 |', [{ host: 'history', app: 'history' }, ['/orders/7', '/7']]],
      ['/orders/7 | /orders#/7 |', [{ host: 'history', app: 'hash' }, ['/orders#/7', '/7']]],
      ['/orders#/7 | /orders |', [{ host: 'history', app: 'memory' }, ['/orders', '/7']]],
      [
        '/#/orders/7, if its base is /orders',
        [{ host: 'hash', app: 'hash', base: '/orders' }, ['/#/orders/7', '/7']],
      ],
      ['| /#/orders |', [{ host: 'hash', app: 'memory' }, ['/#/orders', '/7']]],
      ['Memory | /7 |', [{ host: 'memory', app: 'history' }, ['/7', '/7']]],
      ['| /#/7 |', [{ host: 'memory', app: 'hash' }, ['/#/7', '/7']]],
      ['/#/7 | / |', [{ host: 'memory', app: 'memory' }, ['/', '/7']]],
      [
        'Back in the sub-app | its previous page | its previous page | leaves the sub-app',
        [{ host: 'history', app: 'history', next: () => history.back() }, ['/orders', '/']],
        [{ host: 'history', app: 'hash', next: () => history.back() }, ['/orders', '/']],
        [{ host: 'history', app: 'memory', next: () => history.back() }, ['/', 'Home']],
      ],
      [
        'A link of the host to another page of the open sub-app | is followed | is followed | has no effect',
        [
          {
            host: 'history',
            app: 'history',
            next: ({ Garfish }) => Garfish.router.push({ path: '/orders/9' }),
          },
          ['/orders/9', '/9'],
        ],
        [
          {
            host: 'history',
            app: 'hash',
            next: ({ Garfish }) => Garfish.router.push({ path: '/orders#/9' }),
          },
          ['/orders#/9', '/9'],
        ],
        [
          {
            host: 'history',
            app: 'memory',
            next: ({ Garfish }) => Garfish.router.push({ path: '/orders/9' }),
          },
          ['/orders/9', '/7'],
        ],
      ],
      [
        '#a-host-in-history-mode the hash disappears, because a link of the host names a new URL.',
        [
          {
            host: 'history',
            app: 'hash',
            next: () => document.getElementById('to-home')?.click(),
          },
          ['/', 'Home'],
        ],
      ],
      [
        '#a-host-in-hash-mode The first link of the sub-app replaces /#/orders by /7, so the hash of the host is gone, and the host shows its home page.',
        [{ host: 'hash', app: 'history' }, ['/7', 'Home']],
      ],
      [
        'Without a base, the sub-app takes /orders for one of its own pages, and its links replace the host',
        [{ host: 'hash', app: 'hash' }, ['/#/7', 'Not found']],
      ],
    ],
    { files: ROUTED },
  ),
  '#all-combinations',
  ...each(reload, [['Reload | the same page |', ['history', ['/orders/7', '/7']]]], {
    files: ROUTED,
    path: '/orders/7',
  }),
  ...each(reload, [['| the same page | the same page |', ['hash', ['/orders#/7', '/7']]]], {
    files: ROUTED,
    path: '/orders#/7',
  }),
]);
