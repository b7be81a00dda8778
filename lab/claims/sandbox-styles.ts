import { claims } from './claim';

/** What the page of the sandbox says of styles, of the snapshot and of scripts. */
export const SANDBOX_STYLES = claims([
  '/guide/concept/sandbox#keeping-styles-apart',
  [
    'A sandbox does not isolate CSS. While a sub-app is mounted, its rule button { color: red } also applies to the buttons of the host.',
    async ({ ran }) => {
      const colors: string[] = [];
      for (const sandbox of [{}, { snapshot: true }, { strictIsolation: true }]) {
        const app = await ran(
          '',
          { sandbox, cache: false },
          '<style>i { color: rgb(1, 2, 3) }</style>',
        );
        const outside = document.body.appendChild(document.createElement('i'));
        colors.push(getComputedStyle(outside).color);
        app.unmount();
      }
      return colors;
    },
    ['rgb(1, 2, 3)', 'rgb(1, 2, 3)', 'rgb(0, 0, 0)'],
  ],
  [
    'Selectors do not cross that border, but inherited values such as color and font-family do.',
    async ({ ran }) => {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = '#container { color: rgb(4, 5, 6) } u { font-weight: 900 }';
      const app = await ran('', { sandbox: { strictIsolation: true } }, '<u>text</u>');
      const inside = app.htmlNode.querySelector('u') as HTMLElement;
      const { color, fontWeight } = getComputedStyle(inside);
      return [color, fontWeight];
    },
    ['rgb(4, 5, 6)', '400'],
  ],
  [
    "a shadow root | Gives the app its own document tree | The app's queries no longer find nodes of the host",
    async ({ ran, notes }) => {
      for (const strictIsolation of [true, false])
        await ran("note(String(Boolean(document.querySelector('#other'))));", {
          sandbox: { strictIsolation },
        });
      return notes;
    },
    ['false', 'true'],
  ],
  '/guide/tasks/styles#resets',
  [
    'Outside a shadow root, a reset removes the margins, borders and list marks of the host.',
    async ({ ran }) => {
      // Two rules of the Preflight of Tailwind 4, in the layer that it has there.
      const reset = `<style>@layer base {
  * { margin: 0; padding: 0; border: 0 solid; }
  ol, ul, menu { list-style: none; }
}</style>`;
      const list = document.body.appendChild(document.createElement('ul'));
      const seen: string[] = [];
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const app = await ran('', { sandbox, cache: false }, reset);
        const { marginTop, listStyleType } = getComputedStyle(list);
        seen.push(`${marginTop} ${listStyleType}`);
        app.unmount();
      }
      return seen;
    },
    ['0px none', '16px disc'],
  ],
  '/guide/concept/sandbox#what-the-snapshot-sandbox-does',
  [
    'The snapshot sandbox does not give the app its own window. Instead, it restores the page when the app leaves',
    async ({ ran }) => {
      Reflect.set(window, 'theme', 'light');
      const app = await ran("window.theme = 'dark'; window.count = 1;", {
        sandbox: { snapshot: true },
      });
      const state = () => [Reflect.get(window, 'theme'), Reflect.get(window, 'count')];
      const during = state();
      app.hide();
      const left = state();
      await app.show();
      return [during, left, state()];
    },
    [
      ['dark', 1],
      ['light', undefined],
      ['dark', 1],
    ],
  ],
  ...[
    'When the app starts, it records the properties of window and the nodes in the head.',
    'When the app returns, it applies these changes again.',
    'while an app is on the page, the host and the app share all globals.',
    '#which-mode consists of native ES modules and leaves globals behind | sandbox: { snapshot: true } | The snapshot sandbox, which restores the page when the app leaves. Only one app can run at a time',
  ].map((says): [string, string] => [
    says,
    '/guide/concept/sandbox#what-the-snapshot-sandbox-does The snapshot sandbox does',
  ]),
  [
    "#what-the-snapshot-sandbox-does When the app leaves, it also removes the app's window listeners (except those with capture) and clears its intervals. It does not add or start them again when the app returns, so do that in render.",
    async ({ ran, notes, until }) => {
      const app = await ran(
        `window.addEventListener('messy', () => note('plain'));
window.addEventListener('messy', () => note('capture'), true);
setInterval(() => note('interval'), 5);`,
        { sandbox: { snapshot: true } },
      );
      const heard = () => {
        notes.length = 0;
        window.dispatchEvent(new Event('messy'));
        return [...notes];
      };
      const during = heard();
      app.hide();
      const left = heard();
      await app.show();
      const back = heard();
      let ticks = 0;
      await until(() => ++ticks > 500);
      return [during, left, back, notes.includes('interval')];
    },
    [['plain', 'capture'], ['capture'], ['capture'], false],
  ],
  [
    'The snapshot sandbox cannot tell two running apps apart',
    async ({ ran, notes }) => {
      await ran("window.count = 'first';", { sandbox: { snapshot: true } });
      await ran('note(String(window.count));', { sandbox: { snapshot: true } });
      await ran("window.own = 'first';", {});
      await ran('note(String(window.own));', {});
      return notes;
    },
    ['first', 'undefined'],
  ],
  [
    '#details what it declares at the top with function, class, const or let is not visible in the app\'s next script. Assign such a value to window. Inline handlers such as onclick="init()" run in the real window.',
    async ({ load, notes, text }) => {
      await (await load('scripts')).mount();
      Reflect.set(window, 'init', () => void notes.push('real window'));
      document.querySelector<HTMLElement>('#container button')?.click();
      return [...notes, text()];
    },
    ['undefined', 'undefined', 'number', 'real window', 'press'],
    {
      files: {
        '/scripts/':
          '<button onclick="init()">press</button><script src="one.js"></script><script src="two.js"></script>',
        '/scripts/one.js':
          'const one = 1; function two() {} window.three = 3; window.init = () => {}; exports.provider = { render() {}, destroy() {} };',
        '/scripts/two.js':
          'const { notes } = window.Garfish.getGlobalObject().lab; notes.push(typeof one, typeof two, typeof three);',
      },
    },
  ],
]);
