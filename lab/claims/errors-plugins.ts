import { claims, prints } from './claim';
import type { Lab } from './lab';

/** Loads and mounts a sub-app with a plugin, and prints what comes of it. */
const withPlugin = (plugin: string, fields: object, script: string, html = '') =>
  new Function(
    'lab',
    `return lab.more().then(async (more) => {
  lab.start({ plugins: [more.${plugin}()] });
  const entry = lab.own(${JSON.stringify(script)}, ${JSON.stringify(html)});
  const app = await lab.load('own', { entry, ...${JSON.stringify(fields)} });
  await Promise.race([app.mount(), lab.until(() => lab.rejections.length > 0)]);
  await lab.settle();
  return 'mounted';
});`,
  ) as (lab: Lab) => Promise<string>;

const styled = (css: string, fields = {}) =>
  withPlugin('GarfishCssScope', fields, '', `<style>${css}</style>`);

/** Loads a sub-app of ES modules, and prints what comes of it. */
const modules = ({ more, start, load, until, settle, rejections }: Lab) =>
  more().then(async ({ GarfishEsModule }) => {
    start({ plugins: [GarfishEsModule()] as never, errorMountApp() {} });
    const app = await load('module', { asyncProviderTimeout: 0 });
    await Promise.race([app.mount(), until(() => rejections.length > 0)]);
    await settle();
    return 'done';
  });

const FILES = {
  '/module/':
    '<!doctype html><html><body><script type="module" src="app.js"></script></body></html>',
  '/module/word.js': "export const word = 'word';",
};
const main = (code: string) => ({ files: { ...FILES, '/module/app.js': code } });

