import { expect, test } from '@jest/globals';
import { loadSite } from '../../lib/content/load';
import { englishSearch, placesIn } from './english-search';
import { EXAM, measure, type Part, partOf } from './exam';
import { HELD_BACK } from './held-back';

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
  expect([count('train'), count('tune'), count('exam')]).toEqual([202, 73, 132]);
});

test('the search does not fall behind what it has reached in the exam', () => {
  const exam = answerable.filter((question) => partOf(question) === 'exam');
  const { first, topThree, firstSection, meanReciprocalRank, gain, refused } = measure(
    exam,
    search,
  );
  expect(first).toBeGreaterThanOrEqual(0.84);
  expect(topThree).toBeGreaterThanOrEqual(0.95);
  expect(firstSection).toBeGreaterThanOrEqual(0.75);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
  expect(gain).toBeGreaterThanOrEqual(0.66);
  expect(refused).toBeLessThanOrEqual(0.03);
  const unanswered = EXAM.filter(({ answers }) => Object.keys(answers).length === 0);
  expect(unanswered).toHaveLength(60);
  expect(measure(unanswered, search).refused).toBeGreaterThanOrEqual(0.35);
});

test('what readers have asked holds none of the questions that measure', async () => {
  const { questions } = await loadSite();
  const known = new Set(Object.values(questions).flat());
  const measuring = [
    ...EXAM.filter((question) => partOf(question) !== 'train').map(({ q }) => q),
    ...HELD_BACK.map(([typed]) => typed),
  ];
  expect(measuring.filter((typed) => known.has(typed))).toEqual([]);
});
