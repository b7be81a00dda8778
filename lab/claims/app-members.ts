import { claims, each, ends } from './claim';

/** What `loadApp`, the members of an app and some options do. */
export const APP_MEMBERS = claims([
  '/api/loadApp#signature',
  ['You can call it before and after run', '/guide/API/loadApp You can call loadApp without run'],
  ["If you pass entry, you don't have to register the app.", '/api/loadApp#display Whether'],
  [
    'replaces the registered ones, field by field, for this call.',
    '/api/loadApp#signature sandbox: { fixBaseUrl',
  ],
  [
    'Fields that you set in neither place come from run.',
    async ({ start, Garfish, entry, text }) => {
      start({ domGetter: '#other' });
      const app = await Garfish.loadApp('shop', { entry: entry('shop') });
      await app?.mount();
      return text('#other');
    },
    'shop at /',
  ],
  [
    'A relative entry resolves against the URL of the page.',
    '/api/registerApp#entry example, the entry',
  ],
  [
    'activeWhen is ignored, because only the router reads it.',
    async ({ start, mounted, text, settle }) => {
      start();
      await mounted('shop', { activeWhen: '/nowhere' });
      await settle();
      return text();
    },
    'shop at /',
  ],
  ...each(
    async ({ Garfish, app, load }, [registered, passed]: object[]) => {
      Garfish.registerApp(app('shop', registered));
      const first = await load('shop', passed);
      return first === (await load('shop', passed));
    },
    [
      [
        '#caching loadApp caches nothing unless you set cache: true, here or where you register the app.',
        [[{}, {}], false],
        [[{}, { cache: true }], true],
        [[{ cache: true }, {}], true],
        [[{ cache: true }, { cache: false }], false],
      ],
    ],
  ),
  ...ends([
    [
      '#mount Signature: () => Promise<boolean>',
      [async ({ load }) => (await load('shop')).mount(), 'resolves with true'],
    ],
    [
      '#show Signature: () => Promise<boolean>',
      [async ({ load }) => (await load('shop')).show(), 'resolves with false'],
      [
        async ({ mounted }) => {
          const app = await mounted('shop');
          app.hide();
          return app.show();
        },
        'resolves with true',
      ],
    ],
    [
      '#hide Signature: () => boolean',
      [async ({ mounted }) => (await mounted('shop')).hide(), 'resolves with true'],
      [async ({ load }) => (await load('shop')).hide(), 'resolves with false'],
    ],
    [
      '#unmount It returns false, without a message, if the app is not mounted. Signature: () => boolean',
      [async ({ mounted }) => (await mounted('shop')).unmount(), 'resolves with true'],
      [async ({ load }) => (await load('shop')).unmount(), 'resolves with false'],
    ],
    [
      '#execscript Signature: (code: string, env: object, url?: string, options?: object) => void',
      [
        async ({ mounted }) => (await mounted('shop')).execScript('1', {}),
        'resolves with undefined',
      ],
    ],
    [
      '#getprovider Signature: () => Promise<Provider>',
      [async ({ mounted }) => (await mounted('shop')).getProvider(), 'resolves with an object'],
    ],
  ]),
  [
    '#show Puts the container back and calls render again.',
    '/guide/concept/cache#the-two-cycles On later visits',
  ],
  [
    '#hide Calls destroy and removes the container.',
    async ({ mounted, notes, text }) => {
      const ends: unknown[] = [];
      for (const leave of ['hide', 'unmount'] as const) {
        const app = await mounted('shop');
        const before = text();
        notes.length = 0;
        app[leave]();
        ends.push([before, notes.join(), document.querySelectorAll('#container *').length]);
      }
      return ends;
    },
    [
      ['shop at /', 'destroy', 0],
      ['shop at /', 'destroy', 0],
    ],
  ],
  [
    '#unmount Calls destroy, removes the container and resets the sandbox.',
    '/api/loadApp#hide Calls destroy',
  ],
  [
    '#display Whether the app is on the page now.',
    '/guide/concept/lifecycle#leaving-and-returning 4 | exports',
  ],
  [
    '#ishtmlmode For a JavaScript entry it is false, and the provider renders into an empty element.',
    async ({ load, notes }) => {
      const app = await load('own', { entry: 'http://localhost:8091/empty/app.js' });
      await app.mount();
      return [app.isHtmlMode, notes];
    },
    [false, ['0 elements']],
    {
      files: {
        '/empty/app.js':
          "exports.provider = { render: ({ dom }) => window.Garfish.getGlobalObject().lab.notes.push(dom.children.length + ' elements'), destroy() {} };",
      },
    },
  ],
  [
    '#appcontainer The outermost element of the app, which Garfish adds to your mount node. It contains htmlNode, which replaces the html element of the app. The provider receives rootElement as dom.',
    async ({ load }) => {
      const app = await load('own', { entry: 'http://localhost:8091/doms/' });
      await app.mount();
      const { appContainer, htmlNode, rootElement } = app;
      return [
        appContainer.parentElement?.id,
        appContainer.contains(htmlNode),
        htmlNode.contains(rootElement),
        (rootElement as Element).hasAttribute('data-mine'),
      ];
    },
    ['container', true, true, true],
    {
      files: {
        '/doms/': '<p></p><script src="app.js"></script>',
        '/doms/app.js':
          "exports.provider = { render: ({ dom }) => dom.setAttribute('data-mine', ''), destroy() {} };",
      },
    },
  ],
  [
    '#global The window that the scripts of the app see.',
    async ({ ran }) => {
      const app = await ran('window.mine = 1;');
      return [Reflect.get(app.global, 'mine'), Reflect.get(window, 'mine')];
    },
    [1, undefined],
  ],
  [
    '#vmsandbox The vm sandbox of the app. An app with the snapshot sandbox has a snapshotSandbox instead, and an app without a sandbox has neither.',
    '/api/sandbox#snapshot Uses the snapshot',
  ],
  [
    '#more-properties name | string | The name that you passed to loadApp | | appId | number | A number that differs for each App object of the page',
    async ({ load }) => {
      const apps = [await load('shop'), await load('shop'), await load('orders')];
      return [apps.map(({ name }) => name), new Set(apps.map(({ appId }) => appId)).size];
    },
    [['shop', 'shop', 'orders'], 3],
  ],
  [
    '#when-it-resolves-with-null-and-when-it-rejects A beforeLoad hook returned false | It resolves with null and warns',
    '/api/hooks#beforeload false, loadApp resolves with null and',
  ],
  [
    'The entry could not be loaded, and run has an errorLoadApp | It resolves with null | | The entry could not be loaded, and run has no errorLoadApp | It rejects with the error',
    '/api/hooks#errors-end-where-you-catch-them The entry cannot be loaded',
  ],
  [
    '#pitfalls An app of ES modules fails on its second mount(), because the es-module plugin runs each module once.',
    '/plugins/es-module#limits After unmount()',
  ],
  '/api/run',
  [
    '#plugins Plugins that add behavior to all sub-apps',
    async ({ start, plugin, mounted, notes }) => {
      start({ plugins: [plugin('mine', 'beforeMount')] });
      for (const name of ['shop', 'orders']) await mounted(name);
      return notes.filter((note) => note.startsWith('mine'));
    },
    ['mine beforeMount', 'mine beforeMount'],
  ],
  [
    '#onnotmatchrouter path is location.pathname, with the basename',
    async ({ start, until }) => {
      const paths: string[] = [];
      start({ basename: '/portal', onNotMatchRouter: (path) => void paths.push(path) });
      await until(() => paths.length > 0);
      return paths;
    },
    ['/portal/none'],
    { path: '/portal/none?x=1' },
  ],
  [
    '#autorefreshapp When the URL changes, Garfish dispatches a popstate event so that the routers of open sub-apps notice.',
    '/guide/concept/router#how-open-apps-are-refreshed its garfish property',
  ],
  [
    '#asyncprovidertimeout If no provider arrives in time, mount() fails with "provider" is "undefined".',
    async ({ load, ending }) => {
      const app = await load('no-provider', { asyncProviderTimeout: 1 });
      return ending(() => app.mount());
    },
    /^rejects with "provider" is "undefined"/,
  ],
  [
    'How long mount() waits for a provider that is registered asynchronously, in milliseconds.',
    '/api/run#asyncprovidertimeout 0 disables',
  ],
  [
    'Default: 2000',
    '/guide/quick-start/env#handing-over-the-provider You can call registerProvider',
  ],
  [
    '#protectvariable Global variables that the host shares with its sub-apps.',
    '/api/run#protectvariable is the same',
  ],
  [
    '#insulationvariable Global variables of the host that sub-apps do not see.',
    '/api/run#insulationvariable is undefined',
  ],
  [
    'since 1.17.6 Garfish adds those in window.__GARFISH_INSULATION_VARIABLE__. loadApp ignores insulationVariable in its options, so set it when you register the app.',
    '/guide/quick-start/env#hiding-a-variable-from-all-sub-apps __GARFISH_INSULATION',
  ],
]);
