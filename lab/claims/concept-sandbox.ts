import { appPage } from './apps';
import { claims } from './claim';

/** A sub-app of one script, whose provider does nothing. */
function appOf(script: string): Record<string, string> {
  const provider = 'exports.provider = { render() {}, destroy() {} };';
  return { '/own/': appPage(), '/own/app.js': `${provider}\n${script}` };
}

/** What `/guide/concept/sandbox` says. */
export const CONCEPT_SANDBOX = claims([
  '/guide/concept/sandbox#what-the-vm-sandbox-isolates',
  [
    "In the console of the page, window.theme is still 'light', and there is no window.count. The name is stored under the key __Garfish__shop__name.",
    async ({ load }) => {
      Reflect.set(window, 'theme', 'light');
      const app = await load('shop');
      await app.mount();
      const { theme, count } = Object(window);
      return [theme, count, localStorage.getItem('__Garfish__shop__name'), app.global.theme];
    },
    ['light', undefined, 'Ada', 'dark'],
    {
      files: {
        '/shop/': appPage(),
        '/shop/app.js': `exports.provider = { render() {}, destroy() {} };
window.theme = 'dark';
count = 1;
localStorage.setItem('name', 'Ada');`,
      },
    },
  ],
  [
    'Everything that a script assigns to window or one of its other names, such as self. Variables at the top of a script and variables without a declaration stay inside as well.',
    async ({ load }) => {
      const names = ['byWindow', 'bySelf', 'byGlobal', 'byThis', 'byVar', 'undeclared'];
      const app = await load('own');
      await app.mount();
      return names.filter((name) => name in window);
    },
    [],
    {
      files: appOf(
        'window.byWindow = 1; self.bySelf = 1; globalThis.byGlobal = 1; this.byThis = 1; var byVar = 1; undeclared = 1;',
      ),
    },
  ],
  [
    "Garfish fetches such a script and runs it in the sandbox. A stylesheet becomes a style element in the app's own head.",
    async ({ load, until }) => {
      const app = await load('own');
      await app.mount();
      const style = () =>
        [...document.querySelectorAll('#container style')].find(({ textContent }) =>
          textContent?.includes('.late'),
        );
      await until(() => app.global.late && style());
      return [app.global.late, 'late' in window, document.querySelectorAll('link').length];
    },
    ['ran', false, 0],
    {
      files: {
        ...appOf(`const script = document.createElement('script');
script.src = 'http://localhost:8091/own/late.js';
document.body.append(script);
const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = 'http://localhost:8091/own/late.css';
document.head.append(link);`),
        '/own/late.js': 'window.late = "ran";',
        '/own/late.css': '.late { color: red }',
      },
    },
  ],
  '#what-an-app-sees-of-the-host',
  [
    "changes a property of an object: window.settings.theme = 'blue' | Yes. Both have the same object",
    async ({ load }) => {
      Object.assign(window, { settings: { theme: 'red' } });
      const { global } = await load('shop');
      Reflect.get(window, 'settings').theme = 'blue';
      return global.settings.theme;
    },
    'blue',
  ],
  [
    'creates a global that did not exist: window.basket = [] | Yes',
    async ({ load }) => {
      const { global } = await load('shop');
      Object.assign(window, { basket: ['apple'] });
      return global.basket;
    },
    ['apple'],
  ],
  '#what-is-not-isolated',
  [
    "document.title, cookies | The page's title and cookies change",
    async ({ load }) => {
      await (await load('own')).mount();
      return [document.title, document.cookie];
    },
    ['Own', 'own=1'],
    { files: appOf("document.title = 'Own'; document.cookie = 'own=1';") },
  ],
  [
    'They are added to the real body. hide() leaves them there, and unmount() tries to remove them',
    async ({ load }) => {
      const isThere = () => document.querySelectorAll('body > #added').length;
      const app = await load('own', { cache: true });
      await app.mount();
      app.hide();
      const hidden = isThere();
      await app.show();
      app.unmount();
      return [hidden, isThere()];
    },
    [1, 0],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `exports.provider = {
  render() { document.body.append(Object.assign(document.createElement('i'), { id: 'added' })); },
  destroy() {},
};`,
      },
    },
  ],
  '#keeping-styles-apart',
  [
    'Garfish then mounts the app into an open shadow root (shadow DOM) with its own head and body.',
    async ({ load }) => {
      const app = await load('shop', { sandbox: { strictIsolation: true } });
      await app.mount();
      const root = [...document.querySelectorAll('#container *')].find(
        (element) => element.shadowRoot,
      )?.shadowRoot;
      return [root?.mode, root?.textContent?.includes('shop at')];
    },
    ['open', true],
  ],
  '#what-the-snapshot-sandbox-does',
  [
    'When the app leaves, it restores both, and remembers what the app has changed.',
    async ({ start, load }) => {
      start({ sandbox: { snapshot: true } });
      const state = () => [
        Reflect.get(window, 'mine'),
        document.querySelectorAll('head style').length,
      ];
      const before = state();
      const app = await load('own', { cache: true });
      await app.mount();
      const mounted = state();
      app.hide();
      const left = state();
      await app.show();
      return [before, mounted, left, state()];
    },
    [
      [undefined, 0],
      [1, 1],
      [undefined, 0],
      [1, 1],
    ],
    { files: appOf("window.mine = 1; document.head.append(document.createElement('style'));") },
  ],
  '#modules',
  [
    'What the function returns in override becomes a global of the app.',
    async ({ load }) => {
      const modules = [() => ({ override: { analytics: 'own' } })];
      const app = await load('shop', { sandbox: { modules } as never });
      return [app.global.analytics, 'analytics' in window];
    },
    ['own', false],
  ],
  [
    'recover runs on unmount() only, not on hide().',
    async ({ load, notes }) => {
      const modules = [() => ({ recover: () => void notes.push('recover') })];
      const app = await load('shop', { sandbox: { modules } as never });
      await app.mount();
      app.hide();
      const hidden = notes.includes('recover');
      await app.show();
      app.unmount();
      return [hidden, notes.includes('recover')];
    },
    [false, true],
  ],
  '#details',
  [
    'it can be false for a global of the host that the app can read.',
    async ({ load }) => {
      const { global } = await load('shop');
      Object.assign(window, { basket: ['apple'] });
      return ['basket' in global.window, global.window.basket];
    },
    [false, ['apple']],
  ],
  [
    "In the vm sandbox, an undeclared name is undefined instead of throwing a ReferenceError. So process.env fails with Cannot read properties of undefined (reading 'env').",
    async ({ load, ending, notes }) => {
      Reflect.deleteProperty(window, 'process');
      const sandboxed = await load('own');
      const end = await ending(() => sandboxed.mount());
      const plain = await load('own', { name: 'plain', sandbox: false });
      return [notes, end, await ending(() => plain.mount())];
    },
    [
      ['undefined', 'undefined'],
      "rejects with Cannot read properties of undefined (reading 'env')",
      'rejects with process is not defined',
    ],
    {
      files: appOf(
        'const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);\nnote(typeof process);\nnote(process.env);',
      ),
    },
  ],
]);
