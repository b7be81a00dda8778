import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { loadSite } from '../../lib/site/load';
import { englishSearch, placesIn } from './english-search';
import { EXAM, measure, type Part, partOf } from './exam';
import { EXAM_PAGE, writeExam } from './exam-page';
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
  expect(first).toBeGreaterThanOrEqual(0.86);
  expect(topThree).toBeGreaterThanOrEqual(0.97);
  expect(firstSection).toBeGreaterThanOrEqual(0.75);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.92);
  expect(gain).toBeGreaterThanOrEqual(0.67);
  expect(refused).toBeLessThanOrEqual(0.03);
  const unanswered = EXAM.filter(({ answers }) => Object.keys(answers).length === 0);
  expect(unanswered).toHaveLength(60);
  expect(measure(unanswered, search).refused).toBeGreaterThanOrEqual(0.75);
});

test('the page of the exam shows every question, and what the search reaches', () => {
  const page = readFileSync(EXAM_PAGE, 'utf8');
  const shown = [...page.matchAll(/^- (`+) ?(.+?) ?\1$/gm)].map(([, , question]) => question);
  expect(shown.sort()).toEqual(EXAM.map(({ q }) => q).sort());
  const shares = (text: string) => [...text.matchAll(/(\d+) %/g)].map(([, share]) => Number(share));
  const reached = shares(writeExam(page, search, '2026-01-01'));
  // An edit of a page may move a share by two points; after that, `npm run exam -- --write` writes the page anew.
  const behind = shares(page).filter((share, place) => Math.abs(share - (reached[place] ?? 0)) > 2);
  expect(behind).toEqual([]);
  expect(() => writeExam('# Search', search, '')).toThrow(`${EXAM_PAGE}: the comments`);
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
