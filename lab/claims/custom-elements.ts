import { claims, each } from './claim';

/** What pages say of custom elements besides `web-component.ts`, of providers that are missing, and of the order of preloading. */
export const CUSTOM_ELEMENTS = claims([
  '/issues/webComponent#attributes',
  ...each(
    async ({ defineCustomElements, entry, until, notes, settle }, names: string[]) => {
      const loading = () => null as never;
      defineCustomElements('own-app', { loading, delay: 200, config: { disablePreloadApp: true } });
      const tags = names.map(
        (name) => `<own-app name="${name}" entry="${entry('shop')}"></own-app>`,
      );
      document.body.insertAdjacentHTML('beforeend', tags.join(''));
      await until(() => notes.filter((note) => note === 'render').length === new Set(names).size);
      await settle();
      return [...document.querySelectorAll('own-app')].map(({ textContent }) =>
        textContent?.trim(),
      );
    },
    [
      [
        'If two elements of one name enter the document together, they get the same App, and the second stays empty.',
        [
          ['shop', 'shop'],
          ['shop at /', ''],
        ],
        [
          ['one', 'two'],
          ['one at /', 'two at /'],
        ],
      ],
    ],
  ),
  '#behaviour',
  ...each(
    async ({ Garfish, defineCustomElements, entry, until, notes }, options: object) => {
      Garfish.run({ disablePreloadApp: true, ...options });
      const loading = ({ error }: { error: Error }) => {
        if (error) notes.push(error.message);
        return null as never;
      };
      defineCustomElements('own-app', { loading, delay: 200 });
      const tag = `<own-app name="gone" entry="${entry('gone')}"></own-app>`;
      document.body.insertAdjacentHTML('beforeend', tag);
      await until(() => notes.length > 0);
      return notes[0];
    },
    [
      [
        "If beforeLoad or errorLoadApp makes loadApp resolve with null, the error is reading 'mounted'",
        [{ beforeLoad: () => false }, "Cannot read properties of null (reading 'mounted')"],
        [{ errorLoadApp() {} }, "Cannot read properties of null (reading 'mounted')"],
        [{}, /load failed with status "404"/],
      ],
    ],
  ),
  '#attributes',
  [
    'If run has sandbox: false, the app lacks the defaults of the sandbox, such as fixStaticResourceBaseUrl.',
    async ({ Garfish, defineCustomElements, entry, until }) => {
      Garfish.run({ disablePreloadApp: true, sandbox: false });
      defineCustomElements('own-app', { loading: () => null as never, delay: 200 });
      const tag = `<own-app name="pictures" entry="${entry('pictures')}"></own-app>`;
      document.body.insertAdjacentHTML('beforeend', tag);
      await until(() => Garfish.activeApps[0]?.mounted);
      return [document.querySelector('img')?.src, Boolean(Garfish.activeApps[0]?.vmSandbox)];
    },
    ['http://localhost:8080/a.png', true],
    {
      files: {
        '/pictures/': '<img src="a.png"><script src="app.js"></script>',
        '/pictures/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  '/issues/errors#reading-mount',
  [
    "A custom element reports (reading 'mounted').",
    '/issues/webComponent#behaviour If beforeLoad or',
  ],
  '/api/loadApp#getprovider',
  [
    'Before mount() it rejects. After unmount() it also rejects, unless the app has used registerProvider',
    async ({ load, ending }) => {
      const app = await load('shop', { asyncProviderTimeout: 1 });
      const provider = () => ending(() => app.getProvider().then((found) => 'render' in found));
      const found = [await provider()];
      await app.mount();
      found.push(await provider());
      app.hide();
      found.push(await provider());
      await app.show();
      app.unmount();
      return [...found, await provider()];
    },
    [/^rejects/, 'resolves with true', 'resolves with true', /^rejects/],
  ],
  '/api/preloadApp#by-hand-and-by-itself',
  [
    'Order | the order of your calls',
    async ({ Garfish, app, requests, until }) => {
      Garfish.registerApp([app('shop'), app('orders')]);
      Garfish.preloadApp('orders');
      Garfish.preloadApp('shop');
      await until(() => requests.length === 4);
      return requests.map(({ url }) => url).slice(0, 2);
    },
    ['/orders/', '/shop/'],
  ],
  '/api/loader#beforeload',
  [
    'The hook cannot be async, so to wait for something, such as a signed URL, use fetch.',
    async ({ Garfish, entry, ending, requests }) => {
      const { loader } = Garfish;
      loader.usePlugin({ name: 'signs', fetch: async (url, init) => fetch(`${url}?signed`, init) });
      await loader.load({ scope: 'shop', url: entry('shop') });
      loader.usePlugin({ name: 'waits', beforeLoad: (async (data: unknown) => data) as never });
      const end = await ending(() => loader.load({ scope: 'orders', url: entry('orders') }));
      return [requests.map(({ url }) => url), end];
    },
    [['/shop/?signed'], 'rejects with The return value of hook "beforeLoad" is incorrect.'],
  ],
  '/plugins/es-module#how-it-works',
  [
    'and not for the modules that it imports.',
    async ({ start, more, load, notes }) => {
      const { GarfishEsModule } = await more();
      const note = (name: string) => (_info: unknown, _code: string, _env: unknown, url?: string) =>
        void (url && notes.push(`${name} ${url.split('/').at(-1)}`));
      start({
        plugins: [GarfishEsModule()] as never,
        beforeEval: note('before'),
        afterEval: note('after'),
      });
      await (await load('module')).mount();
      return notes;
    },
    ['before app.js', 'after app.js', 'ran'],
    {
      files: {
        '/module/': '<!doctype html><body><script type="module" src="app.js"></script></body>',
        '/module/app.js': `import { note } from './note.js';
note('ran');
__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`,
        '/module/note.js':
          'export const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);',
      },
    },
  ],
]);
