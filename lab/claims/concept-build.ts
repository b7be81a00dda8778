import { appPage } from './apps';
import { claims } from './claim';

const PROVIDER = `{ render({ dom }) { dom.append('rendered'); }, destroy() {} }`;
const UMD = (exported: string) => `(function (root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory();
  else Object.assign(root, factory());
})(window, () => (${exported}));`;

/** What `/guide/concept/buildConfig` says. */
export const CONCEPT_BUILD = claims([
  '/guide/concept/buildConfig#each-setting-and-what-happens-without-it',
  [
    'The exports of the entry file become module.exports, where Garfish finds provider',
    async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    'rendered',
    { files: { '/own/': appPage(), '/own/app.js': UMD(`{ provider: ${PROVIDER} }`) } },
  ],
  [
    'commonjs2 also gives Garfish the provider',
    async ({ load, text }) => {
      await (await load('own')).mount();
      return text();
    },
    'rendered',
    { files: { '/own/': appPage(), '/own/app.js': `module.exports = { provider: ${PROVIDER} };` } },
  ],
  [
    'With var, Garfish finds no provider.',
    async ({ load, ending }) => {
      const app = await load('own', { asyncProviderTimeout: 0 });
      return (await ending(() => app.mount())).includes('"provider" is "undefined"');
    },
    true,
    { files: { '/own/': appPage(), '/own/app.js': `var shop = { provider: ${PROVIDER} };` } },
  ],
  [
    'The window of the app does not inherit onerror, webpackjsonp, __REACT_ERROR_OVERLAY_GLOBAL_HOOK__ and, in development, webpackHotUpdate. These names must match exactly.',
    async ({ load }) => {
      const names = ['webpackjsonp', 'webpackHotUpdate', 'webpackJsonp', 'webpackHotUpdateown'];
      for (const name of names) Reflect.set(window, name, 'of the host');
      const { global } = await load('shop');
      return names.filter((name) => global[name] !== undefined);
    },
    ['webpackJsonp', 'webpackHotUpdateown'],
  ],
  '#vite',
  [
    'A browser would defer such a script, but Garfish runs it immediately, while it builds the head.',
    async ({ load }) => {
      const app = await load('own');
      await app.mount();
      return app.global.found;
    },
    false,
    {
      files: {
        '/own/': `<!doctype html><html><head><script type="module" src="app.js"></script></head>
<body><div id="root"></div></body></html>`,
        '/own/app.js': `window.found = Boolean(document.querySelector('#root'));
__GARFISH_EXPORTS__.provider = ${PROVIDER};`,
      },
    },
  ],
  '#relative-urls',
  [
    'a string passed to fetch or XMLHttpRequest | The host. With sandbox.fixBaseUrl: true, the sub-app',
    async ({ load, notes, until }) => {
      await (await load('own')).mount();
      await until(() => notes.length === 1);
      await (await load('own', { sandbox: { fixBaseUrl: true } })).mount();
      await until(() => notes.length === 2);
      return notes;
    },
    ['http://localhost:8080/answer.js', 'http://localhost:8091/own/answer.js'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `exports.provider = { render() {}, destroy() {} };
const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
fetch('answer.js').then(({ url }) => note(url));`,
        '/own/answer.js': '',
      },
    },
  ],
  [
    'src of script, img, video, audio, iframe in the entry | The sub-app, because of fixStaticResourceBaseUrl',
    async ({ load }) => {
      await (await load('shop')).mount();
      return document.querySelector('img')?.src;
    },
    'http://localhost:8091/shop/picture.svg',
    { files: { '/shop/': appPage('<img src="picture.svg">') } },
  ],
  [
    'srcset, poster and the src of <source> | The host, in all cases',
    async ({ load }) => {
      await (await load('shop')).mount();
      const attributes = ['source', 'img'].map((name) => document.querySelector(name)?.attributes);
      return [
        attributes[0]?.getNamedItem('src')?.value,
        attributes[1]?.getNamedItem('srcset')?.value,
      ];
    },
    ['a.svg', 'b.svg 2x'],
    {
      files: {
        '/shop/': appPage('<picture><source src="a.svg"><img srcset="b.svg 2x"></picture>'),
      },
    },
  ],
  '#scripts-that-must-not-see-exports',
  [
    'so that Garfish passes the script only require, and neither exports nor module.',
    async ({ load }) => {
      const app = await load('shop');
      await app.mount();
      return app.global.seen;
    },
    ['undefined', 'undefined', 'function'],
    {
      files: {
        '/shop/': appPage('<script no-entry src="library.js"></script>'),
        '/shop/library.js': 'window.seen = [typeof exports, typeof module, typeof require];',
      },
    },
  ],
  [
    'The attribute has no effect on a script with async',
    async ({ load }) => {
      const app = await load('shop');
      await app.mount();
      return app.global.seen;
    },
    ['object', 'object', 'function'],
    {
      files: {
        '/shop/': appPage('<script async no-entry src="library.js"></script>'),
        '/shop/library.js': 'window.seen = [typeof exports, typeof module, typeof require];',
      },
    },
  ],
]);
