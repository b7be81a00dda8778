// Who may import whom (`npm run check`). ARCHITECTURE.md explains the folders.

import { readdirSync, readFileSync } from 'node:fs';

/** Some folders of `lib/markdown`. @type {(...names: string[]) => string[]} */
const layers = (...names) => names.map((name) => `lib/markdown/${name}`);

/**
 * The folders ("rooms") and those from which each may import values; types may come from anywhere.
 * The folders of lib/ are in the order of the pipeline: each imports only from those above it.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = {
  'lib/files': [],
  'lib/problems': [],
  'lib/routing': [],
  'lib/settings': ['lib/problems', 'lib/routing', 'site.config.ts'],
  'lib/playground': ['lib/files', 'lib/settings'],
  'lib/markdown/tree': ['lib/problems'],
  'lib/markdown/syntax': ['lib/markdown/tree', 'lib/problems', 'lib/settings'],
  'lib/markdown/code': ['lib/files', 'lib/markdown/tree', 'lib/problems'],
  'lib/markdown/components': [
    'lib/playground',
    'lib/problems',
    'lib/routing',
    ...layers('code', 'tree'),
  ],
  'lib/markdown/document': [
    'lib/files',
    'lib/problems',
    'lib/routing',
    'lib/settings',
    ...layers('code', 'components', 'syntax', 'tree'),
  ],
  'lib/markdown/plain': [
    'lib/files',
    ...layers('code', 'components', 'document', 'syntax', 'tree'),
  ],
  'lib/content': [
    'lib/files',
    'lib/playground',
    'lib/problems',
    'lib/routing',
    'lib/settings',
    ...layers('code', 'components', 'document', 'syntax', 'tree'),
  ],
  'lib/search': ['lib/files', 'lib/routing'],
  'lib/page': [
    'lib/content',
    'lib/files',
    'lib/routing',
    'lib/settings',
    ...layers('code', 'components', 'document', 'plain', 'tree'),
  ],
  'lib/browser': ['lib/routing'],
  'lib/export': ['lib/files', 'lib/routing'],
  components: [
    'lib/browser',
    'lib/files',
    'lib/playground',
    'lib/problems',
    'lib/routing',
    'lib/search',
    'lib/settings',
  ],
  app: ['components', 'lib'],
  scripts: ['lab', 'lib', 'site.config.ts', 'tests'],
  'site.config.ts': ['lib/settings'],
  'next.config.mjs': ['lib/routing'],
};

/** Files that any part of the screen may import, besides `components/ui` and `components/site`. */
const COMPOSED = [
  ...[
    'appearance/appearance',
    'appearance/appearance-toggle',
    'doc/page-actions',
    'doc/page-layout',
  ],
  ...[
    'feedback/feedback',
    'filter/filter',
    'markdown/code/code-block',
    'nav/nav-screen',
    'nav/top-bar',
  ],
  ...[
    'navigation/follow-links',
    'outline/outline',
    'overview/overview',
    'playground/challenges/challenge',
  ],
  ...['playground/list/scenario-list', 'playground/own-app/own-app', 'playground/playground'],
  ...['progress/progress', 'progress/progress-bar', 'search/search-button', 'search/search-dialog'],
  'sidebar/sidebar',
];

/** What only the lab and the examples import; the site is checked without the packages of the lab. */
const LAB_PACKAGES = Object.keys(
  JSON.parse(readFileSync('lab/package.json', 'utf8')).devDependencies,
);

const PRODUCT = '^(app|components|lib|scripts|(site|next)\\.config\\.)';
/** Tests are not looked at: they may import anything. */
const TESTS = '\\.test\\.tsx?$';
/** Files that are started by a tool and not imported. */
const ENTRIES = '^(app|scripts|next\\.config\\.mjs)|/(worker|first-visit|stage|boot)\\.ts$';

/** @type {(path: string) => string} a pattern for a file, or for all files of a folder */
const at = (path) => `^${path.replaceAll('.', '\\.')}${/\.\w+$/.test(path) ? '$' : '/'}`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = Object.entries(ROOMS).map(([room, others]) => ({
  name: `imports-of-${room.replaceAll('/', '-')}`,
  comment: `${room} may import values from ${others.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: at(room) },
  to: {
    path: `${PRODUCT}|^(e2e|lab|tests)/`,
    pathNot: [room, ...others].map(at),
    dependencyTypesNot: ['type-only'],
  },
}));

/** What a page is made of, and the files that run only in apps and in the preview. */
const VIEWS = '^components/(frame/frame|markdown/registry|([^/]+)/\\2-view)\\.tsx$';
const OF_APPS = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((file) => `components/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const pages = {
  name: 'no-client-component-in-a-page',
  comment:
    'No client of React takes over an exported page: what acts is a plain function, or an app of its own.',
  severity: 'error',
  from: { path: VIEWS },
  to: { path: OF_APPS.map(at), reachable: true },
};

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const parts = {
  name: 'parts-of-the-screen',
  comment: 'A part of the screen imports only from itself, ui and site, or what COMPOSED allows.',
  severity: 'error',
  from: { path: '^components/([^/]+)/' },
  to: {
    path: '^components/',
    pathNot: ['^components/(ui|site|$1)/', ...COMPOSED.map((path) => `^components/${path}\\.`)],
    dependencyTypesNot: ['type-only'],
  },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    pages,
    parts,
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be read one after another.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-folder-circles',
      comment: 'Folders import each other in one direction.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-unreachable',
      comment: 'Nothing that the site or a script starts with leads to this file.',
      severity: 'error',
      from: { path: ENTRIES },
      to: {
        path: '^(components|lib)/',
        pathNot: ['\\.css$', '\\.d\\.ts$', ENTRIES],
        reachable: false,
      },
    },
    {
      name: 'only-known-packages',
      comment:
        'The site is built from `dependencies`; what only checks it is in `devDependencies`.',
      severity: 'error',
      // The preview never runs in a build.
      from: {
        path: '^(app|components|lib|scripts/(adapter|prebuild))',
        pathNot: '^lib/content/watch-content',
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'not-unresolvable',
      comment: 'This import leads to no file.',
      severity: 'error',
      from: { pathNot: '^(lab|examples)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'not-unresolvable-in-the-lab',
      comment: 'This import leads to no file, and to no package of lab/package.json.',
      severity: 'error',
      from: {
        path: '^(lab|examples)/',
        // What readers run there is complete on the stage, and may fail on purpose.
        pathNot: '^examples/playground/(apps|challenges|project|scenarios)/',
      },
      to: { couldNotResolve: true, pathNot: LAB_PACKAGES.map((name) => `^${name}(/|$)`) },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `${TESTS}|\\.next/|^out|(^|/)\\.tmp/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
