import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { placesOf } from './sections';
import { buildIndex, INDEX_OPTIONS } from './terms';
import { ENGINE_VERSION, type SearchRecord } from './types';

const CONTENT =
  'The sandbox of Garfish.loadApp, since 1.19.3.\nOptions\nsetGlobalValue\nÉtats, 微前端, 한국어, Ёж, __GARFISH__ and v2.';
const RECORD: SearchRecord = {
  id: 0,
  routePath: '/guide/concept/webComponent',
  title: 'Web components',
  content: CONTENT,
  toc: [{ text: 'Options', id: 'options', depth: 2, charIndex: 46 }],
};
const PAGES = [
  {
    record: RECORD,
    summary: 'How to put the tag',
    asked: ['custom element'],
    askedAt: {},
  },
];

/** The words of a field, as the index holds them. */
function wordsOf(field: string): string[] {
  const { index, fieldIds } = buildIndex(PAGES).toJSON();
  const id = fieldIds[field] ?? -1;
  return index.filter(([, fields]) => Object.hasOwn(fields, id)).map(([word]) => word);
}

// A page that is still open knows by the version that a new index is not for it. If this fails,
// raise `ENGINE_VERSION` and put the new numbers here.
test('the version tells how texts are taken apart', () => {
  const json = JSON.stringify(buildIndex(PAGES));
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  expect([ENGINE_VERSION, hash]).toEqual([9, '314660ac']);
});

test.each([
  ['title', ['web', 'components']],
  ['address', ['web', 'webcomponent', 'component']],
  ['heading', ['options']],
  ['names', ['setglobalvalue', 'set', 'global', 'value']],
  ['asked', ['custom', 'element']],
])('the field %s holds the words %j', (field, words) => {
  expect(wordsOf(field).sort()).toEqual([...words].sort());
});

test('the text holds its own words and those of the summary, without the ones that say nothing', () => {
  const words = wordsOf('text');
  for (const word of [
    'sandbox',
    'loadapp',
    'load',
    '1.19.3',
    'etats',
    '前端',
    '한국',
    'еж',
    'tag',
  ]) {
    expect(words).toContain(word);
  }
  for (const word of ['the', 'of', 'and', 'to', 'setglobalvalue', 'options']) {
    expect(words).not.toContain(word);
  }
});

test('the documents are those that are counted', () => {
  expect(buildIndex(PAGES).documentCount).toBe(placesOf([RECORD]).length);
});

test('the same pages give the same index, and reading it loses nothing', () => {
  const json = JSON.stringify(buildIndex(PAGES));
  expect(JSON.stringify(buildIndex(PAGES))).toBe(json);
  const { index, ...rest } = JSON.parse(json);
  const { index: read, ...readRest } = MiniSearch.loadJSON(json, INDEX_OPTIONS).toJSON();
  expect(readRest).toEqual(rest);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(index));
});

test('no pages make an index that finds nothing', () => {
  const index = MiniSearch.loadJSON(JSON.stringify(buildIndex([])), INDEX_OPTIONS);
  expect(index.search('a')).toEqual([]);
});

test('what is asked at a heading belongs to its section, and only texts and questions lose small words', () => {
  const [page] = PAGES;
  const record = { ...RECORD, title: 'The title' };
  const { index, fieldIds } = buildIndex([
    { ...page, record, asked: [], askedAt: { options: ['the choice'] } },
  ] as typeof PAGES).toJSON();
  const documentsOf = (word: string, field: string) => {
    const fields = index.find(([known]) => known === word)?.[1] ?? {};
    return Object.keys(fields[String(fieldIds[field])] ?? {});
  };
  // The title, what stands before the first heading, and the section.
  expect(documentsOf('choice', 'asked')).toEqual(['2']);
  expect(documentsOf('the', 'asked')).toEqual([]);
  expect(documentsOf('the', 'title')).toEqual(['0']);
});
