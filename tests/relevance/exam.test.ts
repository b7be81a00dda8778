import { expect, test } from '@jest/globals';
import { englishSearch, placesIn } from './english-search';
import { EXAM, measure, type Part, partOf } from './exam';

// `npm run exam` prints the figures of all parts.

const { records, search } = await englishSearch();
const answerable = EXAM.filter(({ answers }) => Object.keys(answers).length > 0);

test('the questions are told apart, and their answers exist', () => {
  expect(new Set(EXAM.map(({ q }) => q)).size).toBe(EXAM.length);
  const places = placesIn(records);
  const missing = EXAM.flatMap(({ answers }) =>
    Object.keys(answers).filter((address) => !places.has(address)),
  );
  expect(missing).toEqual([]);
});

test('a third of the questions is left for the exam', () => {
  const count = (part: Part) => answerable.filter((question) => partOf(question) === part).length;
  expect([count('train'), count('tune'), count('exam')]).toEqual([197, 72, 129]);
});

test('the search does not fall behind what it has reached in the exam', () => {
  const exam = answerable.filter((question) => partOf(question) === 'exam');
  const { first, topThree, firstSection, meanReciprocalRank, gain } = measure(exam, search);
  expect(first).toBeGreaterThanOrEqual(0.72);
  expect(topThree).toBeGreaterThanOrEqual(0.85);
  expect(firstSection).toBeGreaterThanOrEqual(0.49);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.79);
  expect(gain).toBeGreaterThanOrEqual(0.44);
});
