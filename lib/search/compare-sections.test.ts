import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { addComparison, type Comparison, isSure, openComparison } from './compare-sections';
import { type LearnedQuestions, openLearned } from './learned';
import { parseQuery } from './query';
import type { Hit, PageHit } from './ranking';
import type { Place } from './sections';
import { type Field, INDEX_OPTIONS } from './terms';

/** Two pages of one section each; a title and the section below it are one. */
const PLACES: Place[] = [0, 1].flatMap((page) => [
  { page, section: 'title' as const, above: [] },
  { page, section: 0, above: [] },
  { page, section: 1, above: [] },
]);

type Document = Partial<Record<Field, string>>;

type Options = {
  lengths?: number[];
  learned?: LearnedQuestions;
  isLeftOut?: (page: number) => boolean;
};

function open(
  documents: Record<number, Document>,
  { lengths = [1, 1, 1, 1, 1, 1], learned = [], isLeftOut = () => false }: Options = {},
) {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(PLACES.map((_, id) => ({ id, ...documents[id] })));
  return openComparison(index, PLACES, lengths, isLeftOut, openLearned(learned));
}

const compare = (documents: Record<number, Document>, query: string, options?: Options) =>
  open(documents, options)(parseQuery(query), new Map());

/** How rare a word is that so many of the six documents have. */
const rarity = (documents: number) => Math.log(1 + (6 - documents + 0.5) / (documents + 0.5));
const UNKNOWN = Math.log(6);

test.each([
  ['title', 0, (2.5 * 3) / 4.5],
  ['address', 0, 1],
  ['heading', 1, (2.5 * 3) / 4.5],
  ['names', 1, 1],
  ['text', 1, 1],
  ['asked', 1, (2.5 * 2) / 3.5],
] as [Field, number, number][])('a word counts by its field: %s', (field, document, held) => {
  const found = compare({ [document]: { [field]: 'sandbox' } }, 'sandbox');
  expect(found.held).toBeCloseTo(held, 10);
  expect(found.isUnsure).toBe(false);
  expect([...found.scores]).toEqual([[1, 1]]);
});

test('more of a word adds less and less, and a long section must have more of it', () => {
  const both = { 1: { heading: 'sandbox', text: 'sandbox' } };
  expect(compare(both, 'sandbox').held).toBeCloseTo((2.5 * 4) / 5.5, 10);
  const text = { 1: { text: 'sandbox' } };
  const lengths = [0, 3, 0, 3, 0, 0];
  expect(compare(text, 'sandbox', { lengths }).held).toBeCloseTo(2.5 / (1 + 1.5 * 1.6), 10);
});

test('no section of a page that is left out is compared, such as those of the glossary', () => {
  const documents = { 1: { heading: 'sandbox' }, 4: { text: 'sandbox' } };
  const { scores } = compare(documents, 'sandbox', { isLeftOut: (page) => page === 0 });
  expect([...scores.keys()]).toEqual([4]);
});

test('forms of a word count as one', () => {
  const { held } = compare({ 1: { text: 'caching cached' } }, 'caches');
  expect(held).toBeCloseTo((2.5 * 2) / 3.5, 10);
});

test('rare words count more than common ones, and unknown ones most', () => {
  const documents = { 1: { text: 'sandbox hook' }, 4: { text: 'hook' } };
  const { scores, held, isUnsure } = compare(documents, 'sandbox hook yeast');
  const points = (rarity(1) + rarity(2)) / (rarity(1) + rarity(2) + UNKNOWN);
  expect(scores.get(1)).toBe(1);
  expect(scores.get(4)).toBeCloseTo(rarity(2) / (rarity(1) + rarity(2)), 10);
  expect(held).toBeCloseTo(points ** 2, 10);
  expect(isUnsure).toBe(true);
});

test('a word that was found instead of an unknown one counts 0.6', () => {
  const words = new Map([['sandbox', { concept: 0, length: 7, isTyped: false }]]);
  const { scores, held } = open({ 1: { text: 'sandbox' } })(parseQuery('sandbax'), words);
  expect([...scores.keys()]).toEqual([1]);
  expect(held).toBeCloseTo((0.6 * rarity(1)) / UNKNOWN, 10);
});

