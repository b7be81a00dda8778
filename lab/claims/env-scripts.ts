import { appPage } from './apps';
import { claims, each } from './claim';

/** What a script sees that has everything, and one that the browser runs. */
const ALL = 'object,object,object,function,true';
const NONE = 'undefined,undefined,undefined,undefined,true';
const NO_EXPORTS = 'object,undefined,undefined,function,true';

/** Notes which variables a script sees, also where it runs outside the sandbox. */
const SEES = `window.Garfish.getGlobalObject().lab.notes.push([
  typeof __GARFISH_EXPORTS__, typeof exports, typeof module, typeof require, window.__GARFISH__,
].join());`;

/** Sub-apps by the attributes of a script that tells what it sees. */
const MARKED = Object.fromEntries(
  ['', 'no-entry', 'async no-entry', 'listed', 'async listed', 'inserted'].flatMap((kind) => {
    const folder = `/${kind.replace(' ', '-') || 'plain'}/`;
    const config =
      '<script type="garfish-config">{ "sandbox": { "noEntryScripts": ["sees.js"] } }</script>';
    const tag =
      kind === 'inserted' ? '' : `<script ${kind.replace('listed', '')} src="sees.js"></script>`;
    const insert = `const script = document.createElement('script');
script.src = 'http://localhost:8091/inserted/sees.js';
document.body.append(script);`;
    return [
      [folder, appPage(`${kind.includes('listed') ? config : ''}${tag}`)],
      [
        `${folder}app.js`,
        `__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };\n${kind === 'inserted' ? insert : ''}`,
      ],
      [`${folder}sees.js`, SEES],
    ];
  }),
);

/** What the script of a sub-app sees with the vm sandbox, with the snapshot sandbox and without. */
const sees = each(
  async ({ load, notes, until }, name: string) => {
    const seen: string[] = [];
    for (const sandbox of [{}, { snapshot: true }, false as const]) {
      await (await load(name, { sandbox })).mount();
      await until(() => notes.length > 0);
      seen.push(...notes.splice(0));
    }
    return seen;
  },
  [
    ['in the entry, with any sandbox or none | yes | yes | yes', ['plain', [ALL, ALL, ALL]]],
    [
      'in the entry, marked no-entry or listed in noEntryScripts | yes | no, unless it has async | yes',
      ['no-entry', [NO_EXPORTS, NO_EXPORTS, NO_EXPORTS]],
      ['listed', [NO_EXPORTS, NO_EXPORTS, NO_EXPORTS]],
    ],
    [
      'For an entry script with async, Garfish ignores no-entry and noEntryScripts',
      ['async-no-entry', [ALL, ALL, ALL]],
      ['async-listed', [ALL, ALL, ALL]],
    ],
    [
      'inserted later, with the snapshot sandbox or none | no | no | no',
      ['inserted', [NO_EXPORTS, NONE, NONE]],
    ],
  ],
  { files: MARKED },
);

/** What `/guide/quick-start/env` says of the variables that each script receives. */
export const ENV_SCRIPTS = claims([
  '/guide/quick-start/env#which-script-sees-what',
  ...sees,
  [
    'excluded from the sandbox with excludeAssetFilter | no | no | no',
    async ({ load, notes, until }) => {
      const excludeAssetFilter = (url: string) => url.endsWith('sees.js');
      for (const name of ['plain', 'no-entry', 'inserted'])
        await (await load(name, { sandbox: { excludeAssetFilter } })).mount();
      await until(() => notes.length === 3);
      return notes;
    },
    [NONE, NONE, NONE],
    { files: MARKED },
  ],
]);