/** What `/issues/errors` says of the messages of plugins, of hooks that collide, and of frameworks. */
export const ERRORS_PLUGINS = claims([
  '/issues/errors',
  ...prints([
    [
      '#css-scope-sandbox The app has sandbox.open: false or sandbox.snapshot: true. With sandbox: false there is no warning.',
      [styled('', { sandbox: { open: false } }), /does not open the vm sandbox, cannot use/],
      [styled('', { sandbox: { snapshot: true } }), /does not open the vm sandbox, cannot use/],
      [styled('', { sandbox: false }), /^(?!.*does not open the vm sandbox)/s],
      [styled(''), /^(?!.*does not open the vm sandbox)/s],
    ],
    [
      '#css-scope-syntax The parser of @garfish/css-scope found a mistake in a stylesheet, or syntax that it does not know, such as an @layer block.',
      [styled('@layer base { a { color: red; } }'), /property missing ':'/],
      [styled('a { color: red }'), /^resolves with mounted(?!.*missing)/s],
    ],
    [
      'A statement such as @layer base; at the end of a stylesheet or before a block gives this message as well.',
      [styled('@layer base;'), /missing '\{'/],
      [styled('@layer base; @media print { a { color: red; } }'), /property missing ':'/],
    ],
    [
      'Before a rule, its usual place, there is no message, but the parser takes the statement for a part of the next selector, so that rule is lost.',
      [styled('@layer base; a { color: red }'), /^resolves with mounted(?!.*missing)/s],
    ],
    [
      "Other endings are missing '{', property missing ':', selector missing and End of comment missing.",
      [styled('a { color red }'), /property missing ':'/],
      [styled('{ color: red }'), /selector missing/],
      [styled('/* a'), /End of comment missing/],
    ],
    [
      "#css-scope-value The plugin can't parse the value of an animation, because there is a space before a bracket.",
      [styled('a { animation: spin 1s steps (4) }'), /Invalid property value/],
      [styled('a { animation: spin 1s steps(4) }'), /^(?!.*Invalid property value)/s],
    ],
    [
      '#hook-conflict inherit combined two plugin systems that both have a hook of this name.',
      [
        ({ Garfish }) => {
          const make = () =>
            Garfish.createPluginSystem(({ SyncHook }) => ({ one: new SyncHook() })) as never as {
              inherit(other: unknown): void;
            };
          return make().inherit(make());
        },
        /throws "one" hook has conflict and cannot be inherited/,
      ],
    ],
    [
      '#terminated-by-beforeload [...Garfish.hooks.lifecycle.beforeLoad.listeners] lists the hooks.',
      [
        ({ Garfish, start }) => {
          const before = Garfish.hooks.lifecycle.beforeLoad.listeners.size;
          start({ beforeLoad() {} });
          return [...Garfish.hooks.lifecycle.beforeLoad.listeners].length - before;
        },
        'returns 1',
      ],
    ],
    [
      '#reading-mount loadApp resolved with null, and your code called mount on it.',
      [
        async ({ Garfish, start, entry }) => {
          start({ errorLoadApp() {} });
          return (
            (await Garfish.loadApp('gone', { entry: entry('gone') })) as never as { mount(): void }
          ).mount();
        },
        /^rejects with Cannot read properties of null \(reading 'mount'\)/,
      ],
    ],
    [
      '#unmounted-root On the second visit, render uses a root that destroy has unmounted.',
      [
        async ({ more, settle }) => {
          const { createRoot } = await more();
          const root = createRoot(document.createElement('div'));
          root.render('first');
          await settle();
          root.unmount();
          root.render('second');
        },
        /^rejects with Cannot update an unmounted root\./,
      ],
    ],
    [
      "#create-root dom.querySelector('#root') found nothing, for example because a JavaScript entry has no HTML.",
      [
        async ({ more }) => {
          const { createRoot } = await more();
          createRoot(document.querySelector('#none') as never);
        },
        /^rejects with .*Target container is not a DOM element\./,
      ],
    ],
    [
      '#vue-already-mounted Nothing shows on the second visit, because a Vue app mounts only once, even after unmount.',
      [
        async ({ more }) => {
          const { createApp } = await more();
          const app = createApp({ render: () => 'shown' });
          const dom = document.createElement('div');
          app.mount(dom);
          app.unmount();
          app.mount(dom);
          return `"${dom.textContent}"`;
        },
        /^resolves with ""\n.*App has already been mounted\./s,
      ],
    ],
    [
      '#vue-mount-target The selector matches nothing in the document. The entry is a JavaScript file, or the mount node is in a shadow root.',
      [
        async ({ more }) => {
          const { createApp } = await more();
          createApp({ render: () => 'shown' }).mount('#none');
        },
        /Failed to mount app: mount target selector "#none" returned null\./,
      ],
    ],
  ]),
  ...prints(
    [
      [
        '#es-module-export A file, such as src/main.js, imports a name that the other module does not provide as an export.',
        [modules, /does not provide an export named 'other'/],
      ],
    ],
    main("import { other } from './word.js';\n__GARFISH_EXPORTS__.provider = { other };"),
  ),
  ...prints(
    [
      [
        "#es-module-duplicate A file declares a name twice, at least once with let, const or an import. The parser mostly stops earlier, with Identifier '<name>' has already been declared and the place.",
        [modules, /Identifier 'word' has already been declared \(2:4\)\(.*\/module\/app\.js\)/],
      ],
    ],
    main("import { word } from './word.js';\nlet word = 1;"),
  ),
  ...prints(
    [
      [
        '#es-module-read-only Code assigned a property of a module that it imported with import * or import().',
        [modules, /Cannot assign to read only property 'word' of object '\[object Module\]/],
      ],
    ],
    main("import * as all from './word.js';\nall.word = 1;"),
  ),
  [
    "#unmounted-root The scripts of a cached app don't run again, so variables outside render keep their values.",
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  [
    '#react-el For a JavaScript entry, which has no HTML, omit el.',
    '/api/loadApp#ishtmlmode For a JavaScript entry',
  ],
  [
    '#dynamic-require-tty You load dist/iife/index.js and defined window.process without type, so the logger in it assumes Node.js.',
    '/guide/quick-start/env#warnings-and-debug-output Without type',
  ],
  [
    '#failed-to-fetch The server is not running, or the network failed. The response has no Access-Control-Allow-Origin',
    '/api/loader#what-is-requested-and-how If the browser refuses',
  ],
  [
    'The entry has no protocol, as in localhost:8091.',
    async ({ start, load, ending }) => {
      start();
      return ending(() => load('shop', { entry: 'localhost:8091' }));
    },
    'rejects with Failed to fetch',
  ],
]);
