import { claims } from './claim';

/** Answers to what users ask. */
export const QUESTIONS = claims([
  '/api/preloadApp#signature',
  [
    'Later calls for this name do nothing, even after registerApp, so register first',
    async ({ Garfish, app, ending, requests, settle }) => {
      const ends = [await ending(() => Garfish.preloadApp('shop'))];
      Garfish.registerApp(app('shop'));
      ends.push(await ending(() => Garfish.preloadApp('shop')));
      await settle();
      return [ends, requests];
    },
    [["throws Cannot read properties of undefined (reading 'entry')", 'returns undefined'], []],
  ],
  '/guide/concept/sandbox#what-is-not-isolated',
  [
    'Its classes, its attributes and its font size change for all.',
    async ({ ran }) => {
      await ran(
        "document.documentElement.style.fontSize = '20px'; document.documentElement.className = 'dark';",
      );
      const { style, className } = document.documentElement;
      return [style.fontSize, className];
    },
    ['20px', 'dark'],
  ],
  '/issues/errors#custom-element-twice',
  [
    'So the second visit of an app with cache: false fails, and so does a second app with the same components.',
    async ({ load, own, ending }) => {
      const fields = {
        entry: own(`customElements.define('my-card', class extends HTMLElement {});`),
        cache: false,
      };
      const visit = async (name: string) => {
        const app = await load(name, fields);
        const end = await ending(() => app.mount());
        app.unmount();
        return end;
      };
      return [await visit('first'), await visit('first'), await visit('second')];
    },
    [
      'resolves with true',
      /the name "my-card" has already been used with this registry/,
      /the name "my-card" has already been used with this registry/,
    ],
  ],
  '/guide/tasks/communication#header-slot',
  [
    'The sub-app adds its elements there in render and removes them in destroy.',
    async ({ ran, text }) => {
      document.body.insertAdjacentHTML('beforeend', '<div id="toolbar"></div>');
      const script = `const button = document.createElement('button');
button.textContent = 'Add';
exports.provider = {
  render: ({ props }) => props.toolbar().append(button),
  destroy: () => button.remove(),
};`;
      const app = await ran(script, {
        props: { toolbar: () => document.querySelector('#toolbar') },
      });
      const shown = text('#toolbar');
      app.hide();
      return [shown, text('#toolbar')];
    },
    ['Add', ''],
  ],
  '/issues/#handler-properties',
  [
    'Its window.opener or window.parent is the real window, which does not have the functions of the sub-app. Let it call postMessage on that window, and listen for message in the sub-app.',
    async ({ ran, until, notes }) => {
      await ran(`window.answer = () => note('called');
window.addEventListener('message', ({ data }) => data === 'signed in' && note(data));
const popup = window.open('about:blank');
note(typeof popup.opener.answer);
popup.opener.postMessage('signed in', '*');
popup.close();
const frame = document.body.appendChild(document.createElement('iframe'));
note(typeof frame.contentWindow.parent.answer);
frame.contentWindow.parent.postMessage('signed in', '*');`);
      await until(() => notes.length === 4);
      return notes;
    },
    ['undefined', 'undefined', 'signed in', 'signed in'],
  ],
  '#framework-devtools',
  [
    'Both extensions put a hook on the real window, such as __REACT_DEVTOOLS_GLOBAL_HOOK__, and a sub-app in the vm sandbox reads it there.',
    async ({ Garfish, ran, own, notes }) => {
      const hook = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
      // As the extension defines it.
      Object.defineProperty(window, hook, { get: () => 'a hook', configurable: false });
      const script = `note(String(window.${hook}));`;
      await ran(script);
      Garfish.registerApp({ name: 'own', entry: own(script), insulationVariable: [hook] });
      await ran(script);
      return notes;
    },
    ['a hook', 'undefined'],
  ],
  '/api/registerApp#entry',
  [
    "Garfish does not check the integrity attribute of the entry's scripts and stylesheets",
    async ({ ran, notes }) => {
      await ran(
        '',
        {},
        '<script integrity="sha384-wrong" src="http://localhost:8091/shop/app.js"></script>',
      );
      return notes.includes('script');
    },
    true,
  ],
  '/guide/concept/cache#side-effects',
  [
    'Use a ResizeObserver, which also fires when the app returns.',
    async ({ ran, until, notes }) => {
      const app = await ran(`const observer = new ResizeObserver(([{ contentRect }]) =>
  note(contentRect.width > 0 ? 'wide' : 'none'));
exports.provider = { render: ({ dom }) => observer.observe(dom), destroy() {} };`);
      await until(() => notes.length === 1);
      app.hide();
      await until(() => notes.length === 2);
      await app.show();
      await until(() => notes.length === 3);
      return notes;
    },
    ['wide', 'none', 'wide'],
  ],
  '/guide/demo/vite#react-in-development',
  [
    'Only the first inline module script of the page runs, because Garfish identifies modules by URL',
    async ({ mounted, notes }) => {
      await mounted('two', { sandbox: false });
      return notes;
    },
    ['first', 'file'],
    {
      files: {
        '/two/': `<!doctype html><html><body>
<script type="module">window.lab.notes.push('first');</script>
<script type="module">window.lab.notes.push('second');</script>
<script type="module" src="app.js"></script></body></html>`,
        '/two/app.js': `window.lab.notes.push('file');
__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`,
      },
    },
  ],
]);
