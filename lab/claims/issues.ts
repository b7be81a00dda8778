import { appPage } from './apps';
import { claims } from './claim';

const PROVIDER = 'exports.provider = { render() {}, destroy() {} };';

/** A sub-app that adds a stylesheet of another kind. */
const withLink = (file: string) => ({
  '/own/': appPage(),
  '/own/app.js': `${PROVIDER}
const link = document.createElement('link');
Object.assign(link, { rel: 'stylesheet', type: 'text/less', href: 'http://localhost:8091/own/${file}' });
document.head.append(link);`,
  [`/own/${file}`]: 'b { color: red }',
});

/** What the pages of `/issues/` say. */
export const ISSUES = claims([
  '/issues/errors#reading-an-entry',
  [
    'An app that failed to mount stays in Garfish.activeApps, so that is where to look for it.',
    async ({ start, load, Garfish, ending }) => {
      start();
      const app = await load('fails-in-render', { cache: false });
      await ending(() => app.mount());
      return [Garfish.activeApps.map(({ name }) => name), Object.keys(Garfish.cacheApps)];
    },
    [['fails-in-render'], []],
  ],
  '#rendering-blocked',
  [
    'that the app is still listed, although nothing of it is on the page',
    async ({ load, Garfish, text }) => {
      const app = await load('late-registered');
      const mounting = app.mount();
      app.unmount();
      await mounting;
      return [Garfish.activeApps.map(({ name }) => name), text()];
    },
    [['late-registered'], ''],
  ],
  '#link-type',
  [
    'whose type is not text/css. Its URL does not end in .css either, so Garfish does not fetch it.',
    async ({ load, settle, requests, warnings }) => {
      await (await load('own')).mount();
      await settle();
      return [
        requests.some(({ url }) => url.includes('late.')),
        warnings.some((text) => text.includes('Invalid resource type "text/less"')),
      ];
    },
    [false, true],
    { files: withLink('late.less') },
  ],
  [
    'Its URL does not end in .css either',
    async ({ load, until, requests, warnings }) => {
      await (await load('own')).mount();
      await until(() => requests.some(({ url }) => url.includes('late.css')));
      return warnings.some((text) => text.includes('Invalid resource type'));
    },
    false,
    { files: withLink('late.css') },
  ],
  '#pushstate',
  [
    'On localhost, Garfish takes them as a path, and /http://localhost:8090/orders appears in the address bar.',
    async ({ start, app, Garfish, settle }) => {
      start({ apps: [app('orders')] });
      await settle();
      Garfish.router.push({ path: 'http://localhost:8080/orders' });
      await settle();
      return location.pathname;
    },
    '/http://localhost:8080/orders',
  ],
  '/issues/webComponent#behaviour',
  [
    'The app still mounts, into the detached element, and stays in Garfish.activeApps.',
    async ({ defineCustomElements, Garfish, until }) => {
      defineCustomElements('micro-app', {
        loading: () => null as never,
        delay: 0,
        config: { disablePreloadApp: true },
      });
      document.body.insertAdjacentHTML(
        'beforeend',
        '<micro-app name="shop" entry="http://localhost:8091/shop/"></micro-app>',
      );
      document.querySelector('micro-app')?.remove();
      await until(() => Garfish.activeApps[0]?.mounted);
      return [Garfish.activeApps.map(({ name }) => name), document.querySelector('micro-app')];
    },
    [['shop'], null],
  ],
  '/guide/concept/sandbox#what-the-vm-sandbox-isolates',
  [
    "Use setItem and getItem, because a property such as localStorage.token = 'x' is never stored.",
    async ({ load }) => {
      await (await load('own')).mount();
      const keys = () =>
        Object.keys(localStorage)
          .filter((key) => !key.startsWith('__garfish'))
          .sort();
      const sandboxed = keys();
      await (await load('own', { name: 'plain', sandbox: false })).mount();
      return [sandboxed, keys()];
    },
    [['__Garfish__own__kept'], ['__Garfish__own__kept', 'kept', 'token']],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `${PROVIDER}\nlocalStorage.token = 'x'; localStorage.setItem('kept', 'y');`,
      },
    },
  ],
  '/issues/#why-does-a-worker-fail-in-a-sub-app',
  [
    "Start it from a small blob of the page's own origin",
    async ({ load, until, notes }) => {
      await (await load('own')).mount();
      await until(() => notes.length > 0);
      return notes;
    },
    ['works'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `${PROVIDER}
const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
const code = "importScripts('http://localhost:8091/own/worker.js');";
const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
worker.onmessage = ({ data }) => note(data);`,
        '/own/worker.js': "postMessage('works');",
      },
    },
  ],
]);
