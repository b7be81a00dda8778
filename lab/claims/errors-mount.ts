import { claims, prints, shows } from './claim';

/** What `/issues/errors` says of mounting an app. */
export const ERRORS_MOUNT = claims([
  '/issues/errors#invalid-domgetter',
  ...prints([
    [
      '#invalid-domgetter Garfish does not wait until a function finds one, but the function may return a promise.',
      [
        ({ mounted }) => mounted('shop', { domGetter: () => null }),
        /^rejects with Invalid domGetter: /,
      ],
      [
        ({ mounted, text }) =>
          mounted('shop', {
            domGetter: async () => document.querySelector('#container') as Element,
          }).then(() => text()),
        'resolves with shop at /',
      ],
    ],
    [
      '#invalid-domgetter If domGetter is set nowhere, there is no error, but the app renders outside the document, and nothing shows.',
      [
        ({ Garfish, entry }) =>
          Garfish.loadApp('shop', { entry: entry('shop') }).then(
            async (app) => `${await app?.mount()} ${app?.appContainer.isConnected}`,
          ),
        'resolves with true false',
      ],
    ],
    [
      '#domgetter-undefined A beforeLoad hook, or code that changed app.appInfo, removed domGetter after loading had begun.',
      [
        async ({ load }) => {
          const app = await load('shop');
          Object.assign(app.appInfo, { domGetter: undefined as never });
          return app.mount();
        },
        /^rejects with Invalid domGetter:\s+undefined\./,
      ],
    ],
    [
      '#package-not-found The sub-app called require for a name that is neither one of its globals nor shared with setExternal, so require returns undefined.',
      [
        ({ ran, notes }) => ran("note(require('nothing'))").then(() => notes.at(-1)),
        /^resolves with undefined\n.*Package "nothing" is not found/,
      ],
      [
        ({ ran, notes, Garfish }) =>
          (Garfish.setExternal('some', 1) && ran("note(require('some'))")).then(() => notes.at(-1)),
        'resolves with 1',
      ],
      [
        ({ ran, notes }) => ran("window.own = 2; note(require('own'))").then(() => notes.at(-1)),
        'resolves with 2',
      ],
    ],
    [
      '#mount-first Your code called show before the first mount, or after an unmount, so it resolves with false.',
      [
        ({ load }) => load('shop').then((app) => app.show()),
        /^resolves with false\n.*Need to call the "app\.mount\(\)" method first\./,
      ],
      [
        ({ mounted }) => mounted('shop').then((app) => app.unmount() && app.show()),
        /^resolves with false\n.*method first\./,
      ],
      [({ load }) => load('shop').then((app) => app.hide()), 'resolves with false'],
      [
        ({ mounted }) => mounted('shop').then((app) => app.unmount() && app.hide()),
        'resolves with false',
      ],
    ],
    [
      '#app-mounting Your code called mount while an earlier mount was still running, so it resolves with false.',
      [
        ({ load, Garfish }) =>
          load('shop').then(async (app) => {
            app.mount();
            const names = Garfish.activeApps
              .filter((one) => Reflect.get(one, 'mounting'))
              .map(({ name }) => name);
            return `${names} ${await app.mount()}`;
          }),
        /^resolves with shop false\n.*The shop app mounting\./,
      ],
    ],
    [
      '#already-mounted Your code called mount for an app that is mounted, or that hide has hidden, so it resolves with false.',
      [
        ({ mounted }) => mounted('shop').then((app) => app.mount()),
        /^resolves with false\n.*The shop app already mounted\./,
      ],
      [
        ({ mounted }) => mounted('shop').then((app) => app.hide() && app.mount()),
        /^resolves with false\n.*The shop app already mounted\./,
      ],
      [
        ({ mounted }) => mounted('shop').then((app) => app.unmount() && app.mount()),
        'resolves with true',
      ],
    ],
    [
      "#app-unmounting The provider's destroy, or a beforeUnmount hook, called unmount again.",
      [
        ({ mounted }) =>
          mounted('shop', { beforeUnmount: (_info, app) => void app.unmount() }).then((app) =>
            app.unmount(),
          ),
        /The shop app unmounting\./,
      ],
    ],
    [
      '#unmounting An afterUnmount hook called mount, before unmount was done.',
      [
        ({ mounted }) =>
          mounted('shop', { afterUnmount: (_info, app) => void app.mount() }).then((app) =>
            app.unmount(),
          ),
        /The shop app is unmounting can't Perform application rendering\./,
      ],
    ],
    [
      '#rendering-blocked unmount or hide was called while the app was mounting, so mount resolves with false.',
      [
        ({ load }) => load('shop').then((app) => [app.mount(), app.hide()][0]),
        /^resolves with false\n.*The app "shop" rendering process has been blocked\./,
      ],
      [
        ({ load }) => load('shop').then((app) => [app.mount(), app.unmount()][0]),
        /^resolves with false\n.*rendering process has been blocked\./,
      ],
    ],
    [
      '#performance Your code subscribed to app.appPerformance.',
      [
        ({ mounted, until, warnings }) =>
          mounted('shop').then(async (app) => {
            app.appPerformance?.subscribePerformanceData(() => {});
            app.unmount();
            await until(() => warnings.length > 0);
          }),
        /SUCCESS:|ERROR:/,
      ],
    ],
  ]),
  '/issues/errors#reading-append',
  ...shows([
    [
      'With strictIsolation the queries of an app find no elements of the host, and a JavaScript entry has no HTML.',
      [
        [
          "document.querySelector('#container').appendChild(document.createElement('p'));",
          { sandbox: { strictIsolation: true } },
        ],
        "rejects with Cannot read properties of null (reading 'appendChild')",
      ],
    ],
    [
      "(reading 'removeChild') comes from script.parentNode.removeChild(script), because in the vm sandbox a script that code has added has no parent.",
      [
        [
          "const script = document.createElement('script'); document.head.appendChild(script); script.parentNode.removeChild(script);",
        ],
        "rejects with Cannot read properties of null (reading 'removeChild')",
      ],
    ],
    [
      'To remove a script, call script.remove().',
      [
        [
          "const script = document.createElement('script'); document.head.appendChild(script); script.remove(); exports.provider = { render: ({ dom }) => dom.append('removed'), destroy() {} };",
        ],
        'removed',
      ],
    ],
  ]),
  [
    'Fix: search inside dom, which render receives, or in Garfish.getGlobalObject().document for an element of the host.',
    async ({ ran, notes }) => {
      await ran(
        "note(Garfish.getGlobalObject().document.querySelector('#container').id); exports.provider = { render: ({ dom }) => note(dom.querySelector('#root').id), destroy() {} };",
        { sandbox: { strictIsolation: true } },
      );
      return notes;
    },
    ['container', 'root'],
  ],
  '/guide/demo/vite#traps',
  [
    'The code that Garfish adds to each module reads its values from window, so it fails, and mount() never settles.',
    async ({ load, rejections, until, settle }) => {
      const app = await load('esm', { sandbox: false });
      let ended = false;
      void app.mount().finally(() => {
        ended = true;
      });
      await until(() => rejections.length > 0);
      await settle();
      return [...rejections, ended];
    },
    ["Cannot read properties of undefined (reading '__GARFISH_EXPORTS__')", false],
    {
      files: {
        '/esm/': '<script type="module" src="main.js"></script>',
        '/esm/main.js': 'export function window() {}',
      },
    },
  ],
  '/api/sandbox#strictisolation',
  [
    "Queries on the app's document then find only what is inside its html element, so getElementsByTagName('html') finds nothing.",
    async ({ ran, notes }) => {
      await ran(
        "note(['html', 'body', '#container'].map((name) => document.querySelectorAll(name).length).join()); note(String(document.getElementsByTagName('html').length));",
        { sandbox: { strictIsolation: true } },
      );
      return notes;
    },
    ['0,1,0', '0'],
  ],
  [
    'To get that element, use document.body.parentElement, because document.documentElement is still the html element of the page.',
    async ({ ran, notes }) => {
      await ran(
        `const { parentElement } = document.body;
note(parentElement.tagName + ' ' + (parentElement.getRootNode() instanceof ShadowRoot));
note(String(document.documentElement.getRootNode() instanceof ShadowRoot));`,
        { sandbox: { strictIsolation: true } },
      );
      return notes;
    },
    ['HTML true', 'false'],
  ],
]);
