import { expect, test } from '@jest/globals';
import { isNamed, isQuestion, isSaid, parseQuery, type Query } from './query';

test.each([
  ['sandbox', false],
  ['sandbox options', false],
  ['how is the sandbox closed', true],
  ['what is the sandbox', false],
  ['micro app sandbox', false],
  ['sandbox options differ', true],
  // What stands between known words in writing without spaces makes a question.
  ['子应用白屏', true],
  ['子应用', false],
])('%j is a question: %s', (typed, is) => {
  expect(isQuestion(parseQuery(typed))).toBe(is);
});

test('a word that says nothing is not said, but one that is unknown is', () => {
  expect(parseQuery('the sandbox').concepts.map(isSaid)).toEqual([false, true]);
  const { concepts } = parseQuery('白屏子应用');
  expect(concepts.map(({ optional }) => optional)).toEqual([true, false]);
  expect(concepts.map(isSaid)).toEqual([true, true]);
});

test.each([
  ['why does the sandbox not work', ['sandbox', 'work']],
  ['hide vs unmount', ['hide', 'unmount']],
  // A word that is all that was asked says something.
  ['how is it', ['how', 'is', 'it']],
])('%j says %j', (typed, said) => {
  const { concepts } = parseQuery(typed);
  expect(concepts.filter(isSaid).flatMap(({ words }) => words)).toEqual(said);
});

test('an unknown word beside one that says nothing is all that was asked', () => {
  expect(parseQuery('白屏的').concepts.map(({ optional }) => optional)).toEqual([false, true]);
});

test('only the first 1,200 letters and 24 words of a query count', () => {
  const letters = (count: number) => parseQuery('a'.repeat(count)).words[0]?.length;
  expect([letters(1200), letters(1201)]).toEqual([1200, 1200]);
  expect(parseQuery('a '.repeat(30)).words).toHaveLength(24);
  expect(parseQuery('cache '.repeat(30)).words).toHaveLength(24);
});

test('a name that is in quotation marks only in part is what was asked', () => {
  const { concepts } = parseQuery('two child apps of "child" here');
  expect(concepts.filter(({ optional }) => !optional).map(({ words }) => words.join(' '))).toEqual(
    expect.arrayContaining(['child apps']),
  );
});

const queryOf = (...optional: boolean[]): Query => ({
  words: [],
  isTerm: false,
  concepts: optional.map((one) => ({ words: [], alternatives: [], optional: one })),
});

test.each([
  [0b1, 1, true],
  [0b0, 1, false],
  [0b11, 2, true],
  [0b01, 2, false],
])('a heading with %i of %i words is named only by all of them: %s', (head, words, named) => {
  const query = queryOf(...Array<boolean>(words).fill(false));
  expect(isNamed(query, head, 'heading')).toBe(named);
});

test('stop words are no part of a name, and a name has 0.4 of the words of its heading', () => {
  expect(isNamed(queryOf(true, false), 0b10, ' of it')).toBe(true);
  const two = queryOf(false, false);
  expect(isNamed(two, 0b11, ' one two three four five')).toBe(true);
  expect(isNamed(two, 0b11, ' one two three four five six')).toBe(false);
});
