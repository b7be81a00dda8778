import { claims, each } from './claim';
import type { Lab } from './lab';

/** What the pages answer to questions from the issues of micro-frontend tools. */
export const FRESH_QUESTIONS = claims([
  '/guide/concept/router#what-is-matched',
  ...each(
    async ({ Garfish, own, until, notes, rejections }: Lab, hooks: object) => {
      const entryOf = (name: string, step: string) =>
        own(`exports.provider = {
  render() { note('${name}'); ${step} },
  destroy() {},
};`);
      Garfish.run({
        domGetter: '#container',
        disablePreloadApp: true,
        ...hooks,
        apps: [
          { name: 'second', activeWhen: '/x', entry: entryOf('second', '') },
          { name: 'first', activeWhen: '/x', entry: entryOf('first', "throw new Error('fails');") },
          { name: 'third', activeWhen: '/x', entry: entryOf('third', '') },
        ],
      });
      Garfish.router.push({ path: '/x' });
      await until(() => notes.includes('third') || rejections.length > 0);
      return [...notes, ...rejections];
    },
    [
      [
        'They mount one after the other, in the order in which you registered them. So a slow app delays the next one, and an app that fails stops the rest, unless run has error hooks.',
        [{}, ['second', 'first', 'fails']],
        [{ errorMountApp() {} }, ['second', 'first', 'third']],
      ],
    ],
  ),
  '/api/registerApp#activewhen-as-a-function',
  [
    "Garfish calls the function when the URL changes and when you register an app. If the rule depends on something else, such as the user's role, Garfish does not check it again when the role changes.",
    async ({ Garfish, app, settle, text, until }) => {
      let isAllowed = false;
      Garfish.run({
        domGetter: '#container',
        disablePreloadApp: true,
        apps: [app('orders', { activeWhen: () => isAllowed })],
      });
      await settle();
      isAllowed = true;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const before = text();
      history.pushState({ visit: 2 }, '', location.href);
      await until(text);
      return [before, text()];
    },
    ['', 'orders at'],
  ],
  '/guide/concept/router#default-app',
  [
    'Change the URL before you call run, so that / opens the app of /orders:',
    async ({ app, shown, text }) => {
      history.replaceState(null, '', '/orders');
      await shown({ apps: [app('orders')] });
      return [text(), location.pathname];
    },
    ['orders at /orders', '/orders'],
  ],
  [
    "For a user who goes to / later, redirect in a guard, with Garfish.router.replace({ path: '/orders' }).",
    async ({ Garfish, app, shown, text, until }) => {
      Garfish.router.beforeEach((to, _from, next) => {
        if (to.path === '/') Garfish.router.replace({ path: '/orders' });
        else next();
      });
      history.replaceState(null, '', '/shop');
      await shown({ apps: [app('orders'), app('shop')] });
      Garfish.router.push({ path: '/' });
      await until(() => text()?.startsWith('orders'));
      return location.pathname;
    },
    '/orders',
  ],
  '/issues/#fetch-interceptors',
  [
    'In the vm sandbox, fetch of a sub-app calls the window.fetch that the host has at that moment. So a function that the host has assigned there, for example to add a trace id, sees the requests of all apps. A change to XMLHttpRequest.prototype also reaches them.',
    async ({ ran, notes }) => {
      const app = await ran(`window.send = () => {
  const request = new XMLHttpRequest();
  request.open('GET', '/b');
  return fetch('/a');
};`);
      const { fetch } = window;
      const { open } = XMLHttpRequest.prototype;
      window.fetch = (...values) => {
        notes.push(`fetch ${values[0]}`);
        return fetch(...values);
      };
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...values: unknown[]) {
        notes.push(`open ${values[1]}`);
        return Reflect.apply(open, this, values);
      };
      await app.global.send();
      return notes;
    },
    ['open /b', 'fetch /a'],
  ],
  [
    'What a sub-app assigns to window.fetch stays in that app.',
    async ({ ran }) => {
      const { fetch } = window;
      const app = await ran('window.fetch = () => {};');
      return [app.global.fetch === fetch, window.fetch === fetch];
    },
    [false, true],
  ],
  [
    '#several-pages Register each page as an app, with its own activeWhen and with the URL of the page as its entry.',
    async ({ Garfish, shown, text, until }) => {
      history.replaceState(null, '', '/one');
      await shown({
        apps: ['one', 'two'].map((name) => ({
          name,
          activeWhen: `/${name}`,
          entry: `http://localhost:8091/site/${name}.html`,
        })),
      });
      const first = text();
      Garfish.router.push({ path: '/two' });
      await until(() => text() === 'Two');
      return [first, text()];
    },
    ['One', 'Two'],
    {
      files: {
        '/site/one.html': '<p>One</p><script src="app.js"></script>',
        '/site/two.html': '<p>Two</p><script src="app.js"></script>',
        '/site/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  [
    "#how-do-i-use-a-sub-app-of-es-modules None of them reads an import map, so Garfish requests import 'vue' as a file next to the module, which fails.",
    async ({ load, requests, until }) => {
      const app = await load('mapped', { sandbox: false });
      app.mount();
      await until(() => requests.some(({ url }) => url.endsWith('lib')));
      return requests.map(({ url }) => url);
    },
    ['/mapped/', '/mapped/main.js', '/mapped/lib'],
    {
      files: {
        '/mapped/': `<script type="importmap">{ "imports": { "lib": "/lib/lib.js" } }</script>
<script type="module" src="main.js"></script>`,
        '/mapped/main.js': "import 'lib';",
      },
    },
  ],
  ...each(
    async ({ ran }: Lab, [css, strictIsolation]: [css: string, strictIsolation: boolean]) => {
      const container = document.querySelector('#container') as HTMLElement;
      container.style.cssText = `margin: 100px; ${css}`;
      const app = await ran(
        `exports.provider = {
  render({ dom }) {
    const bar = dom.appendChild(document.createElement('div'));
    bar.style.cssText = 'position: fixed; top: 0';
    window.top = () => bar.getBoundingClientRect().top;
  },
  destroy() {},
};`,
        { sandbox: { strictIsolation } },
      );
      return app.global.top();
    },
    [
      [
        "#fixed-position position: fixed refers to the window, even in a shadow root. Give the host's container contain: layout, and the fixed elements of sub-apps refer to the container instead.",
        [['', false], 0],
        [['', true], 0],
        [['contain: layout', false], 100],
        [['contain: layout', true], 100],
      ],
    ],
  ),
  '/guide/concept/sandbox#dark-theme',
  ...each(
    async ({ ran }: Lab, strictIsolation: boolean) => {
      document.documentElement.style.setProperty('--background', 'black');
      const app = await ran(
        `exports.provider = {
  render({ dom }) {
    window.background = getComputedStyle(dom).getPropertyValue('--background');
  },
  destroy() {},
};`,
        { sandbox: { strictIsolation } },
      );
      return app.global.background;
    },
    [
      [
        'CSS variables are inherited, so they reach apps in a shadow root as well.',
        [false, 'black'],
        [true, 'black'],
      ],
    ],
  ),
  '/guide/concept/sandbox#what-is-not-isolated',
  ...each(
    async ({ ran }: Lab, strictIsolation: boolean) => {
      const fields = { cache: false, sandbox: { strictIsolation } };
      const app = await ran("document.body.classList.add('open');", fields);
      const mounted = document.body.className;
      app.unmount();
      return [mounted, document.body.className];
    },
    [
      [
        'Classes and styles of document.body | The body of the page changes, and stays changed after unmount(). With strictIsolation the app has its own body',
        [false, ['open', 'open']],
        [true, ['', '']],
      ],
    ],
  ),
  '/issues/errors#illegal-invocation',
  [
    "The browser refuses a proxy where it expects its own object, for example in EventTarget.prototype.addEventListener.call(window, …). If your code passes the proxy as an argument, as in document.body.contains(document), the message is parameter 1 is not of type 'Node'.",
    async ({ ran, notes }) => {
      await ran(`for (const call of [
  () => EventTarget.prototype.addEventListener.call(window, 'x', () => {}),
  () => document.body.contains(document),
  () => window.addEventListener('x', () => {}),
  () => document.body.contains(document.documentElement),
]) {
  try {
    call();
    note('works');
  } catch ({ message }) {
    note(message);
  }
}`);
      return notes;
    },
    [
      'Illegal invocation',
      "Failed to execute 'contains' on 'Node': parameter 1 is not of type 'Node'.",
      'works',
      'works',
    ],
  ],
  '/issues/#handler-properties',
  [
    "If the sub-app sets onload of an iframe before adding it, Garfish makes parent the sub-app's window.",
    async ({ ran, until, notes }) => {
      const app = await ran(`const frame = document.createElement('iframe');
frame.onload = () => note('loaded');
document.body.append(frame);
window.frame = frame;`);
      await until(() => notes.length > 0);
      return app.global.frame.contentWindow.parent === app.global;
    },
    true,
  ],
  '#why-are-fonts-or-icons-missing',
  [
    '<use href="/icons.svg#cart"> goes to the host, and browsers refuse an SVG sprite from another origin. Put it into the entry\'s HTML.',
    async ({ ran }) => {
      const icon = (href: string) =>
        `<svg width="9" height="9"><use href="${href}#cart"></use></svg>`;
      const sprite = '<svg><symbol id="cart"><rect width="9" height="9"/></symbol></svg>';
      await ran('', {}, sprite + icon('') + icon('/icons.svg'));
      const [local, file] = document.querySelectorAll('use');
      return [local?.getBBox().width, file?.href.baseVal];
    },
    [9, '/icons.svg#cart'],
  ],
  '/guide/concept/buildConfig#relative-urls',
  [
    'href of a and use, action of form | The host, in all cases.',
    async ({ ran }) => {
      await ran('', {}, '<a href="/prices.xlsx"></a><form action="/send"></form>');
      const { href } = document.querySelector('a') as HTMLAnchorElement;
      return [href, document.querySelector('form')?.action];
    },
    ['http://localhost:8080/prices.xlsx', 'http://localhost:8080/send'],
  ],
  '/api/sandbox#strictisolation',
  ...each(
    async ({ ran, until }: Lab, strictIsolation: boolean) => {
      const script = `exports.provider = {
  render({ dom }) {
    dom.innerHTML = '<a href="#prices"></a><p style="margin: 3000px 0" id="prices">Prices</p>';
    dom.querySelector('a').click();
  },
  destroy() {},
};`;
      await ran(script, { sandbox: { strictIsolation } });
      await until(() => location.hash === '#prices');
      return window.scrollY > 0;
    },
    [
      [
        'A link such as #prices changes the URL but does not scroll, because the browser does not look for the target in a shadow root.',
        [false, true],
        [true, false],
      ],
    ],
  ),
  '/guide/API/loadApp#several-apps-on-one-page',
  [
    'A keyboard shortcut that two apps register there runs in both, and in a cached app even while it is hidden.',
    async ({ load, own, notes }) => {
      const open = async (name: string) => {
        const entry = own(`document.addEventListener('keydown', () => note('${name}'));`);
        const app = await load(name, { entry, cache: true });
        await app.mount();
        return app;
      };
      const first = await open('first');
      await open('second');
      const press = () => document.dispatchEvent(new KeyboardEvent('keydown'));
      press();
      first.hide();
      press();
      return notes;
    },
    ['first', 'second', 'first', 'second'],
  ],
  '/guide/tasks/styles#popup-position',
  ...each(
    async ({ ran }: Lab, height: string) => {
      const style = `<style>html, body { height: ${height} }</style><p style="height: 5000px"></p>`;
      document.querySelector('#container')?.setAttribute('style', 'height: 100vh');
      document.head.append(
        Object.assign(document.createElement('style'), {
          textContent: `#container > * { height: ${height} }`,
        }),
      );
      const script = 'window.body = document.body;';
      const { global } = await ran(script, { sandbox: { strictIsolation: true } }, style);
      window.scrollTo(0, 1000);
      global.body.style.overflow = 'hidden';
      window.scrollBy(0, 100);
      return window.scrollY > 1000;
    },
    [
      [
        "With strictIsolation or fixBodyGetter, that is the sub-app's own body, so the page behind the dialog still scrolls. If you have given that body height: 100%, its content is cut off and the page jumps to the top.",
        ['auto', true],
        ['100%', false],
      ],
    ],
  ),
]);
