import { claims, prints } from './claim';
import type { Lab } from './lab';

/** Answers the request of one file of a sub-app as a server with this content type would. */
const served = (file: string, type: string, body: string, call: string) =>
  new Function(
    'lab',
    `lab.Garfish.loader.usePlugin({ name: 'server', fetch(url) {
  if (!url.endsWith(${JSON.stringify(file)})) return;
  const headers = { 'content-type': ${JSON.stringify(type)} };
  return Object.defineProperty(new Response(${JSON.stringify(body)}, { headers }), 'url', { value: url });
} });
return (async () => { ${call} })();`,
  ) as (lab: Lab) => Promise<unknown>;

const FILES = {
  '/parts/':
    '<div id="root"></div><link rel="stylesheet" href="look"><script src="part"></script><script src="app.js"></script>',
  '/parts/app.js':
    "exports.provider = { render: () => window.Garfish.getGlobalObject().lab.notes.push('render'), destroy() {} };",
  '/parts/look': 'b { color: red }',
  '/parts/part': "window.Garfish.getGlobalObject().lab.notes.push('part');",
};
const MOUNT =
  "lab.start(); await lab.mounted('parts'); await lab.settle(); return lab.notes.join();";

/** What `/issues/errors` says of the content types of files. */
export const ERRORS_FILES = claims([
  '/issues/errors',
  ...prints(
    [
      [
        '#entrance-wrong-type The entry is neither HTML nor JavaScript, because its URL does not end in .html or .js, and the content type says something else.',
        [
          served('/parts/', 'text/plain', FILES['/parts/'], MOUNT),
          /^rejects with Entrance wrong type of resource of "parts"/,
        ],
        [served('/parts/', 'text/html', FILES['/parts/app.js'], MOUNT), /^(?!.*Entrance wrong)/s],
      ],
      [
        '#failed-to-load-script A script of the entry has a content type that Garfish does not know, such as plain text, and its URL does not end in .js, so Garfish skips it.',
        [
          served('/part', 'text/plain', FILES['/parts/part'], MOUNT),
          /^resolves with render\n.*Failed to load script: .*\/part/s,
        ],
        [
          served('/part', 'text/javascript', FILES['/parts/part'], MOUNT),
          /^resolves with part,render(?!.*Failed to load script)/s,
        ],
      ],
      [
        'An HTML page is skipped without this message',
        [
          served('/part', 'text/html', '<p>page</p>', MOUNT),
          /^resolves with render(?!.*Failed to load script)/s,
        ],
      ],
      [
        "#failed-to-load-link A stylesheet of the entry has a content type that Garfish does not know, and its URL does not end in .css. The sandbox then tries once more and prints can't generate styleManager.",
        [
          served('/look', 'text/plain', 'b { color: red }', MOUNT),
          /parts Failed to load link: .*\/look/s,
        ],
        [served('/look', 'text/css', 'b { color: red }', MOUNT), /^(?!.*Failed to load link)/s],
      ],
      [
        'For an HTML page, development shows styleManager.correctPath is not a function instead.',
        [
          served(
            '/look',
            'text/html',
            '<p>page</p>',
            "lab.start(); await lab.mounted('parts'); await lab.until(() => lab.warnings.join().includes('correctPath'));",
          ),
          /styleManager\.correctPath is not a function/,
        ],
      ],
      [
        '#loading-an-app Only a failing entry stops loading.',
        [
          ({ mounted, notes }) => mounted('missing-script').then(() => notes.join()),
          /^resolves with script,render/,
        ],
        [({ mounted }) => mounted('nowhere'), /^rejects with .*load failed with status "404"/s],
      ],
      [
        "If a script or a stylesheet of the entry can't be fetched, Garfish goes on without it, and calls none of the hooks of run.",
        [
          async ({ start, mounted, hooks, notes }) => {
            start(hooks('run', 'errorLoadApp', 'errorMountApp', 'errorExecCode'));
            await mounted('missing-script');
            return notes.filter((note) => note.startsWith('run')).join();
          },
          /^resolves with *(?:\n|$)/,
        ],
      ],
      [
        '#reading-entry Your code called preloadApp for a name that is not registered.',
        [
          ({ Garfish }) => Garfish.preloadApp('none'),
          /^throws Cannot read properties of undefined \(reading 'entry'\)/,
        ],
        [
          ({ Garfish, app }) => {
            Garfish.registerApp(app('shop'));
            return Garfish.preloadApp('shop');
          },
          /^returns undefined/,
        ],
      ],
      [
        '#render-error render threw, so the message comes from your code or from a library',
        [({ mounted }) => mounted('fails-in-render'), /^rejects with render fails/],
      ],
      [
        "Garfish removes the app's container, and mount() rejects.",
        [
          async ({ load, ending }) => {
            const app = await load('fails-in-render');
            const end = await ending(() => app.mount());
            return `${end}, ${document.querySelectorAll('#container *').length} elements`;
          },
          /^resolves with rejects with render fails, 0 elements/,
        ],
      ],
      [
        'Garfish does not see what an async render rejects with, so catch it there.',
        [
          async ({ load }) => (await load('rejects-in-render')).mount(),
          /^resolves with true\nrender rejects/,
        ],
      ],
      [
        '#provider-is-undefined The scripts of the sub-app have run, Garfish has waited for a provider, 2 seconds by default, and there is none.',
        [
          ({ mounted }) => mounted('no-provider', { asyncProviderTimeout: 1 }),
          /^rejects with "provider" is "undefined"/,
        ],
        [
          ({ mounted, text }) => mounted('late-registered').then(() => text()),
          /^resolves with late-registered at/,
        ],
      ],
      [
        'A JavaScript entry must be one bundle.',
        [
          ({ mounted, notes }) =>
            mounted('own', { entry: 'http://localhost:8091/parts/app.js' }).then(() =>
              notes.join(),
            ),
          /^resolves with render$/,
        ],
      ],
    ],
    { files: FILES },
  ),
  [
    'The script has no no-entry, which removes exports.',
    '/guide/concept/buildConfig#scripts-that-must-not-see-exports so that Garfish',
  ],
  [
    '#rendering-blocked This happens when the user switches routes quickly, or when two navigations run in one task.',
    '/guide/concept/cache#how-cached-apps-are-stored If the user leaves',
  ],
  [
    'If the page is empty or shows another app, two navigations followed each other too quickly, and the page stays so until the next one',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  [
    '#guard-without-next If your guard is asynchronous, a second navigation may have overtaken the first.',
    '/api/router#async-guards-and-quick-navigations a user who',
  ],
  [
    '#reading-an-entry Garfish passes the error to errorLoadApp, errorMountApp or errorUnmountApp of run. Without that hook, loadApp() or mount() rejects.',
    '/api/hooks#errors-end-where-you-catch-them By default they throw it again',
  ],
  [
    '#common-symptoms Nothing renders, and the console is empty | The path matches no activeWhen, there is no domGetter, or a guard never calls next()',
    '/api/router#guards-beforeeach-aftereach-and-routerchange If you never',
  ],
  [
    '"provider" is "undefined". about two seconds after the navigation | A script of the sub-app could not be fetched, or its build exports no provider',
    '/issues/errors#provider-is-undefined The scripts of the sub-app',
  ],
  [
    '#owner-document Without them, the browser throws Cannot set property ownerDocument of #<Node> which has only a getter.',
    '/issues/errors#owner-document Code assigned',
  ],
]);
