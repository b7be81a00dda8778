import { appPage } from './apps';
import { IIFE } from './builds';
import { claims, each } from './claim';

const SENDS = {
  '/sends/': appPage(),
  '/sends/app.js':
    "exports.provider = { render() { fetch('http://localhost:8091/shop/data.json'); }, destroy() {} };",
};

/** What `/guide/tasks/browser-support` says of browsers that lack something. */
export const BROWSER_SUPPORT = claims([
  '/guide/tasks/browser-support#what-each-feature-needs',
  ...each(
    async ({ start, load, ending }, lacks: () => void) => {
      start();
      lacks();
      return ending(() => load('shop'));
    },
    [
      [
        'loading | fetch, URL, Promise.prototype.finally | 63 | 18 | 58 | 11.1 | Nothing loads.',
        [() => Reflect.deleteProperty(Promise.prototype, 'finally'), /finally is not a function$/],
        [() => Reflect.set(window, 'fetch', undefined), /fetch is not a function$/],
        [() => Reflect.set(window, 'URL', undefined), /URL is not a constructor$/],
      ],
    ],
  ),
  [
    'the vm sandbox | Proxy, Reflect, new Function | 49 | 12 | 42 | 10 | A warning. Sub-apps run without any sandbox',
    async ({ frame, entry }) => {
      const { page, evaluate } = await frame();
      const warnings: string[] = [];
      page.console.warn = (text: string) => warnings.push(String(text));
      page.document.body.innerHTML = '<div id="container"></div>';
      page.Proxy = undefined;
      evaluate();
      page.Garfish.run({ disablePreloadApp: true });
      const app = await page.Garfish.loadApp('bare', {
        entry: entry('bare'),
        domGetter: '#container',
      });
      await app.mount();
      return [
        page.document.body.textContent.trim(),
        page.leaked,
        app.vmSandbox,
        app.snapshotSandbox,
        warnings.some((text) => text.includes('does not support "vm sandbox"')),
      ];
    },
    ['bare', 1, undefined, undefined, true],
    {
      files: {
        ...IIFE,
        '/bare/': appPage(),
        '/bare/app.js':
          "window.leaked = 1; exports.provider = { render({ dom }) { dom.append('bare'); }, destroy() {} };",
      },
    },
  ],
  ...each(
    async ({ ran, ending }, sandbox: object) => {
      Reflect.set(CSS, 'escape', undefined);
      const app = await ran('window.find = () => document.getElementById("root");', { sandbox });
      return ending(app.global.find);
    },
    [
      [
        'queries by id, with strictIsolation in the vm sandbox | CSS.escape | 46 | 79 | 31 | 10.1 | document.getElementById throws in the sub-app',
        [{}, 'returns an object'],
        [{ strictIsolation: true }, 'throws CSS.escape is not a function'],
      ],
    ],
  ),
  [
    'Garfish brings a replacement, which also sets window.WeakRef for the whole page',
    async ({ frame }) => {
      const { page, evaluate } = await frame();
      Reflect.deleteProperty(page, 'WeakRef');
      const before = typeof page.WeakRef;
      evaluate();
      return [before, typeof page.WeakRef, new page.WeakRef(page).deref() === page];
    },
    ['undefined', 'function', true],
    { files: IIFE },
  ],
  [
    'aborting fetch on unmount() | AbortController | 66 | 16 | 57 | 12.1 | Requests are not aborted',
    async ({ mounted, requests, until }) => {
      const signals = [];
      for (const lacks of [false, true]) {
        if (lacks) Reflect.set(window, 'AbortController', undefined);
        requests.length = 0;
        const app = await mounted('sends', { cache: false });
        await until(() => requests.some(({ url }) => url === '/shop/data.json'));
        app.unmount();
        const sent = requests.find(({ url }) => url === '/shop/data.json');
        signals.push(sent?.init.signal?.aborted);
      }
      return signals;
    },
    [true, undefined],
    { files: SENDS },
  ],
  [
    'preloading | requestIdleCallback | 47 | 79 | 55 | – | Garfish uses requestAnimationFrame',
    async ({ frame, until, entry }) => {
      const { page, evaluate } = await frame();
      Reflect.set(page, 'requestIdleCallback', undefined);
      let frames = 0;
      page.requestAnimationFrame = (call: () => void) => {
        frames++;
        setTimeout(call);
      };
      evaluate();
      page.Garfish.registerApp({ name: 'shop', entry: entry('shop') });
      page.Garfish.run({ disablePreloadApp: true });
      page.Garfish.preloadApp('shop');
      await until(() => page.performance.getEntriesByType('resource').length > 0 || frames > 0);
      return frames;
    },
    0,
    { files: IIFE },
  ],
  [
    'strictIsolation | attachShadow | 53 | 79 | 63 | 10 | Mounting fails',
    async ({ load, ending }) => {
      Reflect.set(Element.prototype, 'attachShadow', undefined);
      const end = await ending(() =>
        load('shop', { sandbox: { strictIsolation: true } }).then((app) => app.mount()),
      );
      return end.includes('attachShadow is not a function');
    },
    true,
  ],
  [
    'customElements | 54 | 79 | 63 | 10.1 | defineCustomElements throws',
    ({ defineCustomElements, ending }) => {
      Object.defineProperty(window, 'customElements', { value: undefined });
      return ending(() =>
        defineCustomElements('sub-app', { loading: () => document.createElement('p') } as never),
      );
    },
    /^throws /,
  ],
  [
    'The snapshot sandbox needs only the first two rows.',
    async ({ start, mounted, warnings, text }) => {
      for (const name of ['Proxy', 'AbortController', 'WeakRef', 'WebAssembly'])
        Reflect.set(window, name, undefined);
      Reflect.set(CSS, 'escape', undefined);
      Reflect.set(Element.prototype, 'attachShadow', undefined);
      start({ sandbox: { snapshot: true } });
      const app = await mounted('shop');
      const shown = text();
      app.hide();
      await app.show();
      return [shown, text(), warnings];
    },
    ['shop at /', 'shop at /', []],
  ],
  '#your-sub-apps-need-more',
  [
    "A sub-app in the vm sandbox then sees them as well. A polyfill in a sub-app stays in that app's window, as long as it is assigned to a global. A changed prototype, such as Array.prototype.at, applies to the whole page.",
    async ({ ran, notes }) => {
      Object.assign(window, { addedByHost: () => 'host' });
      await ran(`note(addedByHost());
window.addedByApp = () => 'app';
Array.prototype.addedToAll = () => 'all';`);
      return [
        notes,
        typeof Reflect.get(window, 'addedByApp'),
        typeof Reflect.get([], 'addedToAll'),
      ];
    },
    [['host'], 'undefined', 'function'],
  ],
]);
