import { claims, each, ends } from './claim';

/** A sub-app that registers its provider at once, as the bridges do, and renders the number of its run. */
const REGISTERS = {
  '/registers/': '<script src="app.js"></script>',
  '/registers/app.js': `const host = window.Garfish.getGlobalObject();
const run = (host.runs = (host.runs || 0) + 1);
__GARFISH_EXPORTS__.registerProvider({
  render({ dom }) { dom.textContent = 'run ' + run; },
  destroy() {},
});`,
};

/** The same with a provider that comes late. */
const LATE = {
  '/late/': '<script src="app.js"></script>',
  '/late/app.js': `const host = window.Garfish.getGlobalObject();
const run = (host.runs = (host.runs || 0) + 1);
setTimeout(() => {
  __GARFISH_EXPORTS__.registerProvider({
    render({ dom }) { dom.textContent = 'run ' + run; },
    destroy() {},
  });
}, 50);`,
};

/** A sub-app that notes the props that its `render` receives. */
const PROPS = {
  '/props/': '<script src="app.js"></script>',
  '/props/app.js': `exports.provider = {
  render({ props }) {
    window.Garfish.getGlobalObject().lab.notes.push(JSON.stringify(props));
  },
  destroy() {},
};`,
};

/** Where the pages of the API say what a method cannot do. */
export const API_LIMITS = claims([
  '/api/run#basename',
  ...each(
    async ({ ending, start, app, until, text }, [basename, path]: [string, string]) => {
      history.replaceState(null, '', path);
      const end = await ending(() => start({ basename, apps: [app('shop')] }));
      if (end.startsWith('throws')) return end;
      await until(text);
      return text();
    },
    [
      [
        "Garfish uses the basename as a regular expression. So '/c++' makes run throw Invalid regular expression. With '/a.b', Garfish also cuts off /axb.",
        [['/c++', '/c++/shop'], /^throws Invalid regular expression/],
        [['/a.b', '/axb/shop'], 'shop at /a.b/shop'],
        [['/a.b', '/a.b/shop'], 'shop at /a.b/shop'],
      ],
    ],
  ),
  '/api/run#asyncprovidertimeout',
  ...each(
    async ({ load, ending }, asyncProviderTimeout: number) => {
      const app = await load('registers', { asyncProviderTimeout });
      return ending(() => app.mount());
    },
    [
      [
        '0 disables waiting and removes registerProvider',
        [0, 'rejects with __GARFISH_EXPORTS__.registerProvider is not a function'],
        [1, 'resolves with true'],
      ],
    ],
    { files: REGISTERS },
  ),
  [
    'If you mount the same App again after unmount(), Garfish renders with the late provider of the first run, and ignores the provider that the scripts register now.',
    async ({ mounted, text, Garfish }) => {
      const app = await mounted('late');
      const first = text();
      app.unmount();
      await app.mount();
      const again = text();
      await new Promise((resolve) => setTimeout(resolve, 100));
      app.unmount();
      const fresh = await Garfish.loadApp('late', {
        entry: app.appInfo.entry,
        domGetter: '#container',
      });
      await fresh?.mount();
      return [first, again, text(), Reflect.get(window, 'runs')];
    },
    ['run 1', 'run 1', 'run 3', 3],
    { files: LATE },
  ],
  '/guide/concept/cache#reload-one-sub-app',
  ...each(
    async ({ mounted, text }, name: string) => {
      const app = await mounted(name);
      const first = text();
      app.unmount();
      await app.mount();
      return [first, text()];
    },
    [
      [
        'If the app calls registerProvider only after its scripts have run, call loadApp instead',
        ['late', ['run 1', 'run 1']],
        ['registers', ['run 1', 'run 2']],
      ],
    ],
    { files: { ...LATE, ...REGISTERS } },
  ),
  '/api/loadApp#getprovider',
  ...each(
    async ({ mounted, text, ending }, isCalled: boolean) => {
      const app = await mounted('registers');
      app.unmount();
      const end = isCalled && (await ending(() => app.getProvider()));
      await app.mount();
      return [end, text()];
    },
    [
      [
        'It then resolves with the provider of the last run, and because of this call the next mount() renders with that provider as well.',
        [true, ['resolves with an object', 'run 1']],
        [false, [false, 'run 2']],
      ],
    ],
    { files: REGISTERS },
  ),
  '/api/loadApp#mounted',
  [
    'If afterMount throws, the mount has failed and the container is gone, but this field and display are still true.',
    async ({ start, load, failing, ending }) => {
      start({ errorMountApp() {} });
      const app = await load('shop', { afterMount: failing('afterMount fails') });
      const end = await ending(() => app.mount());
      return [
        end,
        app.mounted,
        app.display,
        document.querySelector('#container')?.childElementCount,
      ];
    },
    ['resolves with false', true, true, 0],
  ],
  '/api/loadApp#show',
  [
    'Two calls in the same task both call render',
    async ({ mounted, count }) => {
      const app = await mounted('shop');
      app.hide();
      return [await Promise.all([app.show(), app.show()]), count('render')];
    },
    [[true, true], 3],
  ],
  '/api/loadApp#change-the-props-of-an-app',
  [
    'Replace appInfo.props before the next show(), and the provider receives the new ones in render',
    async ({ load, notes }) => {
      const app = await load('props', { cache: true, props: { a: 1, b: 2 } });
      await app.mount();
      app.hide();
      app.appInfo.props = { ...app.appInfo.props, a: 3 };
      await app.show();
      return notes;
    },
    ['{"a":1,"b":2}', '{"a":3,"b":2}'],
    { files: PROPS },
  ],
  [
    'An app that is on the page does not notice the change, because Garfish does not call render again.',
    async ({ load, notes, settle }) => {
      const app = await load('props', { props: { a: 1 } });
      await app.mount();
      app.appInfo.props = { a: 2 };
      await settle();
      return notes;
    },
    ['{"a":1}'],
    { files: PROPS },
  ],
  '/api/channel#emitasync',
  ...ends([
    [
      'If a listener rejects, the promise rejects. If a listener throws, emitAsync itself throws and the remaining listeners are not called',
      [
        ({ Garfish: { channel } }) => {
          channel.on('leave', async () => 'saved');
          channel.on('leave', () => Promise.reject(new Error('not saved')));
          return channel.emitAsync('leave');
        },
        'rejects with not saved',
      ],
      [
        ({ Garfish: { channel } }) => {
          channel.on('leave', () => {
            throw new Error('not saved');
          });
          channel.on('leave', () => {
            throw new Error('was called');
          });
          return channel.emitAsync('leave');
        },
        'throws not saved',
      ],
    ],
  ]),
  '/api/router#push-and-replace',
  [
    "so { path: '/q?z=1', query: { k: '2' } } opens /q?z=1?k=2.",
    ({ Garfish, start }) => {
      start();
      Garfish.router.push({ path: '/q?z=1', query: { k: '2' } });
      return location.pathname + location.search;
    },
    '/q?z=1?k=2',
  ],
  '/api/router#read-the-current-route',
  [
    'Garfish replaces it on each navigation, after beforeEach and before it mounts the new apps',
    async ({ Garfish, start, app, until, text, notes }) => {
      const current = () => Garfish.router.routerConfig.current?.matched.map(({ name }) => name);
      Garfish.router.beforeEach((_to, _from, next) => {
        notes.push(`beforeEach: ${current()}`);
        next();
      });
      start({
        apps: [app('shop'), app('orders')],
        beforeMount: () => void notes.push(`beforeMount: ${current()}`),
      });
      await until(text);
      Garfish.router.push({ path: '/orders' });
      await until(() => text()?.startsWith('orders'));
      return notes.filter((note) => note.startsWith('before'));
    },
    ['beforeEach: ', 'beforeMount: shop', 'beforeEach: shop', 'beforeMount: orders'],
    { path: '/shop' },
  ],
  [
    'It has the fields of to without a hash in the paths, and matched lists all apps of the route.',
    async ({ Garfish, start, app, until, text, settle }) => {
      start({ basename: '/portal', apps: [app('shop')] });
      await until(text);
      Garfish.router.push({ path: '/shop/cart#top', query: {} });
      await settle();
      const { current } = Garfish.router.routerConfig;
      const names = current?.matched.map(({ name }) => name);
      return [current?.fullPath, current?.path, current?.href, names];
    },
    ['/portal/shop/cart', '/shop/cart', 'http://localhost:8080/portal/shop/cart#top', ['shop']],
    { path: '/portal/shop' },
  ],
  '/guide/API/loadApp#several-apps-on-one-page',
  ...each(
    async ({ Garfish }, order: ('one' | 'two')[]) => {
      for (const name of order)
        await Garfish.loadApp(name, {
          entry: 'http://localhost:8091/twice/',
          domGetter: name === 'one' ? '#container' : '#other',
          ...(name === 'one' && { sandbox: false }),
        }).then((app) => app?.mount());
      return document.querySelector('#container b')?.getAttributeNames();
    },
    [
      [
        'If only one of the two has sandbox: false, load it first. Otherwise its elements are created by the sandbox of the other.',
        [['one', 'two'], []],
        [['two', 'one'], ['elementtiming']],
      ],
    ],
    {
      files: {
        '/twice/': '<b>twice</b><script src="app.js"></script>',
        '/twice/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ),
  '/guide/concept/sandbox#modules',
  [
    'That happens when the app is loaded, and again on each unmount(), which creates a new sandbox.',
    async ({ load, notes }) => {
      const modules = [() => void notes.push('called')];
      const app = await load('shop', { cache: false, sandbox: { modules } });
      const loaded = notes.length;
      await app.mount();
      app.unmount();
      return [loaded, notes.filter((note) => note === 'called').length];
    },
    [1, 2],
  ],
  '/plugins/plugins#css-scope',
  ...each(
    async ({ more, start, load }, name: string) => {
      const { GarfishCssScope } = await more();
      start({ plugins: [GarfishCssScope()] });
      const app = await load(name, { entry: 'http://localhost:8091/red/' });
      await app.mount();
      const paragraph = document.querySelector('#container p');
      return paragraph && getComputedStyle(paragraph).color === 'rgb(255, 0, 0)';
    },
    [
      [
        'An app called @acme/shop, my shop or shop.v2 loses all its styles, without a message.',
        ['@acme/shop', false],
        ['my shop', false],
        ['shop.v2', false],
        ['1shop', true],
        ['my-shop_2', true],
      ],
    ],
    {
      files: {
        '/red/': '<style>p { color: red }</style><p>red</p><script src="app.js"></script>',
        '/red/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ),
  '/api/#state-of-the-instance',
  [
    'except one that finishes loading after that',
    async ({ start, app, settle, until, Garfish }) => {
      start({ apps: [app('shop')] });
      await settle();
      history.pushState(null, '', '/elsewhere');
      await until(() => Garfish.apps.shop);
      return Garfish.apps.shop?.mounted;
    },
    false,
    { path: '/shop' },
  ],
  '/api/registerApp#an-app-on-every-page',
  [
    "You can also register it with activeWhen: '/' and its own domGetter. It then stays mounted on every route, and its basename is the host's with a slash at the end. Garfish never calls onNotMatchRouter in that host, because an app always matches.",
    async ({ start, app, until, text, notes, Garfish, settle }) => {
      const header = { entry: app('script').entry, activeWhen: '/', domGetter: '#other' };
      start({
        basename: '/portal',
        apps: [app('header', header), app('shop'), app('orders')],
        onNotMatchRouter: (path) => void notes.push(`no match: ${path}`),
      });
      await until(() => text('#other') && text());
      Garfish.router.push({ path: '/orders/7' });
      await until(() => text()?.startsWith('orders'));
      Garfish.router.push({ path: '/' });
      await until(() => !text());
      await settle();
      return [text('#other'), notes];
    },
    [
      'header at /portal/',
      ['script', 'render', 'script', 'render', 'destroy', 'script', 'render', 'destroy'],
    ],
    { path: '/portal/shop' },
  ],
  '/api/registerApp#except-one-path',
  ...each(
    async ({ start, app, until, text, Garfish, settle }, basename: string) => {
      history.replaceState(null, '', `${basename}/shop/cart`.replace('//', '/'));
      const activeWhen = (path: string) => !path.startsWith('/login');
      start({
        basename,
        apps: [app('shop', { activeWhen }), app('orders', { activeWhen: '/login' })],
      });
      await until(text);
      const shown = text();
      Garfish.router.push({ path: '/login' });
      await until(() => text()?.startsWith('orders'));
      await settle();
      return [shown, Object.keys(Garfish.appInfos)];
    },
    [
      [
        "The app then gets the host's basename, and its router sees the whole rest of the path.",
        ['/', ['shop at', ['shop', 'orders']]],
        ['/portal', ['shop at /portal', []]],
      ],
    ],
  ),
  [
    'At /portal/login, Garfish removes every app of the host',
    '/api/registerApp#except-one-path The app then',
  ],
  '/api/registerApp#exactly-one-path',
  [
    "Compare the whole path in a function, such as (path) => path === '/help'. That works for every path except the start page.",
    async ({ start, app, until, text, Garfish, settle }) => {
      start({ apps: [app('shop', { activeWhen: (path) => path === '/help' }), app('orders')] });
      await until(text);
      const shown = [text()];
      Garfish.router.push({ path: '/help/me' });
      await settle();
      shown.push(text());
      Garfish.router.push({ path: '/orders' });
      await until(text);
      return [...shown, text(), Object.keys(Garfish.appInfos)];
    },
    ['shop at /help', '', 'orders at /orders', ['shop', 'orders']],
    { path: '/help' },
  ],
  ...each(
    async ({ start, app, until, text, Garfish, settle }, [basename, rule]: [string, string]) => {
      history.replaceState(null, '', basename);
      const activeWhen = (path: string) => new RegExp(rule).test(path);
      start({ basename, apps: [app('shop', { activeWhen }), app('orders'), app('script')] });
      await until(text);
      const first = text();
      Garfish.router.push({ path: '/orders' });
      await until(() => text()?.startsWith('orders'));
      const left = Object.keys(Garfish.appInfos);
      Garfish.router.push({ path: '/script' });
      await until(() => !text()?.startsWith('orders'));
      await settle();
      return [first, left];
    },
    [
      [
        'When the user leaves an app, Garfish removes every app whose basename equals the path of that app. For the start page, that is every app of the host. The next app still mounts, but nothing mounts after it.',
        [
          ['/', '^/$'],
          ['shop at /', []],
        ],
        [
          ['/portal', '^$'],
          ['shop at /portal', []],
        ],
      ],
      [
        "let the function accept the empty path as well, as in (path) => path === '/' || path === ''. The path of the app is then '', and no app has that basename, so Garfish removes nothing. The app receives '' as its basename",
        [
          ['/', '^/?$'],
          ['shop at', ['shop', 'orders', 'script']],
        ],
      ],
      [
        "With a host basename such as /portal, the path of the start page is '', and no rule avoids the problem.",
        [
          ['/portal', '^/?$'],
          ['shop at /portal', []],
        ],
      ],
    ],
  ),
  [
    'Garfish removes nothing for an app with its own deactive',
    async ({ start, app, until, text, Garfish, settle }) => {
      const home = app('shop', {
        activeWhen: (path) => path === '/',
        active: () => void document.querySelector('#other')?.append('home'),
        deactive: () => document.querySelector('#other')?.replaceChildren(),
      });
      start({ apps: [home, app('orders'), app('script')] });
      await until(() => text('#other'));
      Garfish.router.push({ path: '/orders' });
      await until(text);
      Garfish.router.push({ path: '/' });
      await until(() => text('#other'));
      await settle();
      return [text(), Object.keys(Garfish.appInfos)];
    },
    ['', ['shop', 'orders', 'script']],
  ],
  '/issues/nothing-renders#2-does-the-address-match-the-route',
  [
    'A path that does not begin with the basename is compared as well, so with the basename /portal the app mounts at /orders too.',
    async ({ start, app, until, text }) => {
      start({ basename: '/portal', apps: [app('orders')] });
      await until(text);
      return text();
    },
    'orders at /portal/orders',
    { path: '/orders' },
  ],
  '/issues/errors#reading-mount',
  [
    'Without a hook of yours, this is a one-line function of Garfish that throws the error again.',
    ({ Garfish, start, ending }) => {
      start();
      const { errorLoadApp } = Garfish.options;
      return ending(() => errorLoadApp?.(new Error('not loaded'), Garfish.appInfos as never));
    },
    'throws not loaded',
  ],
  '/issues/errors#owner-document',
  ...each(
    async ({ load, mounted, warnings }, [first, second]: [object, object]) => {
      await load('shop', { sandbox: first });
      await mounted('owns', { sandbox: second });
      return warnings.some((text) => text.includes('"ownerDocument" is a read-only attribute.'));
    },
    [
      [
        'Code assigned node.ownerDocument, and the first app of the page in the vm sandbox has fixBaseUrl or fixOwnerDocument.',
        [[{ fixOwnerDocument: true }, {}], true],
        [[{ fixBaseUrl: true }, {}], true],
        [[{}, { fixOwnerDocument: true }], false],
      ],
    ],
    {
      files: {
        '/owns/': '<script src="app.js"></script>',
        '/owns/app.js': `try { document.createElement('b').ownerDocument = document; } catch {}
exports.provider = { render() {}, destroy() {} };`,
      },
    },
  ),
  '/issues/errors#share-scope',
  [
    'Otherwise webpack in the sub-app finds the tag and waits for its load event',
    async ({ ran, notes }) => {
      const remote = 'http://localhost:8091/remoteEntry.js';
      const script = document.createElement('script');
      script.src = remote;
      document.body.append(script);
      await new Promise((resolve) => script.addEventListener('load', resolve));
      // How webpack looks for a script before it adds one of its own.
      const find = `note(String([...document.getElementsByTagName('script')]
  .some((tag) => tag.getAttribute('src') === '${remote}')));`;
      await ran(find);
      script.remove();
      await ran(find);
      return notes;
    },
    ['true', 'false'],
    { files: { '/remoteEntry.js': 'var widgets = {};' } },
  ],
]);
