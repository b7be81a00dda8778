import { expect, test } from '@jest/globals';
import type { Finds } from './lookup';
import type { Concept } from './query';
import { rankPages } from './ranking';
import type { Place } from './sections';

/** Two pages: the first has a section in a section, the second one section. */
const PLACES: Place[] = [
  { page: 0, section: 'title', above: [] },
  { page: 0, section: 0, above: [] },
  { page: 0, section: 1, above: [] },
  { page: 0, section: 2, above: [2] },
  { page: 1, section: 'title', above: [] },
  { page: 1, section: 0, above: [] },
  { page: 1, section: 1, above: [] },
];

const word = (optional = false): Concept => ({ words: [], alternatives: [], optional });

/** What is found of a word: by documents, its score, and whether a title or heading holds it. */
const found = (scores: Record<number, number | [head: number]>): Finds =>
  new Map(
    Object.entries(scores).map(([document, score]) => {
      const isHead = typeof score !== 'number';
      return [Number(document), { score: isHead ? score[0] : score, isHead }];
    }),
  );

const rank = (...finds: Finds[]) =>
  rankPages(
    finds.map(() => word()),
    finds,
    PLACES,
  );

const scores = (...finds: Finds[]) => rank(...finds).map(({ page, score }) => [page, score]);

test('what a section holds is its score', () => {
  expect(rank(found({ 2: 4 }))).toEqual([
    {
      ...{ page: 0, score: 4, concepts: 0b1 },
      hits: [{ section: 1, score: 4, concepts: 0b1, head: 0, path: 0 }],
    },
  ]);
});

test('a section has half of what the title and the headings above it hold', () => {
  const [page] = rank(found({ 0: [8] }), found({ 3: 2 }));
  expect(page).toMatchObject({ score: 6, concepts: 0b11 });
  expect(page?.hits).toEqual([
    { section: 2, score: 8 / 2 + 2, concepts: 0b11, head: 0, path: 0b01 },
    // Of two words it holds one, and 0.4 of what another part of the page holds of the other.
    {
      ...{ section: 'title', concepts: 0b01, head: 0b01, path: 0b01 },
      score: expect.closeTo((8 + 2 * 0.4) * (1 - 0.8 / 2), 10),
    },
  ]);
  expect(scores(found({ 2: [6] }), found({ 3: 1 }))).toEqual([[0, 4]]);
  // What counts most of them, however little it is.
  expect(scores(found({ 0: [8], 2: [20] }), found({ 3: 7 }))).toEqual([[0, 17]]);
  const [low] = rank(found({ 0: [0.5] }), found({ 3: 7 }));
  expect(low?.hits[0]).toMatchObject({ score: 7.25, path: 0b01 });
});

test('what only the text below a title or heading holds is not handed down', () => {
  const [page] = rank(found({ 0: 8 }), found({ 3: [2] }));
  expect(page?.hits[1]).toEqual({
    ...{ section: 2, concepts: 0b10, head: 0b10, path: 0b10 },
    score: expect.closeTo((2 + 8 * 0.4) * 0.6, 10),
  });
});

test('the more of the words a page lacks, the less its score is', () => {
  const half = [found({ 2: 1 }), found({ 2: 1 }), found({ 5: 1 }), found({ 5: 1 })];
  expect(scores(...half)).toEqual([
    [0, 2 / 4],
    [1, 2 / 4],
  ]);
  // Less than half of the words is not enough.
  expect(scores(...half.slice(0, 3))).toEqual([[0, 2 * (2 / 3) ** 2]]);
});

test('a word that no page holds cannot tell pages apart', () => {
  expect(scores(found({ 2: 3 }), found({ 2: 1 }), found({}))).toEqual([[0, expect.closeTo(4, 10)]]);
});

test('a page that holds one of several words must be about it', () => {
  expect(scores(found({ 2: 4 }), found({ 5: 1, 6: [4] }))).toEqual([[1, 4 / 4]]);
  expect(scores(found({ 2: 4 }))).toEqual([[0, 4]]);
});

test('a page may do without a word that says little', () => {
  const pages = rankPages([word(), word(true)], [found({ 2: 4 }), found({ 2: 1, 5: 9 })], PLACES);
  expect(pages.map(({ page, score }) => [page, score])).toEqual([[0, 5]]);
});

test('pages that answer equally well are in the order of the index', () => {
  const last = new Map([...found({ 5: 1 }), ...found({ 2: 1 })]);
  expect(scores(last)).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(scores(found({ 5: 2, 2: 1 }))).toEqual([
    [1, 2],
    [0, 1],
  ]);
});
