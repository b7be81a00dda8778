import { appPage } from './apps';
import { claims, each } from './claim';
import type { Lab } from './lab';

/** Two sub-apps that list the script of one SDK, and show which copy they have. */
const SDK = {
  '/maps.js': 'window.Maps = { copies: (window.Maps ? window.Maps.copies : 0) + 1 };',
  ...Object.fromEntries(
    ['first', 'second'].flatMap((name) => [
      [
        `/${name}/`,
        appPage().replace('<script', '<script no-entry src="/maps.js"></script><script'),
      ],
      [
        `/${name}/app.js`,
        `exports.provider = {
  render({ dom }) { dom.querySelector('#root').textContent = window.Maps.copies; },
  destroy() {},
};`,
      ],
    ]),
  ),
};

/** An app in two versions, each in its own folder, and what a route shows before and after the release. */
async function release({ Garfish, app, own, start, text, until }: Lab, cache: boolean) {
  const version = (number: number) =>
    own(`exports.provider = {
  render({ dom }) { dom.querySelector('#root').textContent = 'version ${number}'; },
  destroy({ dom }) { dom.querySelector('#root').textContent = ''; },
};`);
  let entry = version(1);
  start({
    apps: [app('orders', { entry, cache })],
    beforeLoad(appInfo) {
      appInfo.entry = entry;
    },
  });
  const seen: unknown[] = [];
  for (const _visit of [1, 2]) {
    Garfish.router.push({ path: '/orders' });
    // An app that is left while it is still mounting is not kept.
    await until(
      () => Garfish.apps.orders?.mounted && !Reflect.get(Garfish.apps.orders, 'mounting'),
    );
    seen.push(text());
    entry = version(2);
    Garfish.router.push({ path: '/' });
    await until(() => text() === '');
  }
  return seen;
}

