import { claims, prints, shows } from './claim';

const FILES = {
  '/imports/': '<script type="module" src="app.js"></script>',
  '/imports/app.js': "import './gone.js';\n__GARFISH_EXPORTS__.provider = {};",
  '/throws/': '<script type="module" src="app.js"></script>',
  '/throws/app.js': "throw new Error('the module throws');",
  '/no-main/': '<script src="gone.js"></script>',
  '/html/': '<script src="app.js"></script>',
  '/html/app.js': '<!doctype html><p>page</p>',
  '/page': "window.Garfish.getGlobalObject().lab.notes.push('ran');",
  '/data.json': "window.Garfish.getGlobalObject().lab.notes.push('ran');",
};

/** Adds an element to the head while the sub-app runs, and notes its events. */
const adds = (tag: string, fields: Record<string, string>) =>
  `const added = document.createElement('${tag}');
Object.assign(added, ${JSON.stringify(fields)});
added.onload = () => note('load');
added.onerror = () => note('error');
document.head.append(added);`;

const SCRIPT = adds('script', { src: 'http://localhost:8091/data.json' });
const TYPED = adds('script', { src: 'http://localhost:8091/data.json', type: 'text/javascript' });
const PAGE = adds('script', { src: 'http://localhost:8091/page', type: 'text/javascript' });
const LINK = adds('link', { rel: 'stylesheet', href: 'http://localhost:8091/data.json' });

/** Runs a sub-app that adds an element, and waits until Garfish has told of it. */
const added = (script: string) =>
  new Function(
    'lab',
    `return lab.ran(${JSON.stringify(script)})
  .then(() => lab.until(() => lab.notes.length + lab.warnings.length > 0))
  .then(() => lab.settle())
  .then(() => lab.notes.join());`,
  ) as (lab: unknown) => Promise<string>;

