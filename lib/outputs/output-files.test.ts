import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { isOutputPath } from '../content/redirect-path';
import { ruleOf } from '../export/host-rules';
import { pathKeyOf } from '../routing/route-path';
import { loadSite } from '../site/load';
import type { ApiIndex } from './api-entries';
import { markdownFiles } from './markdown-files';
import { outputFiles } from './output-files';

// The files of the real site, made of its content.

const content = await loadSite();
const files = new Map(outputFiles(content, new Map()).map(({ path, text }) => [path, text]));
const index = JSON.parse(files.get('/api-index.json') ?? '') as ApiIndex;

test('the file for projects has 8 kB, with the traps and the Markdown of every page', () => {
  const agents = files.get('/agents.md') ?? '';
  expect(Buffer.byteLength(agents)).toBeLessThanOrEqual(8192);
  expect(agents.match(/^\d+\. /gm)).toHaveLength(20);
  const listed = [...agents.matchAll(/^- .+: (\/\S+\.md)$/gm)].map(([, path]) => path);
  const inIndex = [...(files.get('/llms.txt') ?? '').matchAll(/\]\(\S+?org(\/\S+\.md)\)/g)];
  expect(listed).toEqual(inIndex.map(([, path]) => path));
});

test('no Markdown file is longer than programs read, and each error has its own', () => {
  const ofPages = markdownFiles(content).map(({ path, text }) => ({ path, text: text() }));
  expect(ofPages.filter(({ text }) => text.length > 50_000).map(({ path }) => path)).toEqual([]);
  const plain = (text: string) => text.replace(/[^\w<>]/g, '');
  const errors = index.entries.filter(({ kind }) => kind === 'error');
  expect(errors.length).toBeGreaterThan(100);
  const missing = errors.filter(
    ({ anchor, name }) =>
      !ofPages.some(({ path, text }) => {
        const [title = ''] = /^# .*$/m.exec(text) ?? [];
        return path === `/issues/errors/${anchor}.md` && plain(title) === plain(name);
      }),
  );
  expect(missing).toEqual([]);
});

test('there is one set of files, as the site has one language', () => {
  expect([...files.keys()]).toEqual([
    '/llms.txt',
    '/llms-full.txt',
    '/agents.md',
    '/api-index.json',
    '/feed.xml',
  ]);
});

test('each file is known by its name, and hosts keep every text for five minutes', () => {
  const paths = [...files.keys()];
  expect(paths.filter((path) => !isOutputPath(path))).toEqual([]);
  const texts = paths.filter((path) => path.endsWith('.txt'));
  const kept = new Set(texts.map((path) => ruleOf(path).headers['Cache-Control']));
  expect([...kept]).toEqual(['public, max-age=300']);
});

test('every address of the index leads to a page, and to a heading of it', () => {
  expect(index.entries.length).toBeGreaterThan(200);
  const lost = index.entries.filter(({ page, anchor }) => {
    const record = content.pages.get(pathKeyOf(page));
    return !record || !(anchor === null || record.toc.some(({ id }) => id === anchor));
  });
  expect(lost).toEqual([]);
});

test('no entry stands in the index twice', () => {
  const keys = index.entries.map(({ name, kind, address }) => `${name}\n${kind}\n${address}`);
  expect(keys).toEqual([...new Set(keys)]);
});

test('every method of Garfish that has a page is in the index as one', () => {
  const titles = [...content.pages.values()].map(({ title }) => title);
  const documented = methodsOfGarfish().filter((name) => titles.includes(`Garfish.${name}`));
  expect(documented).toEqual(
    expect.arrayContaining(['run', 'registerApp', 'loadApp', 'preloadApp', 'setOptions']),
  );
  const methods = index.entries.filter(({ kind }) => kind === 'method').map(({ name }) => name);
  expect(documented.filter((name) => !methods.includes(`Garfish.${name}`))).toEqual([]);
});

test('options, hooks and errors are in it, too', () => {
  const has = (kind: string, name: string) =>
    index.entries.some((entry) => entry.kind === kind && entry.name === name);
  expect(has('option', 'domGetter')).toBe(true);
  expect(has('hook', 'beforeLoad')).toBe(true);
  expect(has('error', '"provider" is "undefined".')).toBe(true);
});

/** The methods of the instance, by the types of the package. */
function methodsOfGarfish(): string[] {
  const file = 'node_modules/garfish/dist/index.d.ts';
  const program = ts.createProgram([file], { moduleResolution: ts.ModuleResolutionKind.Bundler });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const instance =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'default');
  if (!source || !instance) throw new Error(`${file} has no default export.`);
  return checker
    .getTypeOfSymbolAtLocation(instance, source)
    .getProperties()
    .filter(
      (property) =>
        checker.getTypeOfSymbolAtLocation(property, source).getCallSignatures().length > 0,
    )
    .map(({ name }) => name);
}
