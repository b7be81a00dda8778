import { expect, test } from '@jest/globals';
import type { PageResult, SearchResults } from '../search/types';
import { docTools } from './tools';

const named = (name: string, kind: string, anchor: string, signature: string | null = null) => ({
  name,
  kind,
  signature,
  page: kind === 'error' ? '/issues/errors' : '/api/run',
  anchor,
  summary: `About ${name}.`,
  address: `https://docs.example.com/${anchor}`,
});

const FILES: Readonly<Record<string, string>> = {
  '/api/run.md': `# Garfish.run\n\n${'Long. '.repeat(4000)}`,
  '/guide/index.md': '# Guide\n',
  '/issues/errors/load-failed.md': '# Load failed\n',
  '/issues/errors/no-provider.md': '# No provider\n',
  '/api-index.json': JSON.stringify({
    entries: [
      named('Garfish.run', 'method', 'run', 'run(): void'),
      named('cache', 'option', 'cache'),
      named('router.push', 'method', 'push'),
      named('"<url>" load failed with status "<code>"', 'error', 'load-failed'),
      named('"provider" is "undefined".', 'error', 'no-provider'),
    ],
  }),
};

async function readFile(path: string): Promise<string> {
  const text = FILES[path];
  if (text === undefined) throw new Error(`404 ${path}`);
  return text;
}

const row = {
  title: 'Guide',
  header: 'Guide > Sandbox',
  query: '',
  marks: [],
  highlightInfoList: [],
};
const GUIDE: PageResult = {
  id: 1,
  title: 'Guide',
  routePath: '/guide/',
  group: 'Guide',
  suggestions: [
    { ...row, type: 'header', link: '/guide/#sandbox', answer: 'It keeps apps apart.' },
    { ...row, type: 'content', link: '/guide/#sandbox', statement: 'Use a sandbox.' },
  ],
};

async function search(query: string): Promise<SearchResults | undefined> {
  if (query === 'broken') return undefined;
  return { query, words: [], groups: [], pages: query.includes('sandbox') ? [GUIDE] : [] };
}

const tools = docTools({ readFile, search });

test('it finds sections', async () => {
  expect(await tools.search.execute({ query: 'a sandbox' })).toBe(
    'Guide > Sandbox\n/guide/#sandbox\nIt keeps apps apart.\n\n' +
      'Guide > Sandbox\n/guide/#sandbox\nUse a sandbox.',
  );
  expect(await tools.search.execute({ query: 'quetzal' })).toBe('Nothing was found for "quetzal".');
  await expect(tools.search.execute({ query: 'broken' })).rejects.toThrow('not available');
});

test.each([
  ['/api/run', '# Garfish.run'],
  ['api/run.md', '# Garfish.run'],
  ['https://docs.example.com/api/run.html#options', '# Garfish.run'],
  ['/guide/', '# Guide'],
  ['/guide', '# Guide'],
  ['/guide/index.md', '# Guide'],
])('it reads %s', async (path, text) => {
  expect(await tools.read.execute({ path })).toContain(text);
});

test.each(['//', 'http://['])('what is no path, such as "%s", names no page', async (path) => {
  await expect(tools.read.execute({ path })).rejects.toThrow(`There is no page "${path}".`);
});

test('a long page comes in parts', async () => {
  const first = await tools.read.execute({ path: '/api/run' });
  expect(first).toMatch(/\[Read on with offset 20000\]$/);
  const rest = await tools.read.execute({ path: '/api/run', offset: 20000 });
  expect(first.slice(0, 20000) + rest).toBe(FILES['/api/run.md']);
});

test('for a page that is not there it names others', async () => {
  await expect(tools.read.execute({ path: '/guide/sandbox' })).rejects.toThrow(
    'There is no page "/guide/sandbox". Near it: /guide/',
  );
  await expect(tools.read.execute({ path: '/nope' })).rejects.toThrow(/"\/nope"\.$/);
});

test.each([
  ['Uncaught Error: "http://x/app.js" load failed with status "502"', '# Load failed'],
  ['load failed with status', '# Load failed'],
  ['provider is undefined', '# No provider'],
])('it explains %s', async (message, text) => {
  expect(await tools.explain_error.execute({ message })).toContain(text);
});

test('it explains no error that it does not know', async () => {
  const message = 'Segmentation fault';
  await expect(tools.explain_error.execute({ message })).rejects.toThrow('Search for what you see');
});

test('it tells how a name is called', async () => {
  expect(await tools.signature.execute({ name: 'RUN()' })).toBe(
    'method Garfish.run\nrun(): void\nAbout Garfish.run.\nhttps://docs.example.com/run',
  );
  expect(await tools.signature.execute({ name: 'cache' })).not.toContain('null');
  await expect(tools.signature.execute({ name: 'nope' })).rejects.toThrow('Garfish has no "nope".');
});

test.each([
  ['Garfish.run', 'method Garfish.run'],
  ['window.Garfish.router.push(path)', 'method router.push'],
  ['options.cache', 'option cache'],
])('it knows %s, however much stands before the name', async (name, text) => {
  expect(await tools.signature.execute({ name })).toContain(text);
});

test.each(['Garfish.nope', 'run.nope', 'Garfish.', '()'])('it does not know %s', async (name) => {
  await expect(tools.signature.execute({ name })).rejects.toThrow(`Garfish has no "${name}".`);
});
