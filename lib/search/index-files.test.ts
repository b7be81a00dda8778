import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { type Files, PLAIN, recordsOf, TWO_LANGUAGES } from '../site/test-content';
import { ENGINE_OPTIONS } from './engine';
import { indexFiles, type Naming, searchRecords } from './index-files';

const BOTH = { ...TWO_LANGUAGES, defaultVersion: '2.x', versions: ['2.x', '1.x'] };

function filesOf(
  files: Files,
  { scopes = PLAIN, versioned = false, naming = 'fixed' as Naming } = {},
) {
  return indexFiles(recordsOf(files, scopes), scopes, { versioned, naming });
}

function namesOf(...options: Parameters<typeof filesOf>): string[] {
  return filesOf(...options).map(({ name }) => name);
}

test('a page is recorded with these five facts', () => {
  const [records] = filesOf({ 'api/run.md': '# Run\n\nText.\n\n## Usage\n\nMore.' });
  expect(JSON.parse(records?.json ?? '')).toEqual([
    {
      id: 0,
      routePath: '/api/run',
      title: 'Run',
      content: 'Text.\nUsage\nMore.',
      toc: [{ text: 'Usage', id: 'usage', depth: 2, charIndex: 6 }],
    },
  ]);
});

test.each([
  ['of the front matter', '---\ntitle: A\nsearch: false\n---\n'],
  ['a landing', '---\ntitle: A\nlanding: true\n---\n'],
  ['a home page', '---\ntitle: A\npageType: home\nhero: { name: A, text: B }\n---\n'],
  ['the page of a missing address', '---\ntitle: A\npageType: "404"\n---\n'],
])('a page is left out when it is %s', (_, source) => {
  expect(searchRecords(recordsOf({ 'a.md': source, 'b.md': '# B' }))).toMatchObject([
    { id: 0, routePath: '/b' },
  ]);
});

test('overview pages and plain pages are found', () => {
  const records = recordsOf({
    'a.md': '---\ntitle: A\noverview: true\n---\n',
    'b.md': '---\ntitle: B\npageType: custom\n---\n',
    'c.md': '---\ntitle: C\npageType: blank\n---\n',
  });
  expect(searchRecords(records).map(({ id, title }) => [id, title])).toEqual([
    [0, 'A'],
    [1, 'B'],
    [2, 'C'],
  ]);
});

test('with one language and no versions the names hold neither', () => {
  expect(namesOf({ 'a.md': '# A' })).toEqual(['search_index.json', 'search_terms.json']);
});

test('with several languages the name holds each of them', () => {
  expect(namesOf({ 'a.md': '# A', 'zh/a.md': '# A' }, { scopes: TWO_LANGUAGES })).toEqual([
    'search_index.en.json',
    'search_terms.en.json',
    'search_index.zh.json',
    'search_terms.zh.json',
  ]);
});

test('with versions the name holds the language, then the version', () => {
  expect(namesOf({}, { scopes: BOTH, versioned: true })).toEqual([
    'search_index.en.2.x.json',
    'search_terms.en.2.x.json',
    'search_index.zh.2.x.json',
    'search_terms.zh.2.x.json',
    'search_index.en.1.x.json',
    'search_terms.en.1.x.json',
    'search_index.zh.1.x.json',
    'search_terms.zh.1.x.json',
  ]);
  const versions = { ...PLAIN, defaultVersion: '2.x', versions: ['2.x', '1.x'] };
  expect(namesOf({}, { scopes: versions, versioned: true })).toEqual([
    'search_index.2.x.json',
    'search_terms.2.x.json',
    'search_index.1.x.json',
    'search_terms.1.x.json',
  ]);
});

test('versions without an index of their own are not searched', () => {
  const files = filesOf({ 'a.md': '# A', '1.x/b.md': '# B' }, { scopes: BOTH });
  expect(files.map(({ name }) => name)).toEqual([
    'search_index.en.json',
    'search_terms.en.json',
    'search_index.zh.json',
    'search_terms.zh.json',
  ]);
  expect(JSON.parse(files[0]?.json ?? '')).toMatchObject([{ routePath: '/a' }]);
});

test('each language has its own pages, numbered from nought', () => {
  const files = filesOf({ 'a.md': '# A', 'zh/a.md': '# 甲' }, { scopes: TWO_LANGUAGES });
  expect(JSON.parse(files[0]?.json ?? '')).toMatchObject([{ id: 0, routePath: '/a', title: 'A' }]);
  expect(JSON.parse(files[2]?.json ?? '')).toMatchObject([{ id: 0, routePath: '/zh/a' }]);
});

test('both files carry the first eight digits of the hash of the records', () => {
  const [records, terms] = filesOf({ 'a.md': '# A' }, { naming: 'hashed' });
  const hash = createHash('sha256')
    .update(records?.json ?? '')
    .digest('hex')
    .slice(0, 8);
  expect(records?.name).toBe(`search_index.${hash}.json`);
  expect(terms?.name).toBe(`search_terms.${hash}.json`);
});

test('the hash changes with a single word, and only then', () => {
  const hashed = { naming: 'hashed' as const };
  const page = '# A\n\nOne word.';
  expect(namesOf({ 'a.md': page }, hashed)).toEqual(namesOf({ 'a.md': page }, hashed));
  expect(namesOf({ 'a.md': '# A\n\nTwo word.' }, hashed)).not.toEqual(
    namesOf({ 'a.md': page }, hashed),
  );
  const unseen = `---\ndescription: x\norder: 3\n---\n\n${page}\n\n<!-- unseen -->\n`;
  expect(namesOf({ 'a.md': unseen }, hashed)).toEqual(namesOf({ 'a.md': page }, hashed));
});

test('the preview names the files always alike', () => {
  expect(namesOf({ 'a.md': '# A' })).toEqual(namesOf({ 'a.md': '# B' }));
});

test('the second file is an index over the records of the first', () => {
  const [records, terms] = filesOf({ 'a.md': '# A\n\nSandbox', 'b.md': '# B' });
  const index = MiniSearch.loadJSON(terms?.json ?? '', ENGINE_OPTIONS);
  const [hit] = index.search('sandbox');
  expect(JSON.parse(records?.json ?? '')[hit?.id]).toMatchObject({ routePath: '/a' });
});
