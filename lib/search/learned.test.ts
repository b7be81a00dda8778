import { expect, test } from '@jest/globals';
import { type LearnedQuestions, openLearned } from './learned';

const similarity = (learned: LearnedQuestions, stems: string) =>
  openLearned(learned).similarityTo(stems.split(' '));

test('the same words are wholly similar, and no common word is not similar at all', () => {
  const found = similarity([[3, ['mount slow']], [5, ['cache']]], 'mount slow'); // biome-ignore format: a row
  expect([...found.keys()]).toEqual([3]);
  expect(found.get(3)).toBeCloseTo(1, 10);
});

test('words count by how rare they are among the questions', () => {
  const found = similarity([[1, ['mount slow']], [2, ['mount cache']]], 'mount slow'); // biome-ignore format: a row
  // Of two questions, both have `mount`, one `slow`.
  const [common, rare] = [Math.log(1 + 2 / 2.5) ** 2, Math.log(1 + 2 / 1.5) ** 2];
  // Of two words, a sixth of the similarity counts.
  expect(found.get(2)).toBeCloseTo(common / (common + rare) / 6, 10);
});

test('a word that no question has makes a query less similar to all of them', () => {
  const [known, unknown] = [Math.log(1 + 1 / 1.5) ** 2, Math.log(1 + 1 / 0.5) ** 2];
  const found = similarity([[1, ['mount']]], 'mount sourdough');
  expect(found.get(1)).toBeCloseTo(Math.sqrt(known / (known + unknown)) / 6, 10);
});

test.each([[['slow mount', 'slow']], [['slow', 'slow mount']]])(
  'of several questions of a document, the most similar counts: %j',
  (questions) => {
    expect(similarity([[1, questions]], 'slow mount').get(1)).toBeCloseTo(1, 10);
  },
);
