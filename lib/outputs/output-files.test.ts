import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { loadSite } from '../site/load';
import type { ApiIndex } from './api-index';
import { outputFiles } from './output-files';

// The files of the real site, made of its content.

const content = await loadSite();
const files = new Map(outputFiles(content, new Map()).map(({ path, text }) => [path, text]));
const index = JSON.parse(files.get('/api-index.json') ?? '') as ApiIndex;

test('there is one set of files, as the site has one language', () => {
  expect([...files.keys()]).toEqual([
    '/llms.txt',
    '/llms-full.txt',
    '/api-index.json',
    '/feed.xml',
  ]);
});

test('every address of the index leads to a page, and to a heading of it', () => {
  expect(index.entries.length).toBeGreaterThan(200);
  const lost = index.entries.filter(({ page, anchor }) => {
    const record = content.pages.get(page === '/' ? page : page.replace(/\/$/, ''));
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
