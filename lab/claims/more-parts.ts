import { claims } from './claim';

const MODULE_APP = {
  '/module/':
    '<!doctype html><html><body><script type="module" src="app.js"></script></body></html>',
  '/module/app.js': `import { word } from './word.js';
__GARFISH_EXPORTS__.provider = {
  render({ dom }) { dom.append(word); },
  destroy({ dom }) { dom.replaceChildren(); },
};`,
  '/module/word.js': "export const word = 'from a module';",
};

/** What pages say of bridges, custom elements, the plugin for ES modules, and rarely used options. */
export const MORE_PARTS = claims([
  '/api/run#customloader',
  [
    'It replaces the render and destroy of each provider',
    async ({ start, load, notes }) => {
      const note = (text: string) => () => void notes.push(text);
      start({ customLoader: () => ({ mount: note('own mount'), unmount: note('own unmount') }) });
      const app = await load('shop');
      await app.mount();
      app.unmount();
      return notes;
    },
    ['script', 'own mount', 'own unmount'],
  ],
  '/api/loader#setoptions',
  [
    'A file that does not fit is not cached, so it is fetched once for each app that needs it.',
    async ({ Garfish, entry, notes }) => {
      Garfish.loader.setOptions({ maxSize: 1 });
      Garfish.loader.usePlugin({
        name: 'notes',
        beforeLoad(data) {
          notes.push('fetched');
          return data;
        },
      });
      for (const scope of ['shop', 'shop', 'orders'])
        await Garfish.loader.load({ scope, url: entry('shop') });
      return notes;
    },
    ['fetched', 'fetched'],
  ],
  '/issues/webComponent#definecustomelements',
  [
    'defineCustomElements calls Garfish.run(config) itself, and Garfish ignores every call of run after the first.',
    ({ defineCustomElements, Garfish, start, app }) => {
      const loading = () => null as never;
      defineCustomElements('own-app', { loading, delay: 200, config: { disablePreloadApp: true } });
      start({ apps: [app('shop')] });
      return [Garfish.running, Object.keys(Garfish.appInfos)];
    },
    [true, []],
  ],
  [
    'If it is missing, the call throws',
    async ({ defineCustomElements, ending }) =>
      (await ending(() => defineCustomElements('own-app', {} as never))).split(' ')[0],
    'throws',
  ],
  '#behaviour',
  [
    'Calls loading, loads the app and mounts it inside the element',
    async ({ defineCustomElements, entry, until, text, notes }) => {
      const loading = ({ isLoading }: { isLoading: boolean }) => {
        notes.push(`loading ${isLoading}`);
        return null as never;
      };
      defineCustomElements('own-app', { loading, delay: 200, config: { disablePreloadApp: true } });
      document.body.insertAdjacentHTML(
        'beforeend',
        `<own-app name="shop" entry="${entry('shop')}" basename="/own"></own-app>`,
      );
      await until(() => text('own-app')?.includes('shop'));
      return [notes[0], text('own-app')];
    },
    ['loading true', 'shop at /own'],
  ],
  [
    'Hides the app. destroy is called, but timers keep running and nodes in body stay',
    async ({ defineCustomElements, entry, until, text, notes }) => {
      defineCustomElements('own-app', {
        loading: () => null as never,
        delay: 200,
        config: { disablePreloadApp: true },
      });
      document.body.insertAdjacentHTML(
        'beforeend',
        `<own-app name="shop" entry="${entry('shop')}"></own-app>`,
      );
      await until(() => text('own-app')?.includes('shop'));
      document.querySelector('own-app')?.remove();
      await until(() => notes.includes('destroy'));
      return notes.filter((note) => note === 'destroy').length;
    },
    1,
  ],
  '/plugins/es-module#',
  [
    'so that a sub-app with <script type="module"> runs inside the sandbox.',
    async ({ start, more, load, text }) => {
      const { GarfishEsModule } = await more();
      start({ plugins: [GarfishEsModule()] as never });
      await (await load('module')).mount();
      return text();
    },
    'from a module',
    { files: MODULE_APP },
  ],
  '#limits',
  [
    'After unmount(), the same App cannot be mounted again, because its modules do not run a second time. Call loadApp first',
    async ({ start, more, load, ending, text }) => {
      const { GarfishEsModule } = await more();
      start({ plugins: [GarfishEsModule()] as never });
      const app = await load('module', { asyncProviderTimeout: 0 });
      await app.mount();
      app.unmount();
      const end = await ending(() => app.mount());
      await (await load('module')).mount();
      return [end.split(' ')[0], text()];
    },
    ['rejects', 'from a module'],
    { files: MODULE_APP },
  ],
  '/guide/concept/bridge#when-to-use-a-bridge',
  [
    "The function takes the app's info and resolves with an object of render, destroy and, for Vue, update.",
    async ({ more }) => {
      const { vueBridge, reactBridge } = await more();
      const info = { dom: document.querySelector('#container'), basename: '/', props: {} };
      const component = { render: () => 'shown' };
      const vue = await vueBridge({ rootComponent: component } as never)(info, {});
      const react = await reactBridge({
        rootComponent: () => null,
        errorBoundary: () => null,
      } as never)(info, {});
      return [Object.keys(vue).sort(), Object.keys(react).sort()];
    },
    [
      ['destroy', 'render', 'update'],
      ['destroy', 'render'],
    ],
  ],
  '#react-options',
  [
    'The bridge needs this or loadRootComponent, and without both it throws',
    async ({ more, ending }) => {
      const { reactBridge } = await more();
      return (await ending(() => reactBridge({} as never))).split(' ')[0];
    },
    'throws',
  ],
  '/plugins/es-module#limits',
  [
    "If it answers with text/css, the import fails with Module '…/style.css' not found, and mount() never settles.",
    async ({ start, more, load, rejections, until, settle }) => {
      const { GarfishEsModule } = await more();
      start({ plugins: [GarfishEsModule()] as never });
      const app = await load('module', { asyncProviderTimeout: 0 });
      let isSettled = false;
      const settled = () => {
        isSettled = true;
      };
      app.mount().then(settled, settled);
      await until(() => rejections.length > 0);
      await settle();
      return [rejections, isSettled];
    },
    [["Module 'http://localhost:8091/module/style.css' not found"], false],
    {
      files: {
        ...MODULE_APP,
        '/module/word.js': "import './style.css'; export const word = 'styled';",
        '/module/style.css': 'p { color: red }',
      },
    },
  ],
  '/issues/errors#es-module-not-found',
  [
    'For an unknown content type, such as JSON, it is only a warning, and the import is undefined.',
    async ({ start, more, load, warnings, text }) => {
      const { GarfishEsModule } = await more();
      start({ plugins: [GarfishEsModule()] as never });
      await (await load('module')).mount();
      return [text(), warnings.some((warning) => warning.includes('data.json'))];
    },
    ['it is undefined', true],
    {
      files: {
        ...MODULE_APP,
        '/module/word.js':
          "import data from './data.json'; export const word = 'it is ' + String(data);",
        '/module/data.json': '{"a":1}',
      },
    },
  ],
  '/plugins/plugins#css-scope',
  [
    'It also works in a host that Vite builds.',
    async ({ start, more, load }) => {
      const { GarfishCssScope } = await more();
      start({ plugins: [GarfishCssScope()] as never });
      await (await load('styled')).mount();
      const { textContent } = document.querySelector('#container style') ?? {};
      return textContent?.replace(/styled_\w+/, 'styled_…').replace(/\s+/g, ' ');
    },
    '#garfish_app_for_styled_… p { color: red; }',
    {
      files: {
        '/styled/': '<style>p { color: red }</style><script src="app.js"></script>',
        '/styled/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
]);
