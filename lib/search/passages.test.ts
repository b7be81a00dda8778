import { expect, test } from '@jest/globals';
import { askedQuestions } from '../../tests/support/search-index';
import { openPassages } from './passages';
import { parseQuery, type Query } from './query';
import type { Place } from './sections';
import { FIELDS, type Field, type SearchTerms } from './terms';

/** Two pages of one section each; a title and the section below it are one place. */
const PLACES: Place[] = [
  { page: 0, section: 'title', above: [] },
  { page: 0, section: 0, above: [] },
  { page: 1, section: 'title', above: [] },
  { page: 1, section: 0, above: [] },
];

type Holds = Record<string, Partial<Record<Field, number[]>>>;

/** An index of some words, each with the documents that hold it in a field. */
function termsOf(words: Holds, lengths: Record<number, number> = {}): SearchTerms {
  const text = FIELDS.indexOf('text');
  const fields = (byField: Holds[string]) =>
    Object.fromEntries(
      Object.entries(byField).map(([field, documents]) => [
        FIELDS.indexOf(field as Field),
        Object.fromEntries(documents.map((document) => [document, 1])),
      ]),
    );
  return {
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    index: Object.entries(words).map(([word, byField]) => [word, fields(byField)]),
    fieldLength: Object.fromEntries(
      Object.entries(lengths).map(([document, length]) => [document, { [text]: length }]),
    ),
    averageFieldLength: { [text]: 10 },
  } as unknown as SearchTerms;
}

const open = (words: Holds, lengths?: Record<number, number>) =>
  openPassages(termsOf(words, lengths), PLACES, () => false);

const compare = (words: Holds, query: Query | string, lengths?: Record<number, number>) => {
  const parsed = typeof query === 'string' ? parseQuery(query) : query;
  return open(words, lengths)(parsed, new Map());
};

/** How rare a word is that so many of the four documents hold. */
const rare = (documents: number) => Math.log(1 + (4 - documents + 0.5) / (documents + 0.5));
const UNKNOWN = Math.log(4);

test.each([
  ['title', 0, (2.5 * 3) / 4.5],
  ['address', 0, 1],
  ['heading', 1, (2.5 * 3) / 4.5],
  ['names', 1, 1],
  ['text', 1, 1],
  ['asked', 1, (2.5 * 2) / 3.5],
] as [Field, number, number][])('a word counts by its field: %s', (field, document, points) => {
  const found = compare({ sandbox: { [field]: [document] } }, 'sandbox');
  expect(found.points).toBeCloseTo(points, 10);
  expect(found.held).toBeCloseTo(points, 10);
  expect(found.unknown).toBe(0);
  expect([...found.scores]).toEqual([[1, 1]]);
});

test('more of a word adds less and less, and a long section must hold more of it', () => {
  const both = { sandbox: { heading: [1], text: [1] } };
  expect(compare(both, 'sandbox').points).toBeCloseTo((2.5 * 4) / 5.5, 10);
  const words = { sandbox: { text: [1] } };
  expect(compare(words, 'sandbox', { 1: 30 }).points).toBeCloseTo(2.5 / (1 + 1.5 * 1.6), 10);
  expect(compare(words, 'sandbox', { 1: 0 }).points).toBeCloseTo(2.5 / (1 + 1.5 * 0.7), 10);
});

test('no section of a page that is left out is compared, such as those of the glossary', () => {
  const terms = termsOf({ sandbox: { heading: [1], text: [3] } });
  const compareWith = openPassages(terms, PLACES, (page) => page === 0);
  const { scores } = compareWith(parseQuery('sandbox'), new Map());
  expect([...scores.keys()]).toEqual([3]);
});

test('forms of a word count as one', () => {
  const found = compare({ caching: { text: [1] }, cached: { text: [1] } }, 'caches');
  expect(found.points).toBeCloseTo((2.5 * 2) / 3.5, 10);
});

test('rare words count more than common ones, and of what nobody knows most', () => {
  const words = { sandbox: { text: [1] }, hook: { text: [1, 3] } };
  const { scores, held, points, unknown } = compare(words, 'sandbox hook yeast');
  const most = rare(1) + rare(2) + UNKNOWN;
  expect([...scores.keys()]).toEqual([1, 3]);
  expect(scores.get(1)).toBe(1);
  expect(scores.get(3)).toBeCloseTo(rare(2) / (rare(1) + rare(2)), 10);
  expect(points).toBeCloseTo((rare(1) + rare(2)) / most, 10);
  expect(held).toBeCloseTo(points ** 2, 10);
  expect(unknown).toBeCloseTo(UNKNOWN / most, 10);
});

test('nothing is held of what no section holds', () => {
  const { scores, ...rest } = compare({ hook: { text: [1] } }, 'yeast');
  expect([...scores]).toEqual([]);
  expect(rest).toEqual({ held: 0, points: 0, unknown: 1, answered: 0, unanswered: 0 });
});

test('of a question of nothing but words that say nothing, nothing is unknown', () => {
  const { held, points, unknown } = compare({}, { words: [], isTerm: false, concepts: [] });
  expect([held, points, unknown]).toEqual([0, 0, 0]);
});

