import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { listenAnywhere } from '../../scripts/serve/ports.mjs';
import { createStaticServer } from '../../scripts/serve/static-server.mjs';
import { fetchFrom, GROUPS, hostOf, SOURCE } from '../../tests/support/search-index';
import { type Files, PLAIN, recordsOf } from '../../tests/support/site-content';
import { chunkSearch } from '../export/chunk-search.mjs';
import { indexFiles } from './index-files';
import { openPagefind } from './pagefind-index';
import { spell } from './pagefind-records';
import { type IndexNames, OutdatedEngine } from './search-engine';
import { siteEngine } from './site-engine';
import { ENGINE_VERSION } from './terms';

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** Opens an index that the real Pagefind has built, and notes what is fetched of it. */
async function open(files: Files) {
  const root = await mkdtemp(join(tmpdir(), 'pagefind-'));
  closing.push(() => rm(root, { recursive: true }));
  const made = indexFiles(recordsOf(files), PLAIN, {
    versioned: false,
    engine: 'pagefind',
    sections: { '/en': GROUPS.sections },
  });
  await Promise.all(made.map(({ name, json }) => writeFile(join(root, name), json)));
  const names: Record<string, IndexNames> = JSON.parse(made[0]?.json ?? '');
  const index = names['/en'];
  if (!index || !('chunks' in index)) throw new Error('The build wrote another kind of index.');
  await chunkSearch(root, [`${index.chunks}.json`]);
  const server = createStaticServer({ root, host: 'exact' });
  const origin = await listenAnywhere(server);
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const asked: string[] = [];
  server.on('request', ({ url }) => asked.push(url ?? ''));
  const source = { ...SOURCE, names: `${origin}/search_names.json` };
  const search = await openPagefind(index, source, async (folder) => {
    // Node imports no code from other hosts, and takes a file for a module by its ending.
    const name = join(root, index.chunks, 'pagefind');
    await copyFile(`${name}.js`, `${name}.mjs`);
    const { createInstance } = await import(pathToFileURL(`${name}.mjs`).href);
    const pagefind = createInstance({ basePath: folder, metaCacheTag: '1' });
    await pagefind.init();
    return pagefind;
  });
  return { search, index, asked };
}

const PAGES = {
  'api/loadApp.md':
    '# Garfish.loadApp\n\nLoads an app. Call `setExternal` before `$start` 2.10.\n\n## Usage\n\nCall it with a name.',
  'guide/sandbox.md': '# Sandbox\n\nKeeps apps apart: 沙箱机制.\n\n## Options\n\nOpen or closed.',
  'guide/again/sandbox.md': '# Sandbox\n\nAnother page of the same title, about a sub-app.',
  'hello.md': '# Hello\n\nA café. The sandbox is explained elsewhere.',
};

test('it answers as the whole index does', async () => {
  const { search } = await open(PAGES);
  const whole = siteEngine(fetchFrom(hostOf(recordsOf(PAGES))).fetch);
  await whole.load(SOURCE);
  const found = [
    'loadApp',
    'LOADAPP',
    'garfish.loadapp',
    'usage',
    'sandbox options',
    'CAFÉ',
    'Sand',
  ];
  const pieces = ['external', '$start', '2.10', '沙箱', '机', 'micro app', 'elsewhere', 'caching'];
  const nothing = ['', '   ', '...', 'nowhere', '__proto__', '<img src=x onerror=y>'];
  for (const query of [...found, ...pieces, ...nothing]) {
    expect(await search(query, {})).toEqual(await whole.search(query));
  }
  expect((await search('沙箱', {})).pages).not.toEqual([]);
});

test('of many pages the best are fetched, and all are counted', async () => {
  const pages = Array.from({ length: 60 }, (_, number) => [
    `${number % 2 ? 'api' : 'guide'}/page-${number}.md`,
    `# Page ${number}\n\n## A quokka\n\nIt stands here.`,
  ]);
  const quokka = '# The quokka\n\nIt is small.';
  const { search, asked } = await open({ ...Object.fromEntries(pages), 'guide/quokka.md': quokka });
  const groups = [
    { name: 'Guide', count: 31 },
    { name: 'API', count: 30 },
  ];
  const first = await search('quokka', {});
  expect(first.pages[0]?.routePath).toBe('/guide/quokka');
  expect(first.pages).toHaveLength(14);
  expect(first.groups).toEqual(groups);
  expect(asked.filter((path) => path.includes('/fragment/'))).toHaveLength(20);
  const all = await search('quokka', { show: 'all' });
  expect(all.pages).toHaveLength(61);
  expect(all.groups).toEqual(groups);
});

test('an index for another engine, or one that is gone, is a failure', async () => {
  const index = { records: '', chunks: 'gone', engine: ENGINE_VERSION };
  const gone = () => Promise.reject(new Error('404'));
  const outdated = openPagefind({ ...index, engine: -1 }, SOURCE, gone);
  await expect(outdated).rejects.toBeInstanceOf(OutdatedEngine);
  await expect(openPagefind(index, SOURCE, gone)).rejects.toThrow('404');
});

test.each([
  ['run', 'run'],
  ['v2', 'vzdcz'],
  ['沙箱', 'zgmjjzzhllbz'],
  ['$scope', 'zcezscope'],
  ['zoo', 'zhkzoo'],
])('%s is spelled in plain letters, and a prefix of it has a prefix of that', (term, spelled) => {
  expect(spell(term)).toBe(spelled);
  const letters = [...term];
  for (let end = 1; end <= letters.length; end++) {
    expect(spelled.startsWith(spell(letters.slice(0, end).join('')))).toBe(true);
  }
});
