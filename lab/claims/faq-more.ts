import { claims, each } from './claim';
import type { Lab } from './lab';

/** What the FAQ says of entries, libraries, titles and styles, and what claims of other pages show. */
export const FAQ_MORE = claims([
  '/issues/',
  [
    '#what-is-the-difference-between-an-html-entry-and-a-javascript-entry With a JavaScript entry there is only the script, so it must be a single bundle.',
    '/issues/errors#provider-is-undefined A JavaScript entry must',
  ],
  [
    'Render into | an element inside dom | dom itself',
    '/api/loadApp#ishtmlmode For a JavaScript entry',
  ],
  [
    'Option el of a bridge | the selector of that element | omit it',
    '/issues/errors#react-el The selector',
  ],
  [
    '#why-is-a-library-from-a-cdn-missing-on-window A UMD library finds them and exports itself there instead of setting a property of window.',
    async ({ load }) => {
      const app = await load('cdn');
      await app.mount();
      return ['one', 'two'].map((name) => Reflect.get(app.global, name));
    },
    [undefined, 1],
    {
      files: {
        '/cdn/':
          '<script src="one.js"></script><script no-entry src="two.js"></script><script src="app.js"></script>',
        '/cdn/one.js':
          "typeof exports === 'object' ? Object.assign(exports, { one: 1 }) : (window.one = 1);",
        '/cdn/two.js':
          "typeof exports === 'object' ? Object.assign(exports, { two: 1 }) : (window.two = 1);",
        '/cdn/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  [
    '#what-do-users-see-when-a-sub-app-fails Users see an empty container, unless you set errorLoadApp and errorMountApp in run and show a message there.',
    "/issues/errors#render-error Garfish removes the app's container",
  ],
  [
    '#whose-title-and-icon-does-the-page-show Garfish ignores the <title> of the sub-app\'s HTML, its meta tags, and its icon if the link has exactly rel="icon". A shortcut icon or an apple-touch-icon stays in the app\'s container, so remove such a tag from the entry.',
    async ({ ran }) => {
      const app = await ran(
        '',
        {},
        '<title>Shop</title><meta name="theme-color" content="red"><link rel="icon" href="icon.png"><link rel="shortcut icon" href="icon.png"><link rel="apple-touch-icon" href="icon.png">',
      );
      const left = [...app.htmlNode.querySelectorAll('meta, link')];
      return [document.title, left.map((node) => node.getAttribute('rel'))];
    },
    ['Host', ['shortcut icon', 'apple-touch-icon']],
  ],
  [
    'A sub-app can assign document.title, which sets the title of the page. That title stays when the user leaves the app',
    async ({ ran }) => {
      const app = await ran("document.title = 'Shop';", { cache: false });
      const mounted = document.title;
      app.unmount();
      return [mounted, document.title];
    },
    ['Shop', 'Shop'],
  ],
  [
    '#why-are-styles-of-styled-components-lost-after-the-second-mount Since version 1.16.0 the vm sandbox restores these rules, right after Garfish has called render.',
    async ({ ran, notes }) => {
      const app = await ran(`const style = document.createElement('style');
document.head.appendChild(style);
style.sheet.insertRule('b { color: red }');
exports.provider = {
  render: () => note('render with ' + style.sheet.cssRules.length),
  destroy() {},
};`);
      app.hide();
      await app.show();
      const [style] = app.htmlNode.querySelectorAll('style');
      return [...notes, style?.sheet?.cssRules.length];
    },
    ['render with 1', 'render with 0', 1],
  ],
  ...each(
    async ({ load, own, notes }: Lab, strictIsolation: boolean) => {
      const entry = own(`exports.provider = {
  render() {
    const box = document.body.appendChild(document.createElement('dialog'));
    const page = window.Garfish.getGlobalObject().document;
    note(box.getRootNode() === page && box.parentNode === page.body ? 'page' : 'app');
  },
  destroy() {},
};`);
      const options = { entry, cache: true, sandbox: { strictIsolation } };
      const first = await load('first', options);
      const second = await load('second', options);
      await first.mount();
      first.hide();
      await second.mount();
      second.hide();
      await first.show();
      return notes;
    },
    [
      [
        '#why-do-modals-drawers-and-selects-of-antd-lose-their-styles while document.body is the same on each visit, even after the user has opened another app in between.',
        [false, ['page', 'page', 'page']],
        [true, ['app', 'app', 'app']],
      ],
    ],
  ),
  '/issues/nothing-renders#do-the-scripts-of-the-sub-app-run',
  ['The scripts are ES modules, as in Vite.', '/issues/errors#import-statement The vm sandbox'],
  [
    'publicPath is not the absolute URL of the sub-app, or the server sends another content type.',
    '/issues/errors#failed-to-load-script A script of the entry',
  ],
  [
    'A script throws. The console shows the error, or your errorMountApp receives it.',
    '/api/hooks#errors-end-where-you-catch-them errorExecCode and then',
  ],
  '#does-the-server-allow-the-host',
  [
    'Garfish skips a script or a stylesheet that it cannot fetch, and in production it prints no message.',
    '/api/hooks#errors-end-where-you-catch-them A script, stylesheet or remote module',
  ],
  '/issues/#why-do-pictures-or-chunks-answer-with-404',
  [
    "The browser has resolved their URLs against the host's page.",
    '/guide/concept/buildConfig#relative-urls a URL that a script',
  ],
  [
    'Garfish rewrites src and href of images, media, frames, scripts and stylesheets, as well as url() and @import in CSS. The base is the URL of the entry, after redirects, or the URL of the stylesheet.',
    '/guide/concept/buildConfig#relative-urls url() and @import in a stylesheet',
  ],
  [
    'URLs that a script uses without an element, such as the URLs of requests and workers.',
    '/api/sandbox#fixbaseurl A Request or URL',
  ],
  '#why-does-jsonp-fail',
  [
    'Garfish fetches the scripts that a sub-app inserts and runs them in the sandbox.',
    '/guide/concept/sandbox#what-the-vm-sandbox-isolates Garfish fetches such a script',
  ],
  [
    'The script then runs outside the sandbox, and you have to clean up what it leaves on the real window.',
    '/api/sandbox#excludeassetfilter Runs a script',
  ],
  '#what-is-basename-for',
  [
    'The basename of run is the part of the path that belongs to the host.',
    '/guide/concept/router#the-basename-of-a-sub-app /demo | /shop',
  ],
  '#how-do-i-use-a-sub-app-of-es-modules',
  [
    'The vm sandbox runs a script with type="module" as a classic script.',
    async ({ mounted }) => (await mounted('tagged')).global.seen,
    'object true',
    {
      files: {
        '/tagged/': '<body><script type="module" src="app.js"></script></body>',
        '/tagged/app.js': `window.seen = typeof this + ' ' + Boolean(window.__debug_sandbox__);
exports.provider = { render() {}, destroy() {} };`,
      },
    },
  ],
  ['sandbox: false for that app | no isolation', '/api/sandbox#open false turns'],
  [
    'sandbox: { snapshot: true } for that app | one such app at a time',
    '/guide/concept/sandbox#what-the-snapshot-sandbox-does The snapshot sandbox cannot',
  ],
  '#why-does-an-undeclared-name-give-undefined-and-no-error',
  [
    'A check such as typeof process still works, but process.env fails with another message.',
    '/guide/concept/sandbox#details In the vm sandbox, an undeclared',
  ],
  '#how-can-two-apps-be-active-at-once',
  [
    "Don't use the snapshot sandbox for them, because it restores one window and can't tell two apps apart.",
    '/guide/concept/sandbox#what-the-snapshot-sandbox-does The snapshot sandbox cannot',
  ],
  '#why-do-stacks-and-source-maps-point-to-the-wrong-lines',
  [
    'Garfish runs each script inside a wrapper',
    '/guide/concept/buildConfig#each-setting-and-what-happens-without-it BannerPlugin',
  ],
  '#why-are-fonts-or-icons-missing',
  [
    'url() is resolved against the stylesheet.',
    '/guide/concept/buildConfig#relative-urls url() and @import in a stylesheet',
  ],
  '#why-does-the-second-visit-fail-or-show-nothing',
  [
    "Cannot update an unmounted root. | React's root is created outside render",
    '/issues/errors#unmounted-root On the second visit',
  ],
  [
    "App has already been mounted. | Vue's app is created outside render",
    '/issues/errors#vue-already-mounted Nothing shows on the',
  ],
  [
    'The app shows its previous page or stale data | A store or a router is created outside render',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  '#why-does-a-login-redirect-break-the-page',
  [
    'Host and sub-apps share one URL.',
    '/guide/concept/sandbox#what-is-not-isolated document.title, cookies',
  ],
]);
