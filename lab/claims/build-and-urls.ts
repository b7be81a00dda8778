import { appPage } from './apps';
import { claims, each, notes, shows } from './claim';
import type { Lab } from './lab';

const FILES = {
  '/styles/look.css': 'b { background: url(picture.png) }',
  '/late.js': `const { lab } = window.Garfish ? window.Garfish.getGlobalObject() : window;
lab.notes.push(document.currentScript.src, typeof exports);`,
};

/** Adds a script while the sub-app runs. */
const ADDS_SCRIPT = `const script = document.createElement('script');
script.src = '/late.js';
script.onerror = () => note('error');
document.body.append(script);`;

/** The server to which a node of a sub-app refers. */
const portOf = async ({ ran, until }: Lab, [script, sandbox, html, selector]: string[]) => {
  await ran(script ?? '', { sandbox: JSON.parse(sandbox ?? '{}') }, html);
  await until(() => document.querySelector(`#container ${selector}`));
  const node = document.querySelector(`#container ${selector}`);
  const url = node?.getAttribute('href') ?? node?.getAttribute('src') ?? node?.textContent ?? '';
  return /localhost:(\d+)/.exec(url)?.[1] ?? 'relative';
};

const DRAWS = `exports.provider = { render({ dom }) {
  const picture = dom.ownerDocument.createElement('img');
  picture.src = 'picture.png';
  dom.append(picture);
}, destroy() {} };`;
const FEED = '<link rel="alternate" href="feed.xml">';
const LOOK = '<link rel="stylesheet" href="/styles/look.css">';
const STYLE = '<style>b { background: url(picture.png) }</style>';

