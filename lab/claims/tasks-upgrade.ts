import { appPage } from './apps';
import { claims, notes } from './claim';

const ORDERED = {
  '/ordered/': `<!doctype html><html><head>
<script defer src="first.js"></script><script src="plain.js"></script><script defer src="second.js"></script>
<link rel="stylesheet" href="one.css"><style>.two {}</style><link rel="stylesheet" href="three.css">
</head><body></body></html>`,
  '/ordered/one.css': '.one {}',
  '/ordered/three.css': '.three {}',
  ...Object.fromEntries(
    ['first', 'plain', 'second'].map((name) => [
      `/ordered/${name}.js`,
      `window.Garfish.getGlobalObject().lab.notes.push('${name}');
__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`,
    ]),
  ),
};

/** What `/guide/tasks/upgrade` says of version 1.19.8. */
export const TASKS_UPGRADE = claims([
  '/guide/tasks/upgrade#what-changed-behaviour',
  [
    "With sandbox: {} in an app and sandbox: false in run, set fixStaticResourceBaseUrl: true in the app's sandbox",
    async ({ start, load }) => {
      start({ sandbox: false });
      const seen = [];
      for (const sandbox of [{}, { fixStaticResourceBaseUrl: true }]) {
        const app = await load('pictures', { sandbox });
        await app.mount();
        seen.push(new URL(app.global.picture).port);
      }
      return seen;
    },
    ['8080', '8091'],
    {
      files: {
        '/pictures/': appPage(),
        '/pictures/app.js': `exports.provider = { render() {}, destroy() {} };
const picture = document.createElement('img');
picture.src = 'picture.png';
document.querySelector('#root').append(picture);
window.picture = picture.src;`,
      },
    },
  ],
  [
    'The sandbox clears timers, requests, listeners and observers on unmount() only with cache: false.',
    '/guide/concept/cache#side-effects setTimeout, setInterval',
  ],
  [
    'A call of loadApp without cache creates a new app each time, but the timers of the previous one keep running.',
    async ({ ran, notes, until }) => {
      const first = await ran("setInterval(() => note('tick'), 5);");
      first.unmount();
      const second = await ran('');
      notes.length = 0;
      await until(() => notes.length > 2);
      return [first === second, notes[0]];
    },
    [false, 'tick'],
  ],
  '#repairs-that-you-may-have-worked-around',
  [
    '1.12.1 | Stylesheets are inserted in the order of the HTML',
    async ({ mounted }) => {
      const { htmlNode } = await mounted('ordered');
      const styles = [...htmlNode.querySelectorAll('style')];
      return styles.map(({ textContent }) => /\.(\w+) /.exec(textContent ?? '')?.[1]);
    },
    ['one', 'two', 'three'],
    { files: ORDERED },
  ],
  [
    '1.13.6 | Scripts with defer run in their order',
    async ({ mounted, notes }) => {
      await mounted('ordered');
      return notes;
    },
    ['plain', 'first', 'second'],
    { files: ORDERED },
  ],
  ...notes([
    [
      '1.19.0 | URLs of blobs are not changed',
      [
        [
          `const url = URL.createObjectURL(new Blob(['']));
const picture = document.createElement('img');
picture.src = url;
note(String(picture.src === url));`,
        ],
        ['true'],
      ],
    ],
  ]),
  [
    '1.19.4 | axios with its fetch adapter works in the sandbox',
    async ({ ran, until, notes }) => {
      await ran(`const request = new Request('http://localhost:8091/shop/', { method: 'GET' });
fetch(request, {}).then((answer) => note(String(answer.status)), ({ message }) => note(message));`);
      await until(() => notes.length > 0);
      return notes;
    },
    ['200'],
  ],
  [
    '1.16.0 | Rules of styled-components are restored on the second visit',
    '/issues/#why-are-styles-of-styled-components-lost-after-the-second-mount Since version',
  ],
  '/guide/tasks/deploy#blank-after-a-deploy',
  [
    "In production, Garfish skips a script that it can't fetch, without a message.",
    '/api/hooks#errors-end-where-you-catch-them A script, stylesheet or remote module',
  ],
  '#404-after-a-reload',
  [
    'Then Garfish reads the URL and mounts orders.',
    '/guide/concept/router#what-happens-on-a-change Garfish wraps',
  ],
  '#caching',
  [
    'Garfish caches downloaded files until the page is reloaded.',
    async ({ mounted, requests }) => {
      for (let visit = 0; visit < 2; visit++) (await mounted('shop', { cache: false })).unmount();
      return requests.map(({ url }) => url);
    },
    ['/shop/', '/shop/app.js'],
  ],
  '/guide/tasks/meta-frameworks#rsbuild',
  [
    'This works, because Garfish finds the provider in any script that exports it.',
    async ({ mounted, text }) => {
      const shown = [];
      for (const name of ['exports-first', 'exports-last']) {
        const app = await mounted(name);
        shown.push(text());
        app.unmount();
      }
      return shown;
    },
    ['provided', 'provided'],
    {
      files: Object.fromEntries(
        ['exports-first', 'exports-last'].flatMap((name) => [
          [
            `/${name}/`,
            `<!doctype html><html><head></head><body><script src="${name === 'exports-first' ? 'app' : 'library'}.js"></script><script src="${name === 'exports-first' ? 'library' : 'app'}.js"></script></body></html>`,
          ],
          [
            `/${name}/app.js`,
            "(function (root, factory) { module.exports = factory(); })(self, () => ({ provider: { render({ dom }) { dom.append('provided'); }, destroy({ dom }) { dom.replaceChildren(); } } }));",
          ],
          [
            `/${name}/library.js`,
            '(self.webpackChunkOwn = self.webpackChunkOwn || []).push([[1], {}]);',
          ],
        ]),
      ),
    },
  ],
  '#next-as-sub-app',
  [
    'Garfish then reports "provider" is "undefined"., because the entry exports nothing.',
    '/issues/errors#provider-is-undefined The scripts of the sub-app',
  ],
  '#umi',
  [
    'Write __GARFISH_EXPORTS__ without window., because Garfish passes it to the scripts as a variable and not as a global.',
    '/guide/quick-start/env#the-variables exports, module, require',
  ],
]);