/** What `/issues/errors` says of scripts and stylesheets that do not come or do not run. */
export const ERRORS_SCRIPTS = claims([
  '/issues/errors',
  ...prints(
    [
      [
        '#provider-is-undefined The most frequent reason is a script that never ran.',
        [
          async ({ load }) => (await load('no-main', { asyncProviderTimeout: 0 })).mount(),
          /^rejects with "provider" is "undefined"/,
        ],
      ],
      [
        '#loading-an-app If an import of a native ES module fails, or a module throws, the error is unhandled and mount() never finishes.',
        [
          async ({ load, until, settle, rejections }) => {
            let end = 'never finishes';
            (await load('imports', { sandbox: false })).mount().finally(() => {
              end = 'finishes';
            });
            await until(() => rejections.length > 0);
            await settle();
            return end;
          },
          /^resolves with never finishes\n(.*load failed with status "404")/s,
        ],
        [
          async ({ load, until, settle, notes, rejections }) => {
            window.addEventListener('error', ({ message }) => notes.push(message));
            let end = 'never finishes';
            (await load('throws', { sandbox: false })).mount().finally(() => {
              end = 'finishes';
            });
            await until(() => notes.length + rejections.length > 0);
            await settle();
            return `${end}: ${notes}`;
          },
          /^resolves with never finishes.*the module throws/s,
        ],
      ],
      [
        '#load-failed-with-status If code of the sub-app added it later, its element and window receive an error event. If a native ES module imports it, the promise rejects unhandled.',
        [
          ({ ran, notes, until }) => {
            window.addEventListener('error', ({ message }) => notes.push(`window: ${message}`));
            return ran(
              `const added = document.createElement('script');
added.src = 'http://localhost:8091/gone.js';
added.onerror = () => note('error');
document.head.append(added);`,
            )
              .then(() => until(() => notes.length > 1))
              .then(() => notes.join());
          },
          /^resolves with error,window: .*load failed with status "404"/,
        ],
      ],
      [
        '#js-node-not-found Garfish has no code for a script of the entry, because the request failed, the answer is not JavaScript, or the tag is empty.',
        [
          ({ mounted }) => mounted('missing-script').then(() => 'mounted'),
          /^resolves with mounted\n.*Current js node cannot be found/s,
        ],
        [
          ({ ran }) => ran('', {}, '<script></script>').then(() => 'mounted'),
          /^resolves with mounted\n.*Current js node cannot be found/s,
        ],
      ],
      [
        "#invalid-node-type The entry's HTML contains something other than elements, text and comments.",
        [
          ({ ran }) => ran('', {}, '<?php echo 1 ?>').then(() => 'mounted'),
          /Invalid node type "7"/,
        ],
        [({ ran }) => ran('', {}, '<!-- a comment -->').then(() => 'mounted'), /^resolves/],
        [({ ran }) => ran('', {}, '<?xml version="1.0"?>').then(() => 'mounted'), /^resolves/],
      ],
      [
        'Current versions of Chrome keep <?php … ?> and other processing instructions as nodes of type 7, but not <?xml … ?>',
        [({ ran }) => ran('', {}, '<?own?>').then(() => 'mounted'), /Invalid node type "7"/],
      ],
      [
        "#garfish-config the rest of the message is the browser's, such as Expected property name or '}' in JSON.",
        [
          ({ start, ran }) => {
            start();
            return ran('', {}, '<script type="garfish-config">{ no }</script>');
          },
          /^rejects with Expected property name or '}' in JSON/,
        ],
      ],
      [
        '#script-manager A script that the sub-app added came with a content type that Garfish does not know, such as JSON, and its URL does not end in .js. The script does not run, although its element receives load. (An HTML page has the same effect, but without this message.)',
        [
          added(SCRIPT),
          /^resolves with load\n.*Invalid resource type "", ".*data\.json" can't generate scriptManager/s,
        ],
      ],
      [
        '<type> is empty, because with type="text/javascript" the script runs, unless the server calls it HTML.',
        [added(TYPED), 'resolves with ran,load'],
        [added(PAGE), 'resolves with load'],
      ],
      [
        '#style-manager A stylesheet that the sub-app added came with a content type that Garfish does not know, and its URL does not end in .css.',
        [added(LINK), /Invalid resource type ".*", ".*data\.json" can't generate styleManager/s],
      ],
      [
        '#domgetter-undefined The message can also end in null., or in a single period.',
        [
          async ({ load }) => {
            const app = await load('shop');
            app.appInfo.domGetter = null as never;
            return app.mount();
          },
          /^rejects with Invalid domGetter:\s+null\./,
        ],
        [
          async ({ load }) => {
            const app = await load('shop');
            app.appInfo.domGetter = '';
            return app.mount();
          },
          /^rejects with Invalid domGetter:\s*\./,
        ],
      ],
    ],
    { files: FILES },
  ),
  ...prints(
    [
      [
        "#provider-is-undefined If the main script can't be fetched, Garfish does not name it in production. You get this message, and the warning Invalid module content.",
        [
          async ({ load }) => (await load('no-main', { asyncProviderTimeout: 0 })).mount(),
          /^rejects with "provider" is "undefined"\.\n.*Invalid module content: no-main(?!.*gone\.js)/s,
        ],
      ],
      [
        "#load-failed-with-status If the entry's HTML lists it, Garfish goes on without it and logs nothing in production.",
        [({ mounted }) => mounted('missing-script').then(() => 'mounted'), 'resolves with mounted'],
      ],
    ],
    { files: FILES, build: 'production' },
  ),
  ...shows([
    [
      '#exports-declared A script declares exports, module or require itself, which collides with the variables that Garfish adds.',
      [
        ['const exports = {}; // provider'],
        "rejects with Identifier 'exports' has already been declared",
      ],
      [
        ['const module = {}; // provider'],
        "rejects with Identifier 'module' has already been declared",
      ],
      [
        ['const require = {}; // provider'],
        "rejects with Identifier 'require' has already been declared",
      ],
    ],
  ]),
  ...shows([
    [
      '#provider-is-undefined The entry file exports the name provider, and not as default',
      [
        [
          'const provider = { render() {}, destroy() {} }; exports.default = provider;',
          { asyncProviderTimeout: 1 },
        ],
        /^rejects with "provider" is "undefined"/,
      ],
    ],
  ]),
  [
    '#unexpected-token The server answered the URL of a script with an HTML page and called it JavaScript.',
    async ({ load, ending }) => {
      const app = await load('html');
      return ending(() => app.mount());
    },
    "rejects with Unexpected token '<'",
    { files: FILES },
  ],
  [
    'Garfish skips a script that is served as text/html.',
    '/api/loader#what-is-requested-and-how If the URL of a script',
  ],
  [
    '#exports-declared In a related case there is no message, but a UMD library from a CDN finds exports and is then missing on window.',
    '/issues/#why-is-a-library-from-a-cdn-missing-on-window A UMD library',
  ],
  [
    'which has no effect together with async.',
    '/guide/concept/buildConfig#scripts-that-must-not-see-exports The attribute has no effect',
  ],
  [
    '#package-not-found The spelling must match, because React is not react.',
    '/api/setExternal#set-up-the-bundler The names in externals',
  ],
  [
    '#domgetter-undefined If domGetter was empty from the start, you see another message.',
    '/issues/errors#reading-sub-app-before-load domGetter is null',
  ],
]);