/** What the pages about menus, monitoring, releases and shared packages say. */
export const TASKS_PEOPLE_ASK = claims([
  '/guide/tasks/menus#mark-the-active-entry',
  [
    'Garfish calls routerChange when a link of the host, the router of a sub-app, Back or Forward changes the path. For the first page it does not',
    async ({ Garfish, start, app, until, text, notes }) => {
      Garfish.router.routerChange((path) => void notes.push(path));
      start({ apps: [app('shop')] });
      await until(text);
      Garfish.router.push({ path: '/shop/open' });
      history.pushState(null, '', '/shop/archive');
      history.back();
      await until(() => notes.length > 4);
      history.forward();
      await until(() => notes.length > 5);
      return notes.filter((note) => note.startsWith('/'));
    },
    ['/shop/open', '/shop/archive', '/shop/open', '/shop/archive'],
    { path: '/shop' },
  ],
  '#open-a-page-of-an-app-that-is-already-open',
  [
    'Garfish does not mount the app again. It dispatches a popstate event',
    async ({ Garfish, start, app, until, text, count, settle, notes }) => {
      start({ apps: [app('shop')] });
      await until(text);
      window.addEventListener('popstate', () => void notes.push('popstate'));
      Garfish.router.push({ path: '/shop/archive' });
      await settle();
      return [count('render'), count('popstate')];
    },
    [1, 1],
    { path: '/shop/open' },
  ],
  '/guide/tasks/monitoring',
  [
    'which appears in the stack.',
    async ({ ran, until }) => {
      const stacks: string[] = [];
      window.addEventListener('error', (event) => {
        stacks.push(event.error.stack);
        event.preventDefault();
      });
      await ran("setTimeout(() => { throw new Error('late'); });");
      await until(() => stacks.length > 0);
      return stacks[0]?.split('\n')[1];
    },
    /http:\/\/localhost:8091\/.*app\.js/,
  ],
  [
    'for native ES modules, whose stacks contain blob: URLs.',
    async ({ mounted, until }) => {
      const stacks: string[] = [];
      window.addEventListener('error', (event) => {
        stacks.push(event.error.stack);
        event.preventDefault();
      });
      await mounted('modules', { sandbox: false });
      await until(() => stacks.length > 0);
      return /at blob:/.test(stacks[0] ?? '') && !/localhost:8091/.test(stacks[0] ?? '');
    },
    true,
    {
      files: {
        '/modules/': '<script type="module" src="app.js"></script>',
        '/modules/app.js': `__GARFISH_EXPORTS__.provider = {
  render() { setTimeout(() => { throw new Error('late'); }); },
  destroy() {},
};`,
      },
    },
  ],
  '#what-each-hook-sees',
  ...each(
    async (
      { shown, hooks, app, own, settle, until, Garfish, rejections, notes },
      fails: string,
    ) => {
      const script = `let visits = 0;
exports.provider = {
  render({ dom }) {
    if (++visits === 2) throw new Error('render fails');
    dom.textContent = 'visit';
  },
  destroy() { ${fails} },
};`;
      await shown({
        ...hooks('run', 'errorMountApp', 'errorUnmountApp'),
        apps: [app('own', { entry: own(script) })],
      });
      await until(() => Garfish.activeApps[0]?.mounting === false);
      Garfish.router.push({ path: '/elsewhere' });
      await settle();
      Garfish.router.push({ path: '/own' });
      await until(() => rejections.length > 0);
      return [rejections, notes];
    },
    [
      [
        'render throws in show(), or destroy in hide(), because the app is cached | no hook. If the router called the method, unhandledrejection on window',
        ['', [['render fails'], []]],
        ["throw new Error('destroy fails');", [['destroy fails'], []]],
      ],
    ],
    { path: '/own' },
  ),
  '#one-tool-on-the-page',
  [
    "A sub-app's listener on window receives the errors of the whole page",
    async ({ ran, until, notes }) => {
      await ran("window.addEventListener('error', ({ message }) => note(message));");
      window.addEventListener('error', (event) => event.preventDefault());
      setTimeout(() => {
        throw new Error('of the host');
      });
      await until(() => notes.length > 0);
      return notes;
    },
    ['Uncaught Error: of the host'],
  ],
  '#show-a-message-and-try-again',
  ...each(
    async (
      { Garfish, start, entry, ending }: Lab,
      { fails, again }: Record<'fails' | 'again', string>,
    ) => {
      start();
      Garfish.loader.usePlugin({
        name: 'fails-at-first',
        fetch: async (url) => (url.endsWith(fails) ? new Response('', { status: 503 }) : undefined),
      });
      await ending(() => Garfish.loadApp('shop', { entry: entry('shop') }));
      return ending(async () => {
        const app = await Garfish.loadApp('shop', {
          entry: entry('shop') + again,
          domGetter: '#container',
        });
        return app?.mount();
      });
    },
    [
      [
        'The button changes only the URL of the entry, and Garfish caches a failed script until the page is reloaded.',
        [{ fails: '/shop/', again: '' }, /^rejects with .*load failed with status "503"/],
        [{ fails: '/shop/', again: '?try=1' }, 'resolves with true'],
        [{ fails: 'app.js', again: '?try=1' }, /^rejects with "provider" is "undefined"/],
      ],
    ],
  ),
  [
    '#limit-slow-requests errorLoadApp then receives a TimeoutError.',
    async ({ Garfish, load, ending, start, notes }) => {
      start({ errorLoadApp: (error) => void notes.push(error.name) });
      Garfish.loader.usePlugin({
        name: 'time-limit',
        async fetch(url, options) {
          const signal = AbortSignal.timeout(0);
          await new Promise((resolve) => setTimeout(resolve, 20));
          return fetch(url, { ...options, signal });
        },
      });
      await ending(() => load('shop'));
      return notes;
    },
    ['TimeoutError'],
  ],
  '/guide/tasks/releases#what-an-open-tab-gets',
  ...each(
    async ({ Garfish, load, text }: Lab, cache: boolean) => {
      let version = 1;
      const type = { 'content-type': 'text/javascript' };
      Garfish.loader.usePlugin({
        name: 'versions',
        fetch: async (url) =>
          url.endsWith('app.js')
            ? new Response(
                `exports.provider = { render: ({ dom }) => void dom.append('version ${version}'), destroy() {} };`,
                { headers: type },
              )
            : undefined,
      });
      const app = await load('shop', { cache });
      await app.mount();
      app.unmount();
      version = 2;
      const next = await load('shop', { cache });
      await next.mount();
      return text();
    },
    [
      [
        'returns to an app | the version of the first time, with and without cache',
        [true, 'version 1'],
        [false, 'version 1'],
      ],
    ],
  ),
  ...each(release, [
    [
      '#load-the-new-version-without-a-reload After a release, the next visit of the route loads the new folder. The app needs cache: false, because a cached app does not change.',
      [false, ['version 1', 'version 2']],
      [true, ['version 1', 'version 1']],
    ],
  ]),
  '/guide/tasks/shared-packages',
  [
    'A sub-app that says react still gets version 18, and one that says react@19 gets the new one.',
    async ({ Garfish, ran, notes }) => {
      Garfish.setExternal({ react: { version: 18 }, 'react@19': { version: 19 } });
      await ran("note([require('react').version, require('react@19').version].join());");
      return notes;
    },
    ['18,19'],
  ],
  '#the-same-sdk-in-two-apps',
  [
    'each sub-app runs its own copy of it, and the global stays in that app.',
    async ({ mounted, text }) => {
      await mounted('first');
      await mounted('second', { domGetter: '#other' });
      return [text(), text('#other'), 'Maps' in window];
    },
    ['1', '1', false],
    { files: SDK },
  ],
  [
    "Load it in the host. Sub-apps read the host's global",
    async ({ ran, notes }) => {
      Reflect.set(window, 'Maps', { version: 'of the host' });
      await ran('note(window.Maps.version);');
      return notes;
    },
    ['of the host'],
  ],
]);