test('a word that was found in the place of an unknown one counts 0.6', () => {
  const words = new Map([
    ['sandbox', { concept: 0, length: 7, isTyped: false }],
    ['hook', { concept: 1, length: 4, isTyped: false }],
  ]);
  const compareWith = open({ sandbox: { text: [1] }, hook: { text: [3] } });
  const { points, unknown, scores } = compareWith(parseQuery('sandbax'), words);
  expect([...scores.keys()]).toEqual([1]);
  expect(points).toBeCloseTo((0.6 * rare(1)) / UNKNOWN, 10);
  expect(unknown).toBe(0);
  // What is known needs no other.
  expect([...compareWith(parseQuery('hook'), words).scores.keys()]).toEqual([3]);
});

test('a name of two words counts where both are known, less than two names', () => {
  const both = { main: { text: [1] }, app: { text: [1] } };
  expect(compare(both, 'main app').points).toBeCloseTo(2 / Math.sqrt(2), 10);
  // With the other one alone, nothing is known of it.
  expect(compare({ main: { text: [1] } }, 'main app')).toMatchObject({ points: 0, unknown: 1 });
  // The rarer of the two says how much it could bring.
  const common = { main: { text: [1] }, app: { text: [1, 3] } };
  const points = (rare(1) + rare(2)) / Math.sqrt(2);
  expect(compare(common, 'main app').points).toBeCloseTo(points / rare(1), 10);
});

test('pairs of letters count each by itself', () => {
  const pair = { needs: 'all', weight: 1, prefix: false, kind: 'typed' } as const;
  const concept = { words: ['甲乙丙'], optional: false, isUnknown: true as const };
  const alternatives = [{ ...pair, terms: ['甲乙', '乙丙'] }];
  const query = { words: [], isTerm: false, concepts: [{ ...concept, alternatives }] };
  const { points } = compare({ 甲乙: { text: [1] } }, query);
  // A pair that is nowhere is the rarest.
  expect(points).toBeCloseTo(rare(1) / Math.sqrt(2) / rare(0), 10);
});

test('what stands between known words and is nowhere says nothing', () => {
  const concept = { words: ['甲乙'], optional: false, isUnknown: true as const };
  const query = parseQuery('sandbox');
  const [alternative] = parseQuery('甲乙').concepts.flatMap(({ alternatives }) => alternatives);
  const between = { ...concept, alternatives: alternative ? [alternative] : [] };
  const words = { sandbox: { text: [1] } };
  expect(compare(words, { ...query, concepts: [...query.concepts, between] })).toEqual(
    compare(words, query),
  );
});

test('words that say nothing do not count', () => {
  const words = { the: { text: [3] }, sandbox: { text: [1] } };
  const { scores, unknown } = compare(words, 'the sandbox');
  expect([...scores.keys()]).toEqual([1]);
  expect(unknown).toBe(0);
});

/** An index with what readers have asked, by the document that answers. */
function asked(words: Holds, questions: [document: number, stems: string[]][], query: string) {
  return open(words)(parseQuery(query), new Map(), askedQuestions(questions));
}

test('questions without an answer are nowhere, and tell how like them a question is', () => {
  const compareWith = open({});
  const { documents, holding } = askedQuestions([
    [3, ['hook']],
    [0, ['cost']],
  ]);
  const known = { documents: documents.slice(0, 1), holding };
  const found = (typed: string) => compareWith(parseQuery(typed), new Map(), known);
  expect(found('cost')).toMatchObject({ scores: new Map(), answered: 0, unanswered: 1 });
  expect(found('hook')).toMatchObject({ scores: new Map([[3, 1]]), answered: 1, unanswered: 0 });
});

test('the more questions of a section have a word, the more it counts', () => {
  const once = asked({}, [[3, ['hook']]], 'hook');
  const twice = asked({}, [[3, ['hook']], [3, ['hook']]], 'hook'); // biome-ignore format: a row
  expect(once.points).toBeCloseTo((2.5 * 1.5) / 3, 10);
  expect(twice.points).toBeCloseTo((2.5 * 3) / 4.5, 10);
  const two = asked({}, [[3, ['hook']], [3, ['slow']]], 'hook slow'); // biome-ignore format: a row
  expect(two.points).toBeCloseTo((2.5 * 1.5) / 3, 10);
});

test.each([
  ['hook', 0],
  ['hook slow', 1 / 6],
  ['hook slow dark wind', 3 / 6],
  ['hook slow dark wind link grid bird', 1],
  ['hook slow dark wind link grid bird bank coin', 1],
])('the more words %j has, the more a similar question counts', (query, share) => {
  const words = query.split(' ');
  const held = Object.fromEntries(words.map((word) => [word, { text: [1] }]));
  const { scores } = asked(held, [[3, [...words, 'more']]], query);
  // Each word stands in the text of one section, and in the question of the other, which has one more.
  const [text, question] = [words.length * rare(2), words.length * rare(2) * 1.25];
  const like = 1.5 * question * share * Math.sqrt(words.length / (words.length + 1));
  expect(scores.get(3)).toBe(1);
  expect(scores.get(1)).toBeCloseTo(text / (question + like), 10);
});
