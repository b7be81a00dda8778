import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as rules from '../../.dependency-cruiser.mjs';

const ROOMS: Readonly<Record<string, readonly string[]>> = rules.ROOMS;

/** Rooms whose files read the disk or hold what a browser must never get. */
const SERVER_ROOMS = [
  'lib/content',
  'lib/markdown/code',
  'lib/markdown/components',
  'lib/markdown/document',
  'lib/markdown/plain',
  'lib/markdown/syntax',
  'lib/markdown/tree',
  'lib/page',
];

/** Rooms of which commands run files in plain Node, where `server-only` throws. A bundle for browsers refuses `node:`. */
const NODE_ROOMS = /^lib\/(export|files)\//;

/** Pure files in server rooms: types and functions on plain data. */
const PURE = ['lib/markdown/code/class-names.ts', 'lib/markdown/syntax/callout-kinds.ts'];

const MAX_LINES = 250;

const files = ['app', 'components', 'lib', 'scripts', 'tests', 'e2e', 'lab']
  .flatMap((folder) => filesIn(folder))
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\/(node_modules|\.tmp)\//.test(file));
const product = files.filter(
  (file) => !/\.test\.tsx?$/.test(file) && !/^(e2e|lab|tests)\//.test(file),
);
const onServer = product.filter((file) => SERVER_ROOMS.some((room) => file.startsWith(`${room}/`)));

const SERVER_ONLY = "import 'server-only';\n";

// Which folder may import which, circles, unreachable files: `.dependency-cruiser.mjs`. These are the
// rules that it cannot hold.

test('every folder of lib/ is in the table of rooms', () => {
  const folders = ['lib', 'lib/markdown'].flatMap((parent) =>
    readdirSync(parent).map((name) => `${parent}/${name}`),
  );
  expect(folders.filter((folder) => !(folder in ROOMS))).toEqual(['lib/markdown']);
  expect([...SERVER_ROOMS, ...Object.keys(ROOMS)].filter((room) => !existsSync(room))).toEqual([]);
});

test('the folders of lib/ stand in the order of the pipeline, so none imports a later one', () => {
  const order = Object.keys(ROOMS).filter((room) => room.startsWith('lib/'));
  const backwards = order.flatMap((room, place) =>
    (ROOMS[room] ?? [])
      .filter((other) => other.startsWith('lib/') && order.indexOf(other) >= place)
      .map((other) => `${room} → ${other}`),
  );
  expect(backwards).toEqual([]);
});

test('files that must never reach a browser say so in their first line', () => {
  const silent = onServer.filter((file) => !text(file).startsWith(SERVER_ONLY));
  expect(silent.sort()).toEqual([...PURE].sort());
});

test('only files that stay on the server use Node', () => {
  const reading = product
    .filter((file) => /^(components|lib)\/.*\.tsx?$/.test(file))
    .filter((file) => !NODE_ROOMS.test(file) && !text(file).startsWith(SERVER_ONLY))
    .filter((file) => /(from|import) 'node:/.test(text(file)));
  expect(reading).toEqual([]);
});

test('every file is short enough to be read at once', () => {
  const long = files.filter(
    (file) => !file.startsWith('lab/') && text(file).split('\n').length - 1 > MAX_LINES,
  );
  expect(long).toEqual([]);
});

test('components and lib export by name, but for islands, of which each file has one', () => {
  const unnamed = product
    .filter((file) => /^(components|lib)\//.test(file) && !/-island\.tsx$/.test(file))
    .filter((file) => /^export default/m.test(text(file)));
  expect(unnamed).toEqual([]);
});

test('the documents name only files that exist', () => {
  const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'].concat(
    filesIn('docs').filter((file) => file.endsWith('.md')),
  );
  const missing = documents.flatMap((document) =>
    [
      ...text(document).matchAll(
        /`((?:app|components|content|docs|e2e|lib|public|scripts|tests)\/[\w@./-]+)`|\]\((?!\w+:|\/)([\w@./-]+)[#)]/g,
      ),
    ]
      .map(([, named = '', linked]) => (linked ? join(dirname(document), linked) : named))
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Files that a file imports, also by others; not those of which it imports only types. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of text(file).matchAll(
    /^(?:import|\} from|export) (?!type ).*?'(.*)';$/gm,
  )) {
    const base = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
    for (const ending of ['', '.ts', '.tsx']) {
      if (existsSync(base + ending) && /\.\w+$/.test(base + ending)) importsOf(base + ending, seen);
    }
  }
  return seen;
}

test('no component with a CSS module is rendered on both sides', () => {
  const stylesOf = (starts: string[]) =>
    new Set(
      starts.flatMap((file) => [...importsOf(file)]).filter((file) => /module\.css$/.test(file)),
    );
  const views = ['components/markdown/registry.tsx', 'components/home/home-view.tsx'];
  const onPages = stylesOf(views);
  const inIslands = stylesOf(product.filter((file) => /-island\.tsx$/.test(file)));
  expect([onPages.size > 9, inIslands.size > 4]).toEqual([true, true]);
  expect([...inIslands].filter((file) => onPages.has(file))).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

function text(file: string): string {
  return readFileSync(file, 'utf8');
}
