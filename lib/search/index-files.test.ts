import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { type Files, PLAIN, pagesOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { INDEX_OPTIONS, type SearchRecord, sectionsOf } from './documents';
import { indexFiles } from './index-files';
import { ENGINE_VERSION, type HeadingsFile, type TermsFile } from './protocol';

const BOTH = { ...TWO_LANGUAGES, defaultVersion: '2.x', versions: ['2.x', '1.x'] };

function filesOf(files: Files, { scopes = PLAIN, versioned = false } = {}) {
  return indexFiles(pagesOf(files, scopes), scopes, { versioned });
}

/** The files of the records and of the indexes, without the one that names them. */
function dataFilesOf(...options: Parameters<typeof filesOf>) {
  return filesOf(...options).slice(1);
}

function recordsIn(files: Files): SearchRecord[] {
  return JSON.parse(dataFilesOf(files)[0]?.json ?? '');
}

function namesOf(...options: Parameters<typeof filesOf>): string[] {
  return dataFilesOf(...options).map(({ name }) => name);
}

function withoutHashes(name: string): string {
  return name.replace(/\.[0-9a-f]{8}\b/g, '');
}

test('a page is recorded with these five facts', () => {
  const [records] = dataFilesOf({ 'api/run.md': '# Run\n\nText.\n\n## Usage\n\nMore.' });
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

test.each(['low', 'terms'])('a page with `search: %s` is recorded as such', (search) => {
  const records = recordsIn({ 'a.md': `---\ntitle: A\nsearch: ${search}\n---\n`, 'b.md': '# B' });
  const flags = ({ isLow, hasTerms }: SearchRecord) => (isLow && 'low') || (hasTerms && 'terms');
  expect(records.map(flags)).toEqual([search, undefined]);
});

test.each([
  ['of the front matter', '---\ntitle: A\nsearch: false\n---\n'],
  ['a landing', '---\ntitle: A\nlanding: true\n---\n'],
  ['a home page', '---\ntitle: A\npageType: home\nhero: { name: A, text: B }\n---\n'],
  ['the page of a missing address', '---\ntitle: A\npageType: "404"\n---\n'],
])('a page is left out when it is %s', (_, source) => {
  expect(recordsIn({ 'a.md': source, 'b.md': '# B' })).toMatchObject([{ id: 0, routePath: '/b' }]);
});

test('overview pages and plain pages are found', () => {
  const records = recordsIn({
    'a.md': '---\ntitle: A\noverview: true\n---\n',
    'b.md': '---\ntitle: B\npageType: custom\n---\n',
    'c.md': '---\ntitle: C\npageType: blank\n---\n',
  });
  expect(records.map(({ id, title }) => [id, title])).toEqual([
    [0, 'A'],
    [1, 'B'],
    [2, 'C'],
  ]);
});

test('with one language and no versions the names hold neither', () => {
  const names = namesOf({ 'a.md': '# A' });
  expect(names.map(withoutHashes)).toEqual([
    'search_index.json',
    'search_index_headings.json',
    'search_index_terms.json',
  ]);
});

test('with several languages the name holds each of them', () => {
  const names = namesOf({ 'a.md': '# A', 'zh/a.md': '# A' }, { scopes: TWO_LANGUAGES });
  expect(names.map(withoutHashes)).toEqual([
    'search_index.en.json',
    'search_index_headings.en.json',
    'search_index_terms.en.json',
    'search_index.zh.json',
    'search_index_headings.zh.json',
    'search_index_terms.zh.json',
  ]);
});

test('with versions the name holds the language, then the version', () => {
  expect(namesOf({}, { scopes: BOTH, versioned: true }).map(withoutHashes)).toEqual([
    'search_index.en.2.x.json',
    'search_index_headings.en.2.x.json',
    'search_index_terms.en.2.x.json',
    'search_index.zh.2.x.json',
    'search_index_headings.zh.2.x.json',
    'search_index_terms.zh.2.x.json',
    'search_index.en.1.x.json',
    'search_index_headings.en.1.x.json',
    'search_index_terms.en.1.x.json',
    'search_index.zh.1.x.json',
    'search_index_headings.zh.1.x.json',
    'search_index_terms.zh.1.x.json',
  ]);
  const versions = { ...PLAIN, defaultVersion: '2.x', versions: ['2.x', '1.x'] };
  expect(namesOf({}, { scopes: versions, versioned: true }).map(withoutHashes)).toEqual([
    'search_index.2.x.json',
    'search_index_headings.2.x.json',
    'search_index_terms.2.x.json',
    'search_index.1.x.json',
    'search_index_headings.1.x.json',
    'search_index_terms.1.x.json',
  ]);
});

test('versions without an index of their own are not searched', () => {
  const pages = { 'a.md': '# A', '1.x/b.md': '# B' };
  expect(namesOf(pages, { scopes: BOTH }).map(withoutHashes)).toEqual([
    'search_index.en.json',
    'search_index_headings.en.json',
    'search_index_terms.en.json',
    'search_index.zh.json',
    'search_index_headings.zh.json',
    'search_index_terms.zh.json',
  ]);
  const [records] = dataFilesOf(pages, { scopes: BOTH });
  expect(JSON.parse(records?.json ?? '')).toMatchObject([{ routePath: '/a' }]);
});

test('each language has its own pages, numbered from nought', () => {
  const files = dataFilesOf({ 'a.md': '# A', 'zh/a.md': '# 甲' }, { scopes: TWO_LANGUAGES });
  expect(JSON.parse(files[0]?.json ?? '')).toMatchObject([{ id: 0, routePath: '/a', title: 'A' }]);
  const chinese = files.find(({ name }) => name.startsWith('search_index.zh'));
  expect(JSON.parse(chinese?.json ?? '')).toMatchObject([{ id: 0, routePath: '/zh/a' }]);
});

test('each name has the hash of its file', () => {
  for (const { name, json } of dataFilesOf({ 'a.md': '# A' })) {
    expect(name.split('.')[1]).toBe(hashOf(json));
  }
});

test('the names change with a single word, and only then', () => {
  const page = '# A\n\nOne word.';
  const names = namesOf({ 'a.md': page });
  expect(namesOf({ 'a.md': page })).toEqual(names);
  const others = namesOf({ 'a.md': '# A\n\nTwo word.' });
  const same = others.filter((name) => names.includes(name));
  expect(same.map(withoutHashes)).toEqual(['search_index_headings.json']);
  const unseen = `---\norder: 3\n---\n\n${page}\n\n<!-- unseen -->\n`;
  expect(namesOf({ 'a.md': unseen })).toEqual(names);
});

test('a description changes the index, not the records', () => {
  const [records, , terms] = namesOf({ 'a.md': '# A' });
  const described = '---\ndescription: Of another thing.\n---\n\n# A';
  const [sameRecords, , otherTerms] = namesOf({ 'a.md': described });
  expect(sameRecords).toBe(records);
  expect(otherTerms).not.toBe(terms);
});

test('one file of a fixed name tells the names of the others', () => {
  const [names, ...files] = filesOf({ 'a.md': '# A' }, { scopes: BOTH });
  expect(names?.name).toBe('search_names.json');
  const [english, headings, terms] = files.map(({ name }) => name);
  const chinese = files.find(({ name }) => name.startsWith('search_index.zh'))?.name;
  const told = JSON.parse(names?.json ?? '');
  expect(Object.keys(told).sort()).toEqual(['1.x/en', '1.x/zh', '2.x/en', '2.x/zh']);
  expect(told['2.x/en']).toEqual({
    records: english,
    headings,
    terms,
    engine: ENGINE_VERSION,
  });
  expect(told['2.x/zh'].records).toBe(chinese);
  // Without an index of its own, a version is searched in the default one.
  expect(told['1.x/en']).toEqual(told['2.x/en']);
});

test('with an index of its own, each version has names of its own', () => {
  const [names] = filesOf({}, { scopes: BOTH, versioned: true });
  const told = JSON.parse(names?.json ?? '');
  expect(withoutHashes(told['1.x/zh'].records)).toBe('search_index.zh.1.x.json');
  expect(withoutHashes(told['1.x/zh'].terms)).toBe('search_index_terms.zh.1.x.json');
});

function hashOf(text = ''): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

test('both indexes are over the records of the first file, and only the last one has texts and questions', () => {
  const page = '---\nasked: [jail]\n---\n\n# B\n\nText.\n\n## Part\n\nMore.';
  const files = dataFilesOf({ 'a.md': '# A', 'b.md': page });
  const [records, headings, terms] = files.map(({ json }) => JSON.parse(json));
  const sections = sectionsOf(records);
  const sectionsIn = ({ index }: HeadingsFile | TermsFile) =>
    ['b', 'part', 'jail', 'more'].map((word) =>
      MiniSearch.loadJSON(index, INDEX_OPTIONS)
        .search(word)
        .map(({ id }) => sections[id]?.path.at(-1)),
    );
  expect(sectionsIn(headings)).toEqual([['B'], ['Part'], [], []]);
  expect(sectionsIn(terms)).toEqual([['B'], ['Part'], ['B'], ['Part']]);
  const [first] = (headings as HeadingsFile).records;
  expect(first).toEqual({ ...records[0], content: '' });
});

test('learned questions are kept by the page and the section that answers them', () => {
  const pages = pagesOf({ 'a.md': '# A\n\nText.\n\n## B\n\nMore.' });
  const questions = { '/a': ['slow mounting'], '/a#b': ['a dark frame'], '/gone': ['lost'] };
  const [, , , terms] = indexFiles(pages, PLAIN, { versioned: false, questions });
  expect(JSON.parse(terms?.json ?? '').learned).toEqual([
    [0, ['slow mount']],
    [1, ['dark fram']],
  ]);
});

test('a single version is named by no file, though versions have files of their own', () => {
  expect(namesOf({ 'a.md': '# A' }, { versioned: true })).toEqual(namesOf({ 'a.md': '# A' }));
});
