import { appPage } from './apps';
import { claims, each, notes, prints } from './claim';
import type { Lab } from './lab';

/** What a sub-app notes with an option of the sandbox. */
const noted = async ({ ran, until, notes }: Lab, [script, sandbox]: [string, object | false]) => {
  document.body.insertAdjacentHTML('afterbegin', '<p id="root"></p>');
  localStorage.setItem('user', 'ada');
  await ran(`const real = window.Garfish.getGlobalObject();\n${script}`, { sandbox });
  await until(() => notes.length > 0);
  return notes;
};

const PLAIN = { '/own/app.js': 'export const provider = { render() {}, destroy() {} };' };
const MODULE =
  '<!doctype html><html><body><script type="module" src="app.js"></script></body></html>';

/** What the FAQ says of scripts, storage, styles and second visits. */
export const FAQ_RUNS = claims([
  '/issues/nothing-renders',
  ...each(noted, [
    [
      "#9-does-render-draw-into-the-right-element document.querySelector('#root') may find an element of the host.",
      [["note(document.querySelector('#root') === real.document.querySelector('p'));", {}], [true]],
    ],
  ]),
  '/issues/',
  ...each(noted, [
    [
      '#how-does-a-sub-app-reach-the-hosts-localstorage Without the vm sandbox there is no prefix.',
      [["localStorage.setItem('a', '1'); note(real.localStorage.getItem('a'));", false], ['1']],
      [
        [
          "localStorage.setItem('a', '1'); note(real.localStorage.getItem('a'));",
          { snapshot: true },
        ],
        ['1'],
      ],
      [["localStorage.setItem('a', '1'); note(real.localStorage.getItem('a'));", {}], [null]],
    ],
    [
      "This app then reads and writes the host's keys without a prefix.",
      [
        [
          "note(localStorage.getItem('user'));",
          { modules: [() => ({ override: { localStorage: window.localStorage } })] },
        ],
        ['ada'],
      ],
      [["note(localStorage.getItem('user'));", {}], [null]],
    ],
    [
      "#why-do-modals-drawers-and-selects-of-antd-lose-their-styles document.body is already the sub-app's own.",
      [['note(document.body === real.document.body);', { strictIsolation: true }], [false]],
      [['note(document.body === real.document.body);', {}], [true]],
    ],
    [
      "Such libraries add their pop-ups to document.body, outside the sub-app's container.",
      [
        [
          "const box = document.createElement('b'); document.body.append(box); note(box.parentNode === real.document.body);",
          {},
        ],
        [true],
      ],
    ],
    [
      '#why-are-fonts-or-icons-missing Garfish does not rewrite a url() that a script writes into the style attribute.',
      [
        [
          "const box = document.createElement('b'); box.style.background = 'url(a.png)'; document.body.append(box); note(real.getComputedStyle(box).backgroundImage);",
          {},
        ],
        ['url("http://localhost:8080/a.png")'],
      ],
    ],
    [
      '#why-does-jsonp-fail the script element receives an error event.',
      [
        [
          "const script = document.createElement('script'); script.src = 'http://localhost:8091/gone.js'; script.onerror = () => note('error'); document.head.append(script);",
          {},
        ],
        ['error'],
      ],
    ],
  ]),
  ...each(
    async ({ load, ending, more, start }: Lab, sandbox: false | { snapshot?: true }) => {
      const { GarfishEsModule } = await more();
      const plugins = sandbox && !sandbox.snapshot ? [GarfishEsModule()] : [];
      start({ plugins: plugins as never });
      const app = await load('own', { sandbox, asyncProviderTimeout: 0 });
      return ending(() => app.mount());
    },
    [
      [
        '#how-do-i-use-a-sub-app-of-es-modules In all three cases, Garfish ignores a plain export const provider',
        [false, /^rejects with "provider" is "undefined"/],
        [{ snapshot: true }, /^rejects with "provider" is "undefined"/],
        [{}, /^rejects with "provider" is "undefined"/],
      ],
    ],
    { files: { ...PLAIN, '/own/': MODULE } },
  ),
  ...notes([
    [
      '#what-does-no-entry-do no-entry works with and without defer',
      [
        [
          'note(String(window.seen));',
          {},
          '<script no-entry>window.seen = [typeof exports];</script>',
        ],
        ['undefined'],
      ],
    ],
  ]),
  '/issues/nothing-renders',
  [
    '#does-the-content-security-policy-allow-it Garfish fetches entry, scripts and stylesheets',
    async ({ mounted, requests }) => {
      await mounted('styled');
      return requests.map(({ url }) => url);
    },
    ['/styled/', '/styled/app.js', '/styled/look.css'],
    {
      files: {
        '/styled/': appPage('<link rel="stylesheet" href="look.css"><img src="picture.png">'),
        '/styled/app.js': 'exports.provider = { render() {}, destroy() {} };',
        '/styled/look.css': '',
      },
    },
  ],
  [
    'The browser loads images and fonts itself',
    '/issues/nothing-renders#does-the-content-security-policy-allow-it Garfish fetches entry',
  ],
  [
    'Garfish turns stylesheets into style elements',
    '/api/sandbox#disablelinktransformtostyle Leaves',
  ],
  '/issues/',
  [
    '#why-does-the-second-visit-fail-or-show-nothing A list or a listener exists twice | destroy does not undo what render does',
    async ({ ran, notes }) => {
      const app = await ran(`exports.provider = {
  render: () => document.addEventListener('own', () => note('heard')),
  destroy() {},
};`);
      app.hide();
      await app.show();
      document.dispatchEvent(new Event('own'));
      return notes;
    },
    ['heard', 'heard'],
  ],
  ...prints([
    [
      '#why-do-modals-drawers-and-selects-of-antd-lose-their-styles an element inside the sub-app disappears with the app',
      [
        async ({ ran, text }) => {
          const app = await ran(
            "exports.provider = { render: ({ dom }) => dom.append('pop-up'), destroy() {} };",
          );
          const before = text();
          app.hide();
          return `${before}, then "${text()}"`;
        },
        'resolves with pop-up, then ""',
      ],
    ],
  ]),
  '#why-does-a-sub-app-disappear',
  [
    'A router without the basename from render changes the path, or a redirect to /login does, so Garfish removes the app.',
    async ({ start, app, own, until, text }) => {
      const entry = own(
        "exports.provider = { render({ dom }) { dom.append('Shop'); setTimeout(() => history.pushState({}, '', '/login'), 100); }, destroy({ dom }) { dom.replaceChildren(); } };",
      );
      start({ apps: [app('shop', { entry })] });
      history.pushState({}, '', '/shop');
      await until(() => text() === 'Shop');
      await until(() => text() === '');
      return location.pathname;
    },
    '/login',
  ],
  [
    'The app is then still in Garfish.activeApps, with display: true.',
    async ({ shown, app, text, Garfish }) => {
      await shown({ apps: [app('shop')] });
      document.querySelector('#container')?.replaceChildren();
      return [text(), Garfish.activeApps.map(({ name, display }) => [name, display])];
    },
    ['', [['shop', true]]],
    { path: '/shop' },
  ],
  '#why-is-a-sub-app-white-until-a-reload',
  [
    "A library saved the browser's history.pushState before you called Garfish.run, so Garfish does not notice the navigations of that library (#679). Load the library later, or navigate with Garfish.router.",
    async ({ start, app, settle, until, requests, text, Garfish }) => {
      const saved = history.pushState;
      start({ apps: [app('shop')] });
      saved.call(history, {}, '', '/shop');
      await settle();
      const before = requests.length;
      Garfish.router.push({ path: '/shop/1' });
      await until(text);
      return [before, text()];
    },
    [0, 'shop at /shop'],
  ],
]);
