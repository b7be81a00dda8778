import { expect, test } from '@jest/globals';
import { readScenario } from './read-scenarios';
import {
  blockedIn,
  hostIn,
  initialChoices,
  switchedLines,
  withChoices,
  withEdit,
  withPackages,
} from './scenario';

test('readers see the host, the files of the scenario and those of the shared sub-apps that it mounts', () => {
  const { files, packages } = withChoices(readScenario('nested'), {});
  expect(Object.keys(files)).toEqual([
    'host.js',
    '/apps/shop/index.html',
    '/apps/shop/main.js',
    '/apps/notes/index.html',
    '/apps/notes/main.js',
    '/apps/notes/style.css',
  ]);
  expect(packages).toEqual({ '/apps/notes/main.js': 'notes' });
});

test.each(['cart', 'orders', 'notes'])('a choice has no other sub-app than its own: %s', (app) => {
  const { files, packages } = withChoices(readScenario('first-mount'), { app });
  expect(Object.keys(files).filter((path) => path.endsWith('.js'))).toEqual([
    'host.js',
    `/apps/${app}/main.js`,
  ]);
  expect(packages).toEqual({ [`/apps/${app}/main.js`]: app });
});

test('a script gets its packages by their names and others from Garfish, and none of its lines is moved', () => {
  const text = "exports.seen = [require('a'), require('b')];\n// the end";
  const code = withPackages(text, 'module.exports = { packages: { a: 1 } };');
  const exports: { seen?: unknown } = {};
  new Function('exports', 'require', code)(exports, (name: string) => `${name} of Garfish`);
  expect(exports.seen).toEqual([1, 'b of Garfish']);
  expect(code.split('\n')[1]).toBe('// the end');
});

test.each([
  ['{ "/a": { "Access-Control-Allow-Origin": "*" }, "/b": {}, "/c": null }', ['/b', '/c']],
  // While a reader writes them
  ['{ { "/a": {} }', []],
  ['null', []],
])('the headers %s block %j', (text, blocked) => {
  expect(blockedIn({ '/headers.json': { text, type: 'application/json' } })).toEqual(blocked);
});

const cache = readScenario('cache');
const preload = readScenario('preload');
const lifecycle = readScenario('lifecycle');

test('a change that is taken back is none', () => {
  const edits = withEdit(cache, { x: '1' }, 'host.js', 'changed');
  expect(edits).toEqual({ x: '1', 'host.js': 'changed' });
  expect(withEdit(cache, edits, 'host.js', hostIn(cache))).toEqual({ x: '1' });
});

test.each([
  ['cache', cache, { cache: 'on' }, ['    cache: true,']],
  ['preload', preload, { preload: 'on' }, ["Garfish.preloadApp('orders');"]],
  ['preload, off', preload, { preload: 'off' }, []],
  ['a scenario without a switch', lifecycle, initialChoices(lifecycle), []],
] as const)('the lines that a switch changes: %s', (_, scenario, choices, expected) => {
  const lines = hostIn(withChoices(scenario, choices)).split('\n');
  expect(switchedLines(scenario, choices).map((line) => lines[line - 1])).toEqual(expected);
});