/** What `/guide/concept/buildConfig` says of URLs, of wrapped scripts and of policies. */
export const BUILD_AND_URLS = claims([
  '/guide/concept/buildConfig#relative-urls',
  ...each(
    portOf,
    [
      [
        'href of link in the entry | The sub-app. Without the vm sandbox, this is true only for stylesheets',
        [['', '{}', FEED, 'link'], '8091'],
        [['', '{ "open": false }', FEED, 'link'], 'relative'],
      ],
      [
        'src and href of elements created through ownerDocument, as React does | The host. With sandbox.fixBaseUrl or sandbox.fixOwnerDocument, the sub-app',
        [[DRAWS, '{}', '', 'img'], 'relative'],
        [[DRAWS, '{ "fixBaseUrl": true }', '', 'img'], '8091'],
        [[DRAWS, '{ "fixOwnerDocument": true }', '', 'img'], '8091'],
      ],
      [
        'url() and @import in a stylesheet that the entry links | The server of the stylesheet',
        [['', '{}', LOOK, 'style'], '8091'],
      ],
      [
        "url() and @import in a style element | The server of the sub-app's entry",
        [['', '{}', STYLE, 'style'], '8091'],
      ],
    ],
    { files: FILES },
  ),
  ...notes([
    [
      'a URL that a script builds from location | The host',
      [["note(new URL('picture.png', location.href).port);"], ['8080']],
    ],
  ]),
  [
    "Inside the host's document, a relative URL refers to the host.",
    '/guide/concept/buildConfig#relative-urls a URL that a script',
  ],
  [
    'An inline onerror of such an image runs in the real window at that moment.',
    async ({ Garfish, own, until }) => {
      const html = '<img src="http://localhost:8091/gone.png" onerror="window.failed = true">';
      await Garfish.loadApp('own', { entry: own('', html), domGetter: '#container' });
      await until(() => 'failed' in window);
      return document.querySelector('#container')?.childElementCount;
    },
    0,
  ],
  [
    'fixBaseUrl and fixOwnerDocument are options of the sandbox.',
    '/guide/concept/buildConfig#relative-urls src and href of',
  ],
  '#public-path',
  ...each(
    async ({ ran, until, notes }, script: string) => {
      await ran(script);
      await until(() => notes.length > 0);
      return notes;
    },
    [
      [
        "With publicPath: '/', the result is mixed. In the vm sandbox, lazy chunks load",
        [ADDS_SCRIPT, ['http://localhost:8091/late.js', 'undefined']],
      ],
    ],
    { files: FILES },
  ),
  [
    'but images that React adds are requested from the host.',
    '/guide/concept/buildConfig#relative-urls src and href of',
  ],
  ...each(
    async ({ ran, until }, script: string) => {
      await ran(script, { sandbox: false });
      const added = () => document.querySelector<HTMLScriptElement>('script[src*=late]');
      await until(added);
      return new URL(added()?.src ?? '').port;
    },
    [['Without a sandbox, the chunks also fail', [ADDS_SCRIPT, '8080']]],
    { files: FILES },
  ),
  '#content-security-policy',
  [
    'Without the vm sandbox, script-src and style-src also need the sub-app',
    '/guide/concept/buildConfig#public-path Without a sandbox, the chunks',
  ],
  ...shows([
    [
      "The policy of the host's page applies, not the policy of the sub-app",
      [
        [
          "exports.provider = { render: ({ dom }) => dom.append('runs'), destroy() {} };",
          {},
          '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">',
        ],
        'runs',
      ],
    ],
    [
      '#webpack-4 The setting makes a library that reads global fail.',
      [
        ['global.document;'],
        "rejects with Cannot read properties of undefined (reading 'document')",
      ],
    ],
  ]),
  [
    'Without it, webpack 4 replaces global with the real window, which bypasses the sandbox,',
    async ({ ran }) => {
      await ran("new Function('return this')().escaped = true;");
      return 'escaped' in window;
    },
    true,
  ],
  '#scripts-that-must-not-see-exports',
  [
    'Scripts that the app adds while it runs never receive exports.',
    "/guide/concept/buildConfig#public-path With publicPath: '/'",
  ],
  '#each-setting-and-what-happens-without-it',
  [
    "Webpack passes chunks through a global array, and the app inherits the host's array if it has the same name",
    async ({ ran }) => {
      Reflect.set(window, 'webpackChunkShop', ['of the host']);
      await ran("window.webpackChunkShop.push('of the app');");
      return Reflect.get(window, 'webpackChunkShop');
    },
    ['of the host', 'of the app'],
  ],
  [
    'BannerPlugin | Line 1 becomes a comment. Garfish wraps the code, which shifts the columns of line 1',
    async ({ load }) => {
      const columns: boolean[] = [];
      for (const name of ['plain', 'banner']) {
        const app = await load(name);
        await app.mount();
        const [, column] = /app\.js:\d+:(\d+)/.exec(app.global.stack) ?? [];
        columns.push(Number(column) === 16);
      }
      return columns;
    },
    [false, true],
    {
      files: {
        '/plain/': appPage(),
        '/plain/app.js':
          'window.stack = new Error().stack; exports.provider = { render() {}, destroy() {} };',
        '/banner/': appPage(),
        '/banner/app.js':
          '/*! shop */\nwindow.stack = new Error().stack; exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  [
    'The build writes absolute URLs for its chunks and images | webpack takes the URL from the script tag, which is right for some tags only.',
    '/blog/hmr#the-files-steps-3-and-4 For a script with defer',
  ],
  [
    'A JavaScript entry is a single file, so it must contain everything that the app needs at the start',
    '/issues/errors#provider-is-undefined A JavaScript entry must',
  ],
  [
    "The host's page fetches each file from another origin | The request fails with Failed to fetch",
    '/api/loader#what-is-requested-and-how If the browser refuses',
  ],
  '#why-a-sub-app-needs-its-own-settings',
  [
    'The sub-app runs in the document of its host, which has four consequences:',
    '/guide/concept/sandbox#what-is-not-isolated document.title, cookies',
  ],
  [
    'A relative URL refers to the host, so set publicPath or base.',
    '/guide/concept/buildConfig#relative-urls a URL that a script',
  ],
  '#vite',
  ['The script tag still says type="module".', '/guide/concept/buildConfig#vite A browser would'],
  '#production',
  [
    "Garfish sends requests with mode: 'cors' and credentials: 'same-origin'. It uses include for a script with crossorigin=\"use-credentials\", unless that script was preloaded.",
    '/api/loader#what-is-requested-and-how Preloading ignores the',
  ],
  [
    "and Garfish adds a sourceURL with the script's own URL",
    '/guide/concept/buildConfig#each-setting-and-what-happens-without-it BannerPlugin',
  ],
]);
