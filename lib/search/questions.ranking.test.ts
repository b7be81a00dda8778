import { expect, test } from '@jest/globals';
import type { Passages } from './passages';
import type { Query } from './query';
import { isNamed, rankByPassages, verdictOf } from './questions';
import type { Hit, PageHit } from './ranking';
import type { Place } from './sections';

/** Two pages of two sections each. */
const PLACES: Place[] = [0, 1].flatMap((page) => [
  { page, section: 'title' as const, above: [] },
  { page, section: 0, above: [] },
  { page, section: 1, above: [] },
]);

const hit = (section: Hit['section'], score: number, head = 0): Hit => ({
  ...{ section, score, concepts: 0, head, path: 0 },
});

const pageHit = (page: number, ...hits: Hit[]): PageHit => ({
  ...{ page, score: hits[0]?.score ?? 0, concepts: 0, hits },
});

const passages = (scores: Record<number, number>, rest: Partial<Passages> = {}): Passages => ({
  ...{ held: 1, points: 1, unknown: 0, answered: 0, unanswered: 0, ...rest },
  scores: new Map(Object.entries(scores).map(([document, score]) => [Number(document), score])),
});

/** The pages in their new order, with the score of each section. */
const rank = (pages: PageHit[], found: Passages) =>
  rankByPassages(pages, found, PLACES).map(({ page, hits }) => [
    page,
    ...hits.map(({ section, score }) => `${section}: ${score}`),
  ]);

const asked = (...optional: boolean[]): Query => ({
  words: [],
  isTerm: false,
  concepts: optional.map((one) => ({ words: [], alternatives: [], optional: one })),
});

test.each([
  [0b1, 1, true],
  [0b0, 1, false],
  [0b11, 2, true],
  [0b01, 2, false],
])('what %i names of %i words is a name only if it is all of them: %s', (head, words, named) => {
  const query = asked(...Array<boolean>(words).fill(false));
  expect(isNamed(pageHit(0, hit(1, 1, head)), 'heading', query)).toBe(named);
});

test('words that say nothing are no part of a name, and nothing is named where nothing is found', () => {
  expect(isNamed(pageHit(0, hit(1, 1, 0b10)), 'of it', asked(true, false))).toBe(true);
  expect(isNamed(undefined, '', asked(false))).toBe(false);
  expect(isNamed(pageHit(0), '', asked(false))).toBe(false);
});

test('what is less than 0.4 of a heading, as `not rendering` of a message, is no name', () => {
  const best = pageHit(0, hit(1, 1, 0b11));
  expect(isNamed(best, ' one two three four five', asked(false, false))).toBe(true);
  expect(isNamed(best, ' one two three four five six', asked(false, false))).toBe(false);
});

test('a question as a whole counts two and a half times as much as its words, of which the best page has one', () => {
  const pages = [pageHit(0, hit(1, 8)), pageHit(1, hit(1, 4))];
  expect(rank(pages, passages({ 2: 0.25, 5: 1 }))).toEqual([
    [1, `1: ${4 / 8 + 2.5}`],
    [0, `1: ${1 + 2.5 * 0.25}`],
  ]);
});

test('where no words were found, only the question as a whole counts', () => {
  expect(rank([], passages({ 5: 1 }))).toEqual([[1, '1: 2.5']]);
  expect(rank([pageHit(1, hit(1, 0))], passages({ 5: 0.5 }))).toEqual([[1, '1: 1.25']]);
});

test('a title counts as the text below it', () => {
  const pages = [pageHit(0, hit('title', 1), hit(0, 1), hit(1, 1))];
  expect(rank(pages, passages({ 1: 0.5 }))).toEqual([[0, 'title: 2.25', '0: 2.25', '1: 1']]);
});

test('a section that answers nearly as well as the best shows, though its words were not found', () => {
  const page = pageHit(0, hit(1, 8));
  expect(rank([page], passages({ 1: 0.7, 2: 1, 5: 0.69 }))).toEqual([[0, '1: 3.5', '0: 1.75']]);
  // As it is found, what else is known of it is nothing.
  const [, added] = rankByPassages([page], passages({ 2: 1, 5: 1 }), PLACES);
  expect(added).toEqual({
    ...{ page: 1, score: 2.5, concepts: 0 },
    hits: [{ section: 1, score: 2.5, concepts: 0, head: 0, path: 0 }],
  });
});

test('of a question of which nothing holds much, only what was found word by word shows', () => {
  const page = pageHit(0, hit(1, 1));
  const near = { 4: 1 };
  expect(rank([page], passages(near, { held: 0.15 }))).toHaveLength(2);
  expect(rank([page], passages(near, { held: 0.14 }))).toHaveLength(1);
});

test('where nothing was found word by word, what is near to a question shows, unless most of it is unknown', () => {
  const near = { 4: 1 };
  expect(rank([], passages(near, { held: 0.01, points: 0.2, unknown: 0.08 }))).toHaveLength(1);
  expect(rank([], passages(near, { held: 0.01, points: 0.2, unknown: 0.09 }))).toEqual([]);
});

test.each([
  // What it holds, by how much it leads, and whether it is the answer.
  [1, 0, true],
  [0.99, 0, false],
  [0.5, 0.25, true],
  [0.49, 0.25, false],
  [0.5, 0.24, false],
])('a section that holds %d of a question and leads by %d is the answer: %s', (held, lead, is) => {
  const pages = [pageHit(0, hit(1, 2)), pageHit(1, hit(1, 2 - lead))];
  expect(verdictOf(pages, passages({}, { held })).isSure).toBe(is);
});

test('the only page leads by all it has, and nothing by nothing', () => {
  expect(verdictOf([pageHit(0, hit(1, 0.25))], passages({}, { held: 0.5 })).isSure).toBe(true);
  expect(verdictOf([pageHit(0, hit(1, 0.24))], passages({}, { held: 0.5 })).isSure).toBe(false);
  expect(verdictOf([], passages({}, { held: 0.5 })).isSure).toBe(false);
});

test.each([
  [0.21, true],
  [0.2, false],
])(
  'of a question whose best section has half of the points, %d unknown is too much: %s',
  (unknown, is) => {
    expect(verdictOf([], passages({}, { points: 0.5, unknown })).isUnsure).toBe(is);
  },
);

test.each([
  [0.48, true],
  [0.46, false],
])(
  'of a question that is half like an answered one, %d like an unanswered one is too much: %s',
  (unanswered, is) => {
    const found = passages({}, { points: 1, answered: 0.5, unanswered });
    expect(verdictOf([], found).isUnsure).toBe(is);
  },
);
