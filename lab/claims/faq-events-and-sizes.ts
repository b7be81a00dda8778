import { appPage } from './apps';
import { claims, each } from './claim';
import type { Lab } from './lab';

/** What the FAQ says of several paths, of events in the vm sandbox, and of heights. */
export const FAQ_EVENTS_AND_SIZES = claims([
  '/issues/#several-paths',
  [
    'Register it once for each path, under different names with the same entry.',
    async ({ start, app, entry, until, text, Garfish }) => {
      start({ apps: [app('shop'), app('cart', { entry: entry('shop') })] });
      await until(() => text() === 'shop at /shop');
      Garfish.router.push({ path: '/cart/1' });
      await until(() => text() === 'cart at /cart');
      return text();
    },
    'cart at /cart',
    { path: '/shop/1' },
  ],
  [
    'If one function accepts both /shop and /cart, the app stays mounted between the two and keeps its first basename',
    async ({ start, app, until, text, settle, notes, Garfish }) => {
      start({ apps: [app('shop', { activeWhen: (path) => /^\/(shop|cart)(\/|$)/.test(path) })] });
      await until(text);
      Garfish.router.push({ path: '/cart/1' });
      await settle();
      return [text(), notes];
    },
    ['shop at /shop', ['script', 'render']],
    { path: '/shop/1' },
  ],
  [
    "If only the end varies, as in /users/7, write activeWhen: '/users' and let the sub-app's router match the rest.",
    async ({ start, app, until, text, settle, Garfish }) => {
      start({ apps: [app('shop', { activeWhen: '/users' })] });
      await until(text);
      Garfish.router.push({ path: '/users/22' });
      await settle();
      return text();
    },
    'shop at /users',
    { path: '/users/7' },
  ],
  '#handler-properties',
  [
    'or another such property stays in the sandbox. The browser never calls such a function',
    async ({ ran, notes, until }) => {
      await ran(`for (const name of ['message', 'resize', 'popstate', 'scroll', 'storage'])
  window['on' + name] = () => note('on' + name);
document.onclick = () => note('onclick');
window.addEventListener('message', () => note('listener'));`);
      for (const name of ['resize', 'popstate', 'scroll', 'storage'])
        window.dispatchEvent(new Event(name));
      document.body.click();
      window.postMessage('hello');
      await until(() => notes.length > 0);
      return notes;
    },
    ['listener'],
  ],
  [
    'Only window.onload and window.onerror work, because Garfish calls them after a mount and when a script of the app throws.',
    async ({ ran, notes, until }) => {
      await ran(`window.onload = () => note('onload');
window.onerror = (message) => note(message);
const late = document.createElement('script');
late.src = 'http://localhost:8091/fails-in-script/app.js';
exports.provider = { render() { document.head.append(late); }, destroy() {} };`);
      await until(() => notes.length > 2);
      return [...new Set(notes)];
    },
    ['onload', 'script', 'script fails'],
  ],
  [
    'document.onselectstart and document.ondragstart work for events inside the app.',
    async ({ ran, notes }) => {
      await ran(`for (const name of ['selectstart', 'dragstart', 'click'])
  document['on' + name] = () => note('on' + name);
exports.provider = { render({ dom }) { dom.innerHTML = '<p class="own">own</p>'; }, destroy() {} };`);
      const inside = document.querySelector('.own');
      for (const name of ['selectstart', 'dragstart', 'click'])
        inside?.dispatchEvent(new Event(name, { bubbles: true }));
      return notes;
    },
    ['onselectstart', 'ondragstart'],
  ],
  '#mouse-event',
  [
    "MouseEvent is a class of Garfish, and the browser's events are not instances of it. Test for UIEvent instead.",
    async ({ ran }, sandbox: false | object = {}) => {
      const app = await ran(
        `const button = document.createElement('button');
button.onclick = (event) => { window.seen = [event instanceof MouseEvent, event instanceof UIEvent]; };
button.click();`,
        { sandbox },
      );
      return app.global.seen;
    },
    [
      [false, true],
      [true, true],
    ],
    { settings: [undefined, false] },
  ],
  [
    "new KeyboardEvent('keydown', { view: window }) throws Failed to convert value to 'Window'. Leave view out, or pass document.defaultView.",
    async ({ ran }) => {
      const app = await ran(`const ends = (make) => {
  try { return make().type; } catch ({ message }) { return /Failed to convert.*$/.exec(message)[0]; }
};
window.seen = [
  ends(() => new KeyboardEvent('keydown', { view: window })),
  ends(() => new TouchEvent('touchstart', { view: window })),
  ends(() => new MouseEvent('click', { view: window })),
  ends(() => new KeyboardEvent('keydown', { view: document.defaultView })),
];`);
      return app.global.seen;
    },
    [
      "Failed to convert value to 'Window'.",
      "Failed to convert value to 'Window'.",
      'click',
      'keydown',
    ],
  ],
  '#height',
  [
    "Add this to the host's CSS, and give #container a height",
    async ({ ran, text }) => {
      const full = '{ height: 100% }';
      const container = document.querySelector<HTMLElement>('#container');
      if (container) container.style.height = '500px';
      const html = `<style>html, body ${full} #root ${full}</style>`;
      const heightOf = async (strictIsolation: boolean) => {
        const app = await ran('', { sandbox: { strictIsolation } }, html);
        const root = app.htmlNode.querySelector<HTMLElement>('#root');
        const height = root?.offsetHeight;
        app.unmount();
        return height;
      };
      const heights = [await heightOf(false)];
      for (const rule of ['#container > *', '[__garfishmockhtml__], [__garfishmockbody__]']) {
        document.head.insertAdjacentHTML('beforeend', `<style>${rule} ${full}</style>`);
        heights.push(await heightOf(true), await heightOf(false));
      }
      return [...heights, text()];
    },
    [0, 500, 0, 500, 500, ''],
  ],
  '#back-twice',
  [
    'A redirect has added an entry to the history. Garfish adds none.',
    async ({ start, app, settle, Garfish }) => {
      let entries = 0;
      const { pushState } = history;
      history.pushState = (...args) => {
        entries++;
        pushState.apply(history, args);
      };
      start({ apps: [app('shop'), app('orders')] });
      const entriesOf = async (method: 'push' | 'replace') => {
        entries = 0;
        Garfish.router.beforeEach((to, _from, next) => {
          if (to.path === '/old') Garfish.router[method]({ path: '/orders' });
          else next();
        });
        Garfish.router.push({ path: '/old' });
        await settle();
        return entries;
      };
      return [await entriesOf('push'), await entriesOf('replace')];
    },
    [2, 1],
  ],
  '/guide/tasks/styles#popup-position',
  ...each(
    async ({ ran }: Lab, [css, strictIsolation]: [css: string, strictIsolation: boolean]) => {
      const container = document.querySelector('#container') as HTMLElement;
      container.style.cssText = `margin: 50px 0 0 100px; ${css}`;
      const app = await ran(
        `exports.provider = {
  render({ dom }) {
    const button = dom.appendChild(document.createElement('button'));
    const { left, bottom } = button.getBoundingClientRect();
    const popup = document.createElement('div');
    popup.style.cssText = 'position: absolute; left: ' + left + 'px; top: ' + bottom + 'px';
    document.body.append(popup);
    window.isShifted = () => popup.getBoundingClientRect().left > left;
  },
  destroy() {},
};`,
        { sandbox: { strictIsolation } },
      );
      return app.global.isShifted();
    },
    [
      [
        'If your container has position: relative or contain: layout, or is transformed, the position counts from the container.',
        [['', true], false],
        [['position: relative', true], true],
        [['transform: translateX(0)', true], true],
        [['contain: layout', true], true],
        [['position: relative', false], false],
      ],
    ],
  ),
  '#late-styles',
  ...each(
    async ({ mounted }: Lab, fields: object) => (await mounted('styled', fields)).global.seen,
    [
      [
        'So these styles are never late. Others can be:',
        [{}, ['rgb(1, 2, 3)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']],
        [
          { sandbox: { disableLinkTransformToStyle: true } },
          ['rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)'],
        ],
      ],
    ],
    {
      files: {
        '/styled/': appPage('<link rel="stylesheet" href="linked.css">'),
        '/styled/linked.css': '@import "imported.css"; .linked { color: rgb(1, 2, 3) }',
        '/styled/imported.css': '.imported { color: rgb(1, 2, 3) }',
        '/styled/added.css': '.added { color: rgb(1, 2, 3) }',
        '/styled/app.js': `const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = 'http://localhost:8091/styled/added.css';
document.head.append(link);
exports.provider = {
  render({ dom }) {
    window.seen = ['linked', 'imported', 'added'].map((name) => {
      const node = dom.appendChild(document.createElement('p'));
      node.className = name;
      return getComputedStyle(node).color;
    });
  },
  destroy() {},
};`,
      },
    },
  ),
  '#media-attribute',
  [
    'Garfish turns a stylesheet link into a style element and keeps none of its attributes, so media="print" is lost. The same happens to a style element of the entry.',
    async ({ mounted }) => {
      await mounted('printed');
      return [...document.querySelectorAll('#container p')].map(
        (node) => getComputedStyle(node).color,
      );
    },
    ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'],
    {
      files: {
        '/printed/': `<link rel="stylesheet" media="print" href="print.css">
<style media="print">#second { color: rgb(4, 5, 6) }</style>
<p id="first">1</p><p id="second">2</p><script src="app.js"></script>`,
        '/printed/print.css': '#first { color: rgb(1, 2, 3) }',
        '/printed/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  '#late-styles',
  [
    "Stylesheets of lazy chunks are not lost, because the vm sandbox keeps them in the app's own head.",
    async ({ mounted, until }) => {
      const app = await mounted('lazy');
      const color = () => getComputedStyle(document.querySelector('#container p') as Element).color;
      await until(() => color() === 'rgb(1, 2, 3)');
      app.hide();
      await app.show();
      return color();
    },
    'rgb(1, 2, 3)',
    {
      files: {
        '/lazy/': appPage('<p>text</p>'),
        '/lazy/lazy.css': 'p { color: rgb(1, 2, 3) }',
        '/lazy/app.js': `exports.provider = {
  render({ appRenderInfo }) {
    if (!appRenderInfo.isMount) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'http://localhost:8091/lazy/lazy.css';
    document.head.append(link);
  },
  destroy() {},
};`,
      },
    },
  ],
]);
