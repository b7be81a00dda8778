import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { createStaticServer } from '../../../scripts/static-server.mjs';
import { chunkSearch } from '../../export/chunk-search.mjs';
import { type Files, PLAIN, recordsOf } from '../../site/test-content';
import { CONFORMANCE_PAGES, faultsOf } from '../conformance';
import { indexFiles } from '../index-files';
import { siteEngine } from '../site-engine';
import { GROUPS, SOURCE } from '../test-index';
import { openChunks } from './open-chunks';
import type { Pagefind } from './pagefind';

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** Builds a chunked index with the real Pagefind, serves it, and makes an engine that reads it. */
async function site(files: Files) {
  const root = await mkdtemp(join(tmpdir(), 'chunks-'));
  closing.push(() => rm(root, { recursive: true }));
  const made = indexFiles(recordsOf(files), PLAIN, {
    versioned: false,
    naming: 'hashed',
    engine: 'pagefind',
    sections: GROUPS.sections,
  });
  await Promise.all(made.map(({ name, json }) => writeFile(join(root, name), json)));
  const sources = made.map(({ name }) => name).filter((name) => name.startsWith('search_chunks'));
  await chunkSearch(root, sources);
  const server = createStaticServer({ root, host: 'exact' });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const asked: string[] = [];
  server.on('request', ({ url }) => asked.push(url ?? ''));
  const source = { ...SOURCE, names: `${origin}search_names.json` };
  const load = async (folder: string): Promise<Pagefind> => {
    // Node imports no code from other hosts, and takes a file for a module by its ending.
    const name = join(root, folder.replace(origin, ''), 'pagefind');
    await copyFile(`${name}.js`, `${name}.mjs`);
    const { createInstance } = await import(pathToFileURL(`${name}.mjs`).href);
    const pagefind = createInstance({ basePath: folder, metaCacheTag: '1' });
    await pagefind.init();
    return pagefind;
  };
  const engine = siteEngine({
    fetch: (address, options) => fetch(address, options),
    openChunks: (names, index) => openChunks(names, index, load),
  });
  return { engine, source, asked };
}

test('an engine of pieces is as an engine should be', async () => {
  const { engine, source } = await site(CONFORMANCE_PAGES);
  expect(await faultsOf(engine, source)).toEqual([]);
});

test('of many pages the best are fetched, and all are counted', async () => {
  const pages = Array.from({ length: 60 }, (_, number) => [
    `${number % 2 ? 'api' : 'guide'}/page-${number}.md`,
    `# Page ${number}\n\nThe word quokka stands here.`,
  ]);
  const { engine, source, asked } = await site({
    ...Object.fromEntries(pages),
    'guide/quokka.md': '# The quokka\n\nIt is small.',
  });
  await engine.load(source);
  asked.length = 0;
  const { pages: first, groups } = await engine.search('quokka');
  expect(first[0]?.routePath).toBe('/guide/quokka');
  expect(first).toHaveLength(14);
  expect(groups).toEqual([
    { name: 'Guide', count: 31 },
    { name: 'API', count: 30 },
  ]);
  expect(asked.filter((path) => path.includes('/fragment/'))).toHaveLength(20);
  const all = await engine.search('quokka', { show: 'all' });
  expect(all.pages).toHaveLength(61);
  expect(all.groups).toEqual(groups);
});

test('words are found by their meaning, by their pieces, with signs, and in Chinese', async () => {
  const { engine, source } = await site({
    'a.md': '# A\n\nCall `setExternal` before `$start` 2.10.',
    'b.md': '# B\n\n沙箱机制 of a sub-app.',
  });
  await engine.load(source);
  for (const [query, route] of [
    ['setExternal', '/a'],
    ['external', '/a'],
    ['$start', '/a'],
    ['2.10', '/a'],
    ['沙箱', '/b'],
    ['机', '/b'],
    ['micro app', '/b'],
  ]) {
    const { pages } = await engine.search(query ?? '');
    expect([query, pages[0]?.routePath]).toEqual([query, route]);
  }
});

test('an index of another engine, or one that is gone, is told', async () => {
  const index = { records: '', chunks: 'gone', engine: -1 };
  await expect(openChunks(index, SOURCE)).rejects.toMatchObject({ kind: 'version' });
  const { engine, source } = await site({ 'a.md': '# A' });
  await engine.load(source);
  const gone = openChunks({ ...index, engine: 1 }, source, () => Promise.reject(new Error('404')));
  await expect(gone).rejects.toMatchObject({ kind: 'unreachable' });
});
