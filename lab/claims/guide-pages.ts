import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { appPage } from './apps';
import { claims } from './claim';

const { resolve } = createRequire(import.meta.url);

const read = (path: string) => readFileSync(resolve(path), 'utf8');

/** An app of Vue Router that leaves its listener behind. */
const VUE_APP = {
  '/vue/': `<!doctype html><html><body><div id="app"></div>
<script src="vue.js"></script><script src="router.js"></script><script src="app.js"></script>
</body></html>`,
  '/vue/vue.js': read('vue/dist/vue.global.prod.js'),
  '/vue/router.js': read('vue-router/dist/vue-router.global.prod.js'),
  '/vue/app.js': `let app;
const routes = [{ path: '/', component: { render: () => 'all orders' } }];
__GARFISH_EXPORTS__.provider = {
  render({ dom, basename }) {
    const { createRouter, createWebHistory, RouterView } = VueRouter;
    const history = createWebHistory(basename);
    app = Vue.createApp({ render: () => ['Vue: ', Vue.h(RouterView)] });
    app.use(createRouter({ history, routes })).mount(dom.querySelector('#app'));
  },
  destroy() { app.unmount(); },
};`,
};

const APPENDS = {
  '/own/': appPage(),
  '/own/app.js': `exports.provider = {
  render() {
    const node = document.createElement('p');
    node.className = 'own';
    document.body.append(node);
  },
  destroy() {},
};`,
};

