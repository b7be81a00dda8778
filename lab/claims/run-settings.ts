import { claims } from './claim';

/** What `/api/run` says of the sandbox, of plugins and of the other options. */
export const RUN_SETTINGS = claims([
  '/api/sandbox#strictisolation',
  [
    'Mounts the app in an open shadow root',
    async ({ load, text }) => {
      const app = await load('shop', { sandbox: { strictIsolation: true } });
      await app.mount();
      const roots = [...document.querySelectorAll('#container *')].map((node) => node.shadowRoot);
      return [text(), roots.find(Boolean)?.textContent?.trim()];
    },
    ['', 'shop at /'],
  ],
  '#fixstaticresourcebaseurl',
  [
    "Resolves a relative src or href against the sub-app's URL. It covers images, scripts, frames, video, audio and link elements, but not anchors. Other URLs, such as srcset and the URLs of requests, stay relative to the page. false leaves all URLs relative",
    async ({ load }) => {
      const sources: unknown[] = [];
      for (const fixStaticResourceBaseUrl of [true, false]) {
        const app = await load('pictures', { sandbox: { fixStaticResourceBaseUrl } });
        await app.mount();
        sources.push(document.querySelector('img')?.src, app.global.linked());
        app.unmount();
      }
      return sources;
    },
    [
      'http://localhost:8091/pictures/picture.png',
      'http://localhost:8091/pictures/icon.png http://localhost:8080/page',
      'http://localhost:8080/picture.png',
      'http://localhost:8080/icon.png http://localhost:8080/page',
    ],
    {
      files: {
        '/pictures/': '<div id="root"></div><script src="app.js"></script>',
        '/pictures/app.js': `exports.provider = {
  render({ dom }) {
    const image = document.createElement('img');
    image.src = 'picture.png';
    dom.append(image);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.href = 'icon.png';
    dom.append(link);
    const anchor = document.createElement('a');
    anchor.href = 'page';
    dom.append(anchor);
    window.linked = () => link.href + ' ' + anchor.href;
  },
  destroy() {},
};`,
      },
    },
  ],
  '#fixbaseurl',
  [
    "Sends requests with a relative URL to the sub-app's origin, if the app passes the URL as a string to fetch",
    async ({ load, notes, until }) => {
      await (await load('asks')).mount();
      await until(() => notes.length === 1);
      await (await load('asks', { sandbox: { fixBaseUrl: true } })).mount();
      await until(() => notes.length === 2);
      return notes;
    },
    ['http://localhost:8080/api', 'http://localhost:8091/api'],
    {
      files: {
        '/asks/': '<div id="root"></div><script src="app.js"></script>',
        '/asks/app.js': `exports.provider = {
  render() {
    const request = new XMLHttpRequest();
    request.open('GET', '/api');
    request.onload = () => window.Garfish.getGlobalObject().lab.notes.push(request.responseURL);
    request.send();
  },
  destroy() {},
};`,
      },
    },
  ],
  '#disablewith',
  [
    'Undeclared variables then escape to the real window.',
    async ({ load }) => {
      await (await load('sloppy')).mount();
      const before = 'undeclared' in window;
      await (await load('sloppy', { sandbox: { disableWith: true } })).mount();
      return [before, 'undeclared' in window];
    },
    [false, true],
    {
      files: {
        '/sloppy/': '<script src="app.js"></script>',
        '/sloppy/app.js': 'undeclared = 1; exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  [
    '#excludeassetfilter Runs a script outside the sandbox if you return true for its URL',
    async ({ load, until }) => {
      await (await load('outside')).mount();
      const before = 'escaped' in window;
      const excludeAssetFilter = (url: string) => url.endsWith('escapes.js');
      await (await load('outside', { sandbox: { excludeAssetFilter } })).mount();
      await until(() => 'escaped' in window);
      return before;
    },
    false,
    {
      files: {
        '/outside/': '<script src="escapes.js"></script><script src="app.js"></script>',
        '/outside/escapes.js': 'window.escaped = true;',
        '/outside/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  '#modules',
  [
    'If you set modules in run, Garfish calls the functions twice for each app, so set them in an app.',
    async ({ start, app, load }) => {
      let runs = 0;
      const count = () => {
        runs += 1;
        return {};
      };
      start({ sandbox: { modules: [count] }, apps: [app('shop')] });
      await load('shop');
      return runs;
    },
    2,
  ],
  [
    'override holds the globals that the app sees, and recover runs when the app unmounts.',
    async ({ load, notes }) => {
      const own = () => ({ override: { own: 'mine' }, recover: () => void notes.push('recover') });
      const app = await load('shop', { sandbox: { modules: [own] } });
      await app.mount();
      const { own: seen } = app.global;
      app.unmount();
      return [seen, 'own' in window, notes.filter((note) => note === 'recover').length > 0];
    },
    ['mine', false, true],
  ],
  '/api/run#sandbox',
  [
    'false turns the sandbox off for all apps.',
    async ({ start, app, load }) => {
      start({ sandbox: false, apps: [app('shop')] });
      const shop = await load('shop');
      return [shop.vmSandbox === undefined, shop.snapshotSandbox === undefined];
    },
    [true, true],
  ],
  '/api/sandbox#signature',
  [
    'If you select the snapshot sandbox in run, an app with sandbox: false still gets it.',
    async ({ start, app, load }) => {
      start({ sandbox: { snapshot: true }, apps: [app('shop', { sandbox: false })] });
      const shop = await load('shop');
      return [Boolean(shop.vmSandbox), Boolean(shop.snapshotSandbox)];
    },
    [false, true],
  ],
  [
    'If you set sandbox: false in run, an app with sandbox: {} gets both sandboxes and none of the defaults below.',
    async ({ start, app, load }) => {
      start({ sandbox: false, apps: [app('shop', { sandbox: {} })] });
      const shop = await load('shop');
      const { sandbox } = shop.appInfo;
      return [Boolean(shop.vmSandbox), Boolean(shop.snapshotSandbox), sandbox];
    },
    [true, true, {}],
  ],
  '/api/run#autorefreshapp',
  [
    'only Garfish.router.push and replace refresh the view of an open app',
    async ({ start, app, until, text, Garfish, notes, settle }) => {
      let refreshes = 0;
      start({ autoRefreshApp: false, apps: [app('shop')], beforeEval() {} });
      await until(text);
      addEventListener('popstate', () => {
        refreshes += 1;
      });
      Garfish.router.afterEach((_to, _from, next) => {
        notes.push('changed');
        next();
      });
      history.pushState(null, '', '/shop/link');
      await until(() => notes.filter((note) => note === 'changed').length === 1);
      await settle();
      const byLink = refreshes;
      Garfish.router.push({ path: '/shop/pushed' });
      await until(() => refreshes > byLink);
      return byLink;
    },
    0,
    { path: '/shop' },
  ],
  '#disablepreloadapp',
  [
    'Garfish starts to fetch registered apps 5 seconds after their registration',
    async ({ start, app, requests, pass, settle }) => {
      start({ disablePreloadApp: false, apps: [app('shop')] });
      await settle();
      await pass(4_900);
      await settle();
      const early = requests.length;
      for (let step = 0; step < 50 && requests.length === 0; step++) {
        await pass(200);
        await settle();
      }
      return [early, requests[0]?.url];
    },
    [0, '/shop/'],
    { clock: true },
  ],
  [
    'Turns off automatic preloading.',
    async ({ start, app, requests, pass, settle }) => {
      start({ disablePreloadApp: true, apps: [app('shop')] });
      for (let step = 0; step < 30; step++) {
        await pass(500);
        await settle();
      }
      return requests;
    },
    [],
    { clock: true },
  ],
  '/api/sandbox#excludeassetfilter',
  [
    'Garfish calls the function with the src as it is written, such as pay.js, and later with the absolute URL. Each call must return true',
    async ({ load, settle, until }) => {
      const seen: string[] = [];
      const filters = [
        (url: string) => url === 'escapes.js',
        (url: string) => url.startsWith('http') && url.endsWith('/escapes.js'),
        (url: string) => url.endsWith('escapes.js') && seen.push(url) > 0,
      ];
      const escaped: boolean[] = [];
      for (const excludeAssetFilter of filters) {
        await (await load('outside', { sandbox: { excludeAssetFilter } })).mount();
        await settle();
        escaped.push('escaped' in window);
      }
      await until(() => 'escaped' in window);
      return [escaped.slice(0, 2), [...new Set(seen)]];
    },
    [
      [false, false],
      ['escapes.js', 'http://localhost:8091/outside/escapes.js'],
    ],
    {
      files: {
        '/outside/': '<script src="escapes.js"></script><script src="app.js"></script>',
        '/outside/escapes.js': 'window.escaped = true;',
        '/outside/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
]);
