import { claims } from './claim';

/** What the tasks at the head of `/api/run` say, and the options and hooks that they use. */
export const RUN_TASKS = claims([
  '/api/run#show-a-loading-indicator',
  [
    'Show a loading state in beforeLoad, and hide it in each hook that can come last.',
    async ({ start, app, Garfish, until, notes, settle }) => {
      const note = (text: string) => () => void notes.push(text);
      const hide = note('hide');
      start({
        apps: [app('shop'), app('gone'), app('fails-in-render')],
        beforeLoad: note('show'),
        afterMount: hide,
        errorLoadApp: hide,
        errorMountApp: hide,
        onNotMatchRouter: hide,
      });
      const seen: string[] = [];
      for (const path of ['/gone', '/fails-in-render', '/shop', '/nothing', '']) {
        await until(() => notes.includes('hide'));
        seen.push(
          notes
            .splice(0)
            .filter((text) => /show|hide/.test(text))
            .join(),
        );
        await settle();
        if (path) Garfish.router.push({ path });
      }
      return seen;
    },
    ['show,hide', 'show,hide', 'show,hide', 'show,hide', 'hide'],
    { path: '/shop' },
  ],
  '#share-the-user-with-all-apps',
  [
    'All apps receive the same object.',
    async ({ start, load, entry, text }) => {
      const user = { name: 'Ada', seen: 0 };
      start({ props: { user } });
      for (const name of ['one', 'two'])
        await (await load(name, { entry: entry('greets') })).mount();
      return [text()?.startsWith('Hello Ada'), user.seen];
    },
    [true, 2],
    {
      files: {
        '/greets/': '<div id="root"></div><script src="app.js"></script>',
        '/greets/app.js': `exports.provider = {
  render({ dom, props }) {
    props.user.seen = (props.user.seen || 0) + 1;
    dom.querySelector('#root').textContent = 'Hello ' + props.user.name;
  },
  destroy() {},
};`,
      },
    },
  ],
  '#show-a-page-when-no-app-matches',
  [
    "Garfish calls onNotMatchRouter for the host's own pages as well",
    async ({ start, app, Garfish, until, text, notes, settle }) => {
      const note = (text: string) => () => void notes.push(text);
      start({
        apps: [app('shop')],
        onNotMatchRouter: (path) => void notes.push(`show ${path}`),
        beforeLoad: note('hide'),
      });
      await until(() => notes.length === 1);
      Garfish.router.push({ path: '/shop' });
      await until(text);
      await settle();
      Garfish.router.push({ path: '/nothing' });
      await until(() => notes.includes('show /nothing'));
      return notes.filter((text) => /show|hide/.test(text));
    },
    ['show /', 'hide', 'show /nothing'],
    { path: '/' },
  ],
  [
    'At /shop/nowhere the shop is active',
    async ({ start, app, until, text, notes }) => {
      start({ apps: [app('shop')], onNotMatchRouter: (path) => void notes.push(path) });
      await until(text);
      return [text(), notes.filter((note) => note.startsWith('/'))];
    },
    ['shop at /shop', []],
    { path: '/shop/nowhere' },
  ],
  '#load-apps-by-permission',
  [
    'Register only the apps that this user may open. For the paths of the others, Garfish calls onNotMatchRouter.',
    async ({ start, app, until, notes, requests }) => {
      const allowed = new Set(['shop']);
      start({
        apps: [app('shop'), app('orders')].filter(({ name }) => allowed.has(name)),
        onNotMatchRouter: (path) => void notes.push(path),
      });
      await until(() => notes.length > 0);
      return [notes, requests];
    },
    [['/orders'], []],
    { path: '/orders' },
  ],
  [
    'Automatic preloading still fetches the files of such an app',
    async ({ start, app, requests, pass, settle, text }) => {
      start({ disablePreloadApp: false, apps: [app('shop')], beforeLoad: () => false });
      await settle();
      const atFirst = requests.length;
      for (let step = 0; step < 60 && requests.length === 0; step++) {
        await pass(200);
        await settle();
      }
      return [atFirst, requests[0]?.url, text()];
    },
    [0, '/shop/', ''],
    { clock: true, path: '/shop' },
  ],
  '#basename',
  [
    "with '/port', a rule sees /portal/shop as al/shop.",
    async ({ start, app, until }) => {
      const seen: string[] = [];
      const activeWhen = (path: string) => {
        seen.push(path);
        return false;
      };
      start({ basename: '/port', apps: [app('shop', { activeWhen })] });
      await until(() => seen.length > 0);
      return [...new Set(seen)];
    },
    ['al/shop'],
    { path: '/portal/shop' },
  ],
  '#disablepreloadapp',
  [
    'If you call registerApp before run, set the option with setOptions first. Otherwise Garfish preloads those apps anyway.',
    async ({ start, app, Garfish, requests, pass, settle }) => {
      Garfish.registerApp(app('shop'));
      start({ disablePreloadApp: true, apps: [app('orders')] });
      for (let step = 0; step < 30; step++) {
        await pass(500);
        await settle();
      }
      return requests.map(({ url }) => url);
    },
    ['/shop/', '/shop/app.js'],
    { clock: true },
  ],
  '/api/hooks#beforebootstrap',
  [
    'Fires with the merged options, before the apps in apps are registered.',
    ({ start, app, Garfish }) => {
      let names: string[] = [];
      Garfish.registerApp(app('orders'));
      const beforeBootstrap = () => {
        names = Object.keys(Garfish.appInfos);
      };
      start({ apps: [app('shop')], beforeBootstrap });
      return names;
    },
    ['orders'],
  ],
  '#beforeload',
  [
    "A change to appInfo affects this load only. It doesn't change an app that is already cached.",
    async ({ start, app, Garfish, entry, requests }) => {
      const entries = ['orders', 'script', 'script'].map(entry);
      start({
        apps: [app('shop')],
        async beforeLoad(appInfo) {
          appInfo.entry = entries.shift() ?? '';
        },
      });
      const loaded = [
        await Garfish.loadApp('shop', { cache: true }),
        await Garfish.loadApp('shop', { cache: true }),
        await Garfish.loadApp('shop', { cache: false }),
      ];
      const seen = loaded.map((each) => each?.appInfo.entry.replace(entry(''), ''));
      return [seen, requests[0]?.url, Garfish.appInfos.shop?.entry === entry('shop')];
    },
    [
      [
        'http://localhost:8091/orders/',
        'http://localhost:8091/orders/',
        'http://localhost:8091/script/',
      ],
      '/orders/',
      true,
    ],
  ],
  '#customrender',
  [
    'parent is always app.htmlNode, not the parent of the node.',
    async ({ start, load }) => {
      const tags: string[] = [];
      const parents = new Set<Element>();
      start({
        customRender(data) {
          tags.push('tagName' in data.node ? data.node.tagName : 'no element');
          parents.add(data.parent);
          return data;
        },
      });
      const app = await load('deep');
      await app.mount();
      return [tags.join(), [...parents].map((parent) => parent === app.htmlNode)];
    },
    ['head,body,main,p,b,script', [true]],
    {
      files: {
        '/deep/': '<main><p>text<!-- c --><b>x</b></p></main><script src="app.js"></script>',
        '/deep/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
]);