/** What the tutorial, the integration guides and the blog say, besides what their projects show. */
export const GUIDE_PAGES = claims([
  '/blog/architecture#two-navigations',
  [
    'removes catalog and mounts checkout. The URL is /catalog, and the page shows the wrong app.',
    async ({ start, app, Garfish, until, text }) => {
      start({ apps: [app('shop'), app('orders')] });
      await until(() => Garfish.apps.shop?.mounted && text());
      Garfish.router.push({ path: '/orders' });
      Garfish.router.replace({ path: '/shop' });
      await until(() => text() === 'orders at /orders');
      return location.pathname;
    },
    '/shop',
    { path: '/shop' },
  ],
  [
    'If the first call goes to a path without an app, the page stays empty.',
    async ({ start, app, Garfish, until, settle, text }) => {
      start({ apps: [app('shop')] });
      await until(() => Garfish.apps.shop?.mounted && text());
      Garfish.router.push({ path: '/' });
      Garfish.router.replace({ path: '/shop' });
      await settle();
      return [location.pathname, text()];
    },
    ['/shop', ''],
    { path: '/shop' },
  ],
  [
    'The same happens with history.pushState, and with two navigations while an asynchronous beforeEach waits.',
    async ({ start, app, Garfish, until, text }) => {
      start({ apps: [app('shop'), app('orders')] });
      await until(() => Garfish.apps.shop?.mounted && text());
      const waiting: (() => void)[] = [];
      Garfish.router.beforeEach((_to, _from, next) => void waiting.push(next));
      history.pushState(null, '', '/orders');
      await new Promise((done) => setTimeout(done));
      history.pushState(null, '', '/shop');
      for (const next of waiting) next();
      await until(() => text() === 'orders at /orders');
      return [waiting.length, location.pathname];
    },
    [2, '/shop'],
    { path: '/shop' },
  ],
  [
    'So navigate once per task, or let a guard pass only the newest navigation.',
    '/api/router#async-guards-and-quick-navigations guard prevents both, because it calls',
  ],
  '#drawing-and-running',
  [
    'render receives the element that replaces the body as dom. With a JavaScript entry this element is empty.',
    async ({ load, entry }) => {
      const app = await load('own', { entry: `${entry('own')}app.js` });
      await app.mount();
      return app.global.seen;
    },
    [true, 0],
    {
      files: {
        '/own/app.js': `exports.provider = {
  render({ dom }) { window.seen = [dom.hasAttribute('__garfishmockbody__'), dom.childNodes.length]; },
  destroy() {},
};`,
      },
    },
  ],
  '/guide/quick-start/env#names-that-garfish-keeps-for-itself',
  [
    'A property such as localStorage.token is not stored.',
    async ({ load }) => {
      await (await load('own')).mount();
      return Object.entries(localStorage).filter(([key]) => /token|name/.test(key));
    },
    [['__Garfish__own__name', 'item']],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `localStorage.token = 'property';
localStorage.setItem('name', 'item');
exports.provider = { render() {}, destroy() {} };`,
      },
    },
  ],
  '/guide/demo/vite#the-host',
  [
    'If run sets snapshot: true, write { open: false } instead. Otherwise the app would run in the snapshot sandbox.',
    async ({ start, load }) => {
      start({ sandbox: { snapshot: true } });
      const sandboxes = [];
      for (const sandbox of [{ open: false }, false as const]) {
        const app = await load(sandbox ? 'shop' : 'orders', { sandbox });
        sandboxes.push('snapshotSandbox' in app, 'vmSandbox' in app);
      }
      return sandboxes;
    },
    [false, false, true, false],
  ],
  '/guide/advance/nested#an-inner-app-by-hand',
  [
    'Vue Router also rewrites the URL to /portal/shop/reviews/portal/shop',
    async ({ mounted, text, until }) => {
      await mounted('vue', { basename: '/portal/shop/reviews' });
      await until(() => location.pathname !== '/portal/shop');
      return [location.pathname, text()];
    },
    ['/portal/shop/reviews/portal/shop', 'Vue:'],
    { files: VUE_APP, path: '/portal/shop' },
  ],
  [
    'an app with a browser history renders nothing at /portal/shop.',
    async ({ routers, until, warned }) => {
      const { startReactApp } = await routers();
      const place = startReactApp('/portal/shop/reviews');
      await until(() => warned('is not able to match the URL "/portal/shop"'));
      return [location.pathname, place.textContent];
    },
    ['/portal/shop', ''],
    { path: '/portal/shop' },
  ],
  '/guide/demo/vite#traps',
  [
    'The console shows the module\'s error, or load failed with status "404" as an uncaught rejection. In both cases mount() never settles.',
    async ({ load, rejections, until }) => {
      const app = await load('own', { sandbox: false });
      let isSettled = false;
      void app.mount().finally(() => {
        isSettled = true;
      });
      await until(() => rejections.length > 0);
      await new Promise((done) => setTimeout(done, 2_500));
      return [rejections[0]?.includes('load failed with status "404"'), isSettled];
    },
    [true, false],
    {
      files: {
        '/own/':
          '<!doctype html><html><body><script type="module" src="app.js"></script></body></html>',
        '/own/app.js': "import './nowhere.js';",
      },
    },
  ],
  '/guide/demo/vue#routes',
  [
    'the leftover listener sees an entry without state and rewrites the URL to /vue/react. That is a path of the Vue app, so the user returns to it and sees no route.',
    async ({ start, app, until, text }) => {
      start({ apps: [app('vue')] });
      await until(() => text()?.includes('all orders'));
      history.pushState(null, '', '/react');
      await until(() => location.pathname === '/vue/react' && text()?.endsWith('Vue:'));
      return text()?.includes('all orders');
    },
    false,
    { files: VUE_APP, path: '/vue' },
  ],
  '/guide/quick-start/tutorial#react-app',
  [
    'With a relative URL, images would load from the host, and without a sandbox chunks would as well.',
    async ({ load, notes, until }) => {
      await (await load('own')).mount();
      await until(() => notes.length > 1);
      await (await load('own', { sandbox: false })).mount();
      return [...notes.slice(0, 2), Reflect.get(document.head.lastChild ?? {}, 'src')];
    },
    ['8080', 'chunk of the app', 'http://localhost:8080/own/chunk.js'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `exports.provider = { render() {}, destroy() {} };
const { notes } = window.Garfish.getGlobalObject().lab;
const image = document.createElement('img');
image.src = '/picture.png';
notes.push(new URL(image.src).port);
const chunk = document.createElement('script');
chunk.src = '/own/chunk.js';
document.head.append(chunk);`,
        '/own/chunk.js': "window.Garfish.getGlobalObject().lab.notes.push('chunk of the app');",
      },
    },
  ],
  '/guide/demo/react#traps',
  [
    'A node that you append yourself has to be removed in destroy, because Garfish often leaves it there',
    async ({ load }) => {
      const app = await load('own', { cache: true });
      await app.mount();
      app.hide();
      return document.querySelectorAll('.own').length;
    },
    1,
    { files: APPENDS },
  ],
]);
