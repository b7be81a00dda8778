import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

/**
 * Who may import values from whom. Types travel freely; a room may always import from itself.
 * The rooms of lib/ stand in the order of the pipeline: each imports only from those above it.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'lib/spelling': [],
  'lib/problems': ['lib/spelling'],
  'lib/routing': [],
  'lib/labels': [],
  'lib/config': ['lib/labels', 'lib/problems', 'lib/routing', 'site.config'],
  'lib/markdown': ['lib/problems', 'lib/routing'],
  'lib/content': ['lib/markdown', 'lib/problems', 'lib/routing'],
  'lib/samples': ['lib/content', 'lib/markdown', 'lib/problems'],
  'lib/navigation': ['lib/problems', 'lib/routing'],
  'lib/site': [
    'lib/config',
    'lib/content',
    'lib/markdown',
    'lib/navigation',
    'lib/problems',
    'lib/routing',
  ],
  'lib/search': ['lib/routing'],
  'lib/history': [],
  'lib/cards': [],
  'lib/page': [
    'lib/cards',
    'lib/config',
    'lib/history',
    'lib/labels',
    'lib/markdown',
    'lib/navigation',
    'lib/routing',
    'lib/search',
    'lib/site',
  ],
  'lib/machines': [
    'lib/config',
    'lib/labels',
    'lib/markdown',
    'lib/navigation',
    'lib/page',
    'lib/routing',
    'lib/search',
  ],
  'lib/preview': ['lib/content', 'lib/site'],
  'lib/export': [],
  'lib/browser': ['lib/routing'],
  components: [
    'lib/browser',
    'lib/labels',
    'lib/navigation',
    'lib/routing',
    'lib/search',
    'lib/spelling',
  ],
  app: ['components', 'lib/*'],
  'instrumentation-client.ts': ['lib/browser'],
  scripts: ['lib/content', 'lib/export', 'lib/markdown', 'lib/search', 'lib/site'],
  'site.config': ['lib/config'],
  'next.config.mjs': ['scripts'],
};

/** Rooms whose files read the disk or hold what a browser must never get. */
const SERVER_ROOMS = [
  'lib/content',
  'lib/history',
  'lib/machines',
  'lib/markdown',
  'lib/preview',
  'lib/samples',
  'lib/site',
  'lib/page',
];

/** Pure files in server rooms: types and functions on plain data. */
const PURE = [
  'lib/content/types.ts',
  'lib/machines/api-entries.ts',
  'lib/machines/api-index.ts',
  'lib/machines/reading-order.ts',
  'lib/markdown/types.ts',
  'lib/markdown/code/example-lines.ts',
  'lib/markdown/components/table.ts',
  'lib/page/types.ts',
  'lib/page/edit-link.ts',
  'lib/samples/types.ts',
  'lib/site/find-page.ts',
];

const MAX_LINES = 250;

const root = process.cwd();
const sources = ['app', 'components', 'lib', 'scripts', 'e2e']
  .flatMap((folder) => filesIn(folder))
  .concat('site.config.ts', 'next.config.mjs', 'jest.config.mjs', 'playwright.config.ts')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file));
const code = sources.filter((file) => /\.(tsx?|mjs)$/.test(file));
const product = code.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('e2e/'));

test.each(product)('%s imports only what its room may import', (file) => {
  const room = roomOf(file);
  if (isTestSetup(room)) return;
  const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
  const foreign = valueImports(file)
    .map((specifier) => targetOf(file, specifier))
    .filter((target) => target !== undefined)
    .map(roomOf)
    .filter((target) => !allowed.some((name) => matches(target, name)));
  expect(foreign).toEqual([]);
});

test('every room is in the table', () => {
  const rooms = new Set(product.map(roomOf));
  expect([...rooms].filter((room) => !(room in MAY_IMPORT) && !isTestSetup(room)).sort()).toEqual(
    [],
  );
});

test.each(product.filter((file) => SERVER_ROOMS.includes(roomOf(file)) && !PURE.includes(file)))(
  '%s begins by saying that it stays on the server',
  (file) => {
    expect(text(file).startsWith("import 'server-only';\n")).toBe(true);
  },
);

test.each(product.filter((file) => file.startsWith('lib/') && file.endsWith('.ts')))(
  '%s reads the disk only where it stays on the server',
  (file) => {
    if (text(file).startsWith("import 'server-only';\n")) return;
    expect(valueImports(file).filter((specifier) => specifier.startsWith('node:'))).toEqual([]);
  },
);

test('components of one part of the screen do not reach into another', () => {
  const reaching = product
    .filter((file) => file.startsWith('components/'))
    .flatMap((file) =>
      valueImports(file)
        .map((specifier) => targetOf(file, specifier))
        .filter((target) => target?.startsWith('components/'))
        .map((target) => ({ from: partOf(file), to: partOf(target ?? ''), target })),
    )
    .filter(({ from, to }) => from !== to && to !== 'ui' && to !== 'frame')
    .map(({ from, target }) => `${from} → ${target}`);
  expect([...new Set(reaching)].sort()).toEqual(COMPOSED);
});

/** Where one part of the screen is put together from others. */
const COMPOSED = [
  'doc → components/outline/outline',
  'frame → components/appearance/appearance-provider',
  'frame → components/sidebar/sidebar',
  'landing → components/doc/page-layout',
  'markdown → components/overview/overview-groups',
  'markdown → components/zoom/zoomable-image',
  'nav → components/appearance/appearance-toggle',
  'overview → components/doc/copy-page',
  'overview → components/doc/page-footer',
  'overview → components/doc/page-layout',
];

test.each(sources)('%s is short enough to be read at once', (file) => {
  expect(text(file).split('\n').length - 1).toBeLessThanOrEqual(MAX_LINES);
});

test.each(product.filter((file) => /^(components|lib)\//.test(file)))(
  '%s exports by name',
  (file) => {
    expect(text(file)).not.toMatch(/^export default/m);
  },
);

test('the documents name only files that exist', () => {
  const missing = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'].flatMap((document) =>
    [
      ...text(document).matchAll(
        /`((?:app|components|content|e2e|lib|public|scripts)\/[^`*<>…{} ]*)`/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !exists(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

function text(file: string): string {
  return readFileSync(file, 'utf8');
}

function exists(path: string): boolean {
  const known = [...sources, ...filesIn('content'), ...filesIn('e2e'), ...filesIn('public')];
  return known.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/')));
}

/** `lib/routing` for a file of lib/, else the first folder, else the file without ending. */
function roomOf(file: string): string {
  const [first = '', second] = file.split('/');
  if (first === 'lib' && second && !second.includes('.')) return `lib/${second}`;
  return first.replace(/^site\.config\.ts$/, 'site.config');
}

/** The set-up of the test runners may import anything. */
function isTestSetup(file: string): boolean {
  return /^(jest|playwright)\.config\./.test(file);
}

function partOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function matches(room: string, name: string): boolean {
  return name.endsWith('/*') ? room.startsWith(name.slice(0, -1)) : room === name;
}

function valueImports(file: string): string[] {
  const statements = text(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g,
  );
  return [...statements].map(([, fixed, lazy]) => fixed ?? lazy ?? '');
}

/** The project's own file that is imported, seen from the project's folder; no package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return undefined;
  return relative(root, resolve(dirname(file), specifier)).replaceAll('\\', '/');
}
