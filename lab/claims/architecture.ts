import { claims } from './claim';

/** What `/blog/architecture` tells of Garfish: mostly what other pages say in full. */
export const ARCHITECTURE = claims([
  '/blog/architecture#the-instance-and-its-plugins',
  [
    'If window.__GARFISH__ is set when a script imports garfish, the package returns the existing instance.',
    '/guide/quick-start/env#the-variables even if the package is loaded',
  ],
  [
    '#the-start run merges the options, registers the plugins and the apps, and fires bootstrap.',
    '/api/hooks#in-which-order-hooks-fire The host starts',
  ],
  [
    'From then on you can no longer set options or add plugins.',
    '/api/hooks#bootstrap Garfish.running is true by then',
  ],
  [
    'dispatch the event garfish:before-routing-event.',
    '/guide/concept/router#what-happens-on-a-change it also dispatches',
  ],
  [
    '#fetching-the-entry Only the entry itself is required.',
    '/issues/errors#loading-an-app Only a failing entry',
  ],
  [
    'If Garfish cannot fetch a script or stylesheet, it skips the file and continues without an error.',
    '/issues/errors#loading-an-app If a script or a stylesheet',
  ],
  [
    'If the missing script contained the provider, you see "provider" is "undefined" later.',
    '/issues/errors#provider-is-undefined The most frequent reason',
  ],
  '#where-isolation-begins',
  [
    "When afterLoad fires, the app object exists, but none of the app's code has run.",
    '/api/hooks#afterload Fires after an app is loaded',
  ],
  ['stores it in app.vmSandbox', '/api/loadApp#vmsandbox The vm sandbox of the app.'],
  '#drawing-and-running',
  [
    'So in the app these three become div elements, with an attribute such as __garfishmockbody__.',
    '/guide/quick-start/env#names-that-garfish-keeps-for-itself Elements with',
  ],
  [
    'Each script tag becomes a comment, and Garfish runs the script when it reaches that position. So an inline script sees the nodes above it, as in a normal page.',
    async ({ ran, notes }) => {
      const inline = `<p id="above"></p><script>
window.Garfish.getGlobalObject().lab.notes.push(
  String(document.querySelector('#above') !== null),
  String(document.querySelector('#below') !== null),
);
</script><p id="below"></p>`;
      await ran('', {}, inline);
      const container = document.querySelector('#container');
      const comments = document.createNodeIterator(container ?? document, NodeFilter.SHOW_COMMENT);
      const first = comments.nextNode()?.nodeValue ?? '';
      return [
        notes,
        container?.querySelectorAll('script').length,
        /^<script .*app\.js/.test(first),
      ];
    },
    [['true', 'false'], 0, true],
  ],
  [
    'Deferred scripts run when the HTML is complete.',
    '/guide/concept/lifecycle#loading-and-mounting Scripts with defer run last',
  ],
  [
    'Each script gets exports, module and require, as in CommonJS.',
    '/api/hooks#arguments code, url | string',
  ],
  [
    'Garfish waits for a provider that is registered later, two seconds by default.',
    '/api/run#asyncprovidertimeout How long mount() waits',
  ],
  '#write-then-repair',
  [
    'When an app returns, only its properties of window and its nodes in the head come back.',
    async ({ ran, notes }) => {
      const script = `window.own = 1;
window.addEventListener('ping', () => note('ping'));
setInterval(() => note('tick'), 5);
document.head.append(Object.assign(document.createElement('meta'), { name: 'own' }));`;
      const app = await ran(script, { sandbox: { snapshot: true }, cache: true });
      const state = () => [
        Reflect.get(window, 'own') ?? null,
        document.head.querySelector('meta[name=own]') !== null,
      ];
      const seen = [state()];
      app.hide();
      seen.push(state());
      await app.show();
      notes.length = 0;
      window.dispatchEvent(new Event('ping'));
      await new Promise((resolve) => setTimeout(resolve, 30));
      return [...seen, state(), notes];
    },
    [[1, true], [null, false], [1, true], []],
  ],
  '#a-window-for-each-app',
  [
    'A value that the host assigned before the sandbox was created | The value of that moment. A later assignment by the host is not visible',
    '/api/getGlobal#the-real-window-in-a-sub-app if the host assigns',
  ],
  [
    'A global that the host adds later | The current value',
    '/guide/concept/sandbox#what-an-app-sees-of-the-host creates a global',
  ],
  [
    "A var or function at the top of the host's classic script | The current value",
    '/api/getGlobal#the-real-window-in-a-sub-app names that the host declares',
  ],
  [
    'A property with a getter, such as innerWidth | The current value, until the app assigns its own',
    async ({ load }) => {
      let width = 1;
      Object.defineProperty(window, 'width', {
        get: () => width,
        set: () => {},
        configurable: true,
      });
      const { global } = await load('shop');
      const seen = [global.width];
      width = 2;
      seen.push(global.width);
      global.width = 3;
      width = 4;
      return [...seen, global.width, Reflect.get(window, 'width')];
    },
    [1, 2, 3, 4],
  ],
  [
    "The proxy's has trap answers yes to every name, except those in protectVariable and one internal name.",
    async ({ load }) => {
      const { vmSandbox } = await load('shop', { protectVariable: ['shared'] });
      const names = ['nowhere', 'shared', '__GARFISH_SANDBOX_ENV_VAR__'];
      return names.map((name) => Reflect.has(Object(vmSandbox?.global), name));
    },
    [true, false, false],
  ],
  '#nodes-have-an-owner',
  [
    'Garfish patches five methods of Element.prototype once per page, from append and appendChild to removeChild.',
    async ({ load }) => {
      const names = [
        ...['append', 'appendChild', 'insertBefore', 'insertAdjacentElement', 'removeChild'],
        ...['prepend', 'after', 'before', 'replaceWith', 'remove'],
      ];
      const current = () => names.map((name) => Reflect.get(Element.prototype, name));
      const before = current();
      await load('shop');
      const after = current();
      await load('orders');
      const later = current();
      return [
        names.filter((_name, index) => before[index] !== after[index]),
        later.every((method, index) => method === after[index]),
      ];
    },
    [['append', 'appendChild', 'insertBefore', 'insertAdjacentElement', 'removeChild'], true],
  ],
  '#what-gets-out',
  [
    'In the vm sandbox, document.defaultView is the real window.',
    ({ shows }) =>
      shows(`exports.provider = { destroy() {}, render({ dom }) {
  const real = window.Garfish.getGlobalObject();
  const seen = [document.defaultView, new Function('return window')(), (0, eval)('window')];
  dom.textContent = seen.map((page) => page === real).join();
} };`),
    'true,true,true',
  ],
  [
    "new Function('return window')() and (0, eval)('window') return the real window, because both run in the global scope.",
    '/blog/architecture#what-gets-out In the vm sandbox',
  ],
  [
    "An element's ownerDocument is the real document, unless fixOwnerDocument or fixBaseUrl is on.",
    '/api/sandbox#fixownerdocument Lets node.ownerDocument',
  ],
  '#routing-across-frameworks',
  [
    'The wrapped functions compare path, hash and history.state, but not the query.',
    '/guide/concept/router#query Garfish ignores a pushState',
  ],
  ['So Garfish dispatches a popstate event', '/api/run#autorefreshapp When the URL changes'],
  '#unique-chunk-names',
  [
    'A vm sandbox never inherits these names: onerror, webpackjsonp, __REACT_ERROR_OVERLAY_GLOBAL_HOOK__ and, in development, webpackHotUpdate.',
    '/guide/concept/buildConfig#each-setting-and-what-happens-without-it The window of the app does not inherit',
  ],
  [
    'Garfish compares them exactly, so the list does not cover the names that webpack 5 derives from a package',
    async ({ load }) => {
      Object.assign(window, { webpackHotUpdate: () => {}, webpackHotUpdatehost: () => {} });
      const { global } = await load('shop');
      return [typeof global.webpackHotUpdate, typeof global.webpackHotUpdatehost];
    },
    ['undefined', 'function'],
  ],
]);