test('a name of two words counts where both are known', () => {
  const { held } = compare({ 1: { text: 'main app' } }, 'main app');
  expect(held).toBeCloseTo(Math.sqrt(2), 10);
  expect(compare({ 1: { text: 'main' } }, 'main app').held).toBe(0);
});

test('the more learned questions of a section have a word, the more it counts', () => {
  const once = compare({}, 'hook', { learned: [[4, ['hook']]] });
  const twice = compare({}, 'hook', { learned: [[4, ['hook', 'hook']]] });
  expect(once.held).toBeCloseTo((2.5 * 1.5) / 3, 10);
  expect(twice.held).toBeCloseTo((2.5 * 3) / 4.5, 10);
});

test.each([
  ['hook', 0],
  ['hook slow', 1 / 6],
  ['hook slow dark wind', 3 / 6],
  ['hook slow dark wind link grid bird', 1],
  ['hook slow dark wind link grid bird bank coin', 1],
])('the more words %j has, the more a similar question counts', (query, share) => {
  const words = query.split(' ');
  const learned: LearnedQuestions = [[4, [`${query} more`]]];
  const { scores } = compare({ 1: { text: query } }, query, { learned });
  const [text, question] = [words.length * rarity(2), words.length * rarity(2) * 1.25];
  const similar = 1.5 * question * share * Math.sqrt(words.length / (words.length + 1));
  expect(scores.get(4)).toBe(1);
  expect(scores.get(1)).toBeCloseTo(text / (question + similar), 10);
});

const hit = (section: Hit['section'], score: number): Hit => ({
  ...{ section, score, concepts: 0, head: 0, path: 0 },
});

const pageHit = (page: number, ...hits: Hit[]): PageHit => ({
  ...{ page, score: hits[0]?.score ?? 0, concepts: 0, hits },
});

const comparison = (scores: Record<number, number>, rest: Partial<Comparison> = {}) => ({
  ...{ held: 1, isUnsure: false, ...rest },
  scores: new Map(Object.entries(scores).map(([document, score]) => [Number(document), score])),
});

/** The pages in their new order, with the score of each section. */
const rank = (pages: PageHit[], compared: Comparison) =>
  addComparison(pages, compared, PLACES).map(({ page, hits }) => [
    page,
    ...hits.map(({ section, score }) => `${section}: ${score}`),
  ]);

test('the comparison counts two and a half times as much as single words', () => {
  const pages = [pageHit(0, hit(1, 8)), pageHit(1, hit(1, 4))];
  expect(rank(pages, comparison({ 2: 0.25, 5: 1 }))).toEqual([
    [1, `1: ${4 / 8 + 2.5}`],
    [0, `1: ${1 + 2.5 * 0.25}`],
  ]);
});

test('a title counts as the text below it', () => {
  const pages = [pageHit(0, hit('title', 1), hit(0, 1), hit(1, 1))];
  expect(rank(pages, comparison({ 1: 0.5 }))).toEqual([[0, 'title: 2.25', '0: 2.25', '1: 1']]);
});

test('a section that compares nearly as well as the best is a result without single words', () => {
  const page = pageHit(0, hit(1, 8));
  expect(rank([page], comparison({ 1: 0.7, 2: 1, 5: 0.69 }))).toEqual([[0, '1: 3.5', '0: 1.75']]);
});

test('of a question of which no section has much, only what single words found is a result', () => {
  const page = pageHit(0, hit(1, 1));
  expect(rank([page], comparison({ 4: 1 }, { held: 0.15 }))).toHaveLength(2);
  expect(rank([page], comparison({ 4: 1 }, { held: 0.14 }))).toHaveLength(1);
  expect(rank([], comparison({ 4: 1 }, { held: 0.01 }))).toHaveLength(1);
  expect(rank([], comparison({ 4: 1 }, { held: 0.01, isUnsure: true }))).toEqual([]);
});

test.each([
  [1, 0, true],
  [0.99, 0, false],
  [0.5, 0.25, true],
  [0.49, 0.25, false],
  [0.5, 0.24, false],
])('a section that has %d of a question and leads by %d is the answer: %s', (held, lead, is) => {
  const pages = [pageHit(0, hit(1, 2)), pageHit(1, hit(1, 2 - lead))];
  expect(isSure(pages, comparison({}, { held }))).toBe(is);
});
