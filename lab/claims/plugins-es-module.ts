import { claims, each } from './claim';
import type { Lab } from './lab';

const FILES = {
  '/parts/other.js': 'export let value = 1;',
  '/parts/empty.js': '',
  '/parts/style.css': '.a {}',
};

const FROM = (name: string) => `from 'http://localhost:8091/parts/${name}';`;

/** The code of a module, the options of the plugin, and the sandbox of the app. */
type Setting = [code: string, options?: object, sandbox?: false | object | undefined];

const ALL: Setting = [''];
const OPEN: Setting = ['', {}, { open: false }];
const NATIVE: Setting = ['', {}, false];
const SNAPSHOT: Setting = ['', {}, { snapshot: true }];
const excluding = (name: string, [code, , sandbox]: Setting): Setting => [
  code,
  { excludes: [name] },
  sandbox,
];

/** What a sub-app of one module shows, how its mount ends, or the error that nobody catches. */
async function compiled(lab: Lab, [code, options = {}, sandbox]: Setting) {
  const { GarfishEsModule } = await lab.more();
  lab.start({ plugins: [GarfishEsModule(options)] });
  const html = `<script type="module">
let text = "shown";
__GARFISH_EXPORTS__.provider = { render: ({ dom }) => { dom.textContent = text; }, destroy() {} };
${code}
</script>`;
  const end = lab.shows('', sandbox === undefined ? {} : { sandbox }, html);
  const error = lab.until(() => lab.rejections.length > 0).then(() => lab.rejections[0]);
  return Promise.race([end, error]);
}

const NO_PROVIDER = 'rejects with "provider" is "undefined".';

/** What `/plugins/es-module` says. */
export const PLUGINS_ES_MODULE = claims([
  '/plugins/es-module',
  ...each(
    compiled,
    [
      [
        '#options Without this option, the plugin skips apps with sandbox: false by itself',
        [NATIVE, 'shown'],
        [OPEN, 'shown'],
      ],
      ['but never apps with the snapshot sandbox.', [SNAPSHOT, NO_PROVIDER]],
      [
        'vm | Compiled | Fails with Cannot use import statement outside a module | Compiled',
        [ALL, 'shown'],
        [
          excluding('own', [`import ${FROM('other.js').slice(5)}`]),
          'rejects with Cannot use import statement outside a module',
        ],
        [excluding('other', ALL), 'shown'],
      ],
      [
        'false, or open: false | Native modules | Native modules | Fails with "provider" is "undefined".',
        [excluding('own', NATIVE), 'shown'],
        [excluding('own', OPEN), 'shown'],
        [excluding('other', NATIVE), NO_PROVIDER],
        [excluding('other', OPEN), NO_PROVIDER],
      ],
      [
        'snapshot | Fails with "provider" is "undefined". | Native modules | Fails with "provider" is "undefined".',
        [excluding('own', SNAPSHOT), 'shown'],
        [excluding('other', SNAPSHOT), NO_PROVIDER],
      ],
      [
        '#limits Class fields, private names and static blocks fail with this[type] is not a function.',
        [['class A { own = 1; }'], 'this[type] is not a function'],
        [['class A { #own; }'], 'this[type] is not a function'],
        [['class A { static {} }'], 'this[type] is not a function'],
        [['class A { own() {} } text = [{ a: 1 }][0]?.b ?? "newer";'], 'newer'],
      ],
      [
        "Import attributes, as in with { type: 'json' }, fail with Unexpected token and the file.",
        [
          [`import data ${FROM('data.json').replace(';', " with { type: 'json' };")}`],
          /^Unexpected token \(/,
        ],
      ],
      ['Top-level await does not work.', [['await 1;'], /^await is only valid/]],
      [
        "If it answers with text/css, the import fails with Module '…/style.css' not found",
        [[`import own ${FROM('style.css')}`], /^Module '.*style\.css' not found$/],
      ],
      ['An error in a module does not reach errorMountApp.', [["throw Error('own');"], 'own']],
      [
        '#how-it-works import.meta has url, and __garfishPolyfill__, which is true.',
        [
          ["text = Object.keys(import.meta) + ' ' + import.meta.__garfishPolyfill__;"],
          'url,__garfishPolyfill__ true',
        ],
      ],
      [
        'Exports become getters, so modules that import a value see later changes.',
        [
          [
            `import { value, change } from 'http://localhost:8091/parts/changes.js'; change(); text = value;`,
          ],
          'changed',
        ],
      ],
    ],
    {
      files: {
        ...FILES,
        '/parts/changes.js':
          "export let value = 'first'; export const change = () => { value = 'changed'; };",
      },
    },
  ),
  '/issues/errors',
  ...each(
    compiled,
    [
      [
        '#es-module-not-found A file is empty, or the server answered with HTML or CSS.',
        [[`import own ${FROM('empty.js')}`], /^Module '.*empty\.js' not found$/],
        [[`import own ${FROM('style.css')}`], /^Module '.*style\.css' not found$/],
      ],
      [
        '#es-module-constant Code assigned a value to something that it imported.',
        [[`import { value } ${FROM('other.js')} value = 2;`], 'Assignment to constant variable.'],
      ],
    ],
    { files: FILES },
  ),
  '/guide/demo/vite#traps',
  ...each(compiled, [
    [
      'Use the ES module plugin for this app in development.',
      [['export function window() {}'], 'shown'],
    ],
  ]),
]);
