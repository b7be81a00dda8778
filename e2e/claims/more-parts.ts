import type { Claim } from './claim';

const ELEMENT = '/issues/webComponent#definecustomelements';
const BEHAVIOR = '/issues/webComponent#behaviour';
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
export const MORE_PARTS: Claim[] = [
  {
    at: '/api/run#customloader',
    says: 'It replaces the render and destroy of each provider.',
    run: async ({ start, load, notes }) => {
      const note = (text: string) => () => void notes.push(text);
      start({ customLoader: () => ({ mount: note('own mount'), unmount: note('own unmount') }) });
      const app = await load('shop');
      await app.mount();
      app.unmount();
      return notes;
    },
    gives: ['script', 'own mount', 'own unmount'],
  },
  {
    at: '/api/loader#setoptions',
    says: 'A file that is not cached, because it does not fit into maxSize, is fetched once for each app that needs it.',
    run: async ({ Garfish, entry, notes }) => {
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
    gives: ['fetched', 'fetched'],
  },
  {
    at: ELEMENT,
    says: 'defineCustomElements calls Garfish.run(config) itself. If you call run afterwards, that call is ignored',
    run: ({ defineCustomElements, Garfish, start, app }) => {
      const loading = () => null as never;
      defineCustomElements('own-app', { loading, delay: 200, config: { disablePreloadApp: true } });
      start({ apps: [app('shop')] });
      return [Garfish.running, Object.keys(Garfish.appInfos)];
    },
    gives: [true, []],
  },
  {
    at: ELEMENT,
    says: 'If it is missing, the call throws',
    run: async ({ defineCustomElements, ending }) =>
      (await ending(() => defineCustomElements('own-app', {} as never))).split(' ')[0],
    gives: 'throws',
  },
  {
    at: BEHAVIOR,
    says: 'Calls loading, loads the app and mounts it inside the element',
    run: async ({ defineCustomElements, entry, until, text, notes }) => {
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
    gives: ['loading true', 'shop at /own'],
  },
  {
    at: BEHAVIOR,
    says: 'Hides the app: it calls destroy, but timers and nodes in body stay',
    run: async ({ defineCustomElements, entry, until, text, notes }) => {
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
    gives: 1,
  },
  {
    at: '/plugins/es-module#',
    says: 'so that a sub-app with <script type="module"> runs inside the sandbox.',
    files: MODULE_APP,
    run: async ({ start, more, load, text }) => {
      const { GarfishEsModule } = await more();
      start({ plugins: [GarfishEsModule()] as never });
      await (await load('module')).mount();
      return text();
    },
    gives: 'from a module',
  },
  {
    at: '/plugins/es-module#limits',
    says: 'After unmount(), another mount() on the same App fails, because its modules do not run again. Call loadApp again first',
    files: MODULE_APP,
    run: async ({ start, more, load, ending, text }) => {
      const { GarfishEsModule } = await more();
      start({ plugins: [GarfishEsModule()] as never });
      const app = await load('module', { asyncProviderTimeout: 0 });
      await app.mount();
      app.unmount();
      const end = await ending(() => app.mount());
      await (await load('module')).mount();
      return [end.split(' ')[0], text()];
    },
    gives: ['rejects', 'from a module'],
  },
  {
    at: '/guide/concept/bridge#when-to-use-a-bridge',
    says: "it takes the app's info and resolves with an object of render, destroy and, for Vue, update.",
    run: async ({ more }) => {
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
    gives: [
      ['destroy', 'render', 'update'],
      ['destroy', 'render'],
    ],
  },
  {
    at: '/guide/concept/bridge#react-options',
    says: 'The bridge needs this or loadRootComponent; without both it throws',
    run: async ({ more, ending }) => {
      const { reactBridge } = await more();
      return (await ending(() => reactBridge({} as never))).split(' ')[0];
    },
    gives: 'throws',
  },
  {
    at: '/plugins/es-module#limits',
    says: "If it answers with text/css, the import fails with Module '…/style.css' not found, and mount() never settles.",
    files: {
      ...MODULE_APP,
      '/module/word.js': "import './style.css'; export const word = 'styled';",
      '/module/style.css': 'p { color: red }',
    },
    run: async ({ start, more, load, rejections, until, settle }) => {
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
    gives: [["Module 'http://localhost:8091/module/style.css' not found"], false],
  },
  {
    at: '/plugins/es-module#errors',
    says: 'such as JSON, the console shows this message only as a warning, and the imported value is undefined.',
    files: {
      ...MODULE_APP,
      '/module/word.js':
        "import data from './data.json'; export const word = 'it is ' + String(data);",
      '/module/data.json': '{"a":1}',
    },
    run: async ({ start, more, load, warnings, text }) => {
      const { GarfishEsModule } = await more();
      start({ plugins: [GarfishEsModule()] as never });
      await (await load('module')).mount();
      return [text(), warnings.some((warning) => warning.includes('data.json'))];
    },
    gives: ['it is undefined', true],
  },
  {
    at: '/plugins/plugins#css-scope',
    says: 'It also works in a host that Vite builds.',
    files: {
      '/styled/': '<style>p { color: red }</style><script src="app.js"></script>',
      '/styled/app.js': 'exports.provider = { render() {}, destroy() {} };',
    },
    run: async ({ start, more, load }) => {
      const { GarfishCssScope } = await more();
      start({ plugins: [GarfishCssScope()] as never });
      await (await load('styled')).mount();
      const { textContent } = document.querySelector('#container style') ?? {};
      return textContent?.replace(/styled_\w+/, 'styled_…').replace(/\s+/g, ' ');
    },
    gives: '#garfish_app_for_styled_… p { color: red; }',
  },
];
