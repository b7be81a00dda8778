import { expect, test } from '@jest/globals';
import { editDistance, nearest } from './nearest';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['order', 'order', 0],
  ['ordr', 'order', 1],
  ['oder', 'order', 1],
  ['orders', 'order', 1],
  ['ordet', 'order', 1],
  ['roder', 'order', 2],
  ['kitten', 'sitting', 3],
  ['abc', 'xyz', 3],
])('from "%s" to "%s" it takes %i letters', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test.each([
  ['ordr', ['title', 'order'], 'order'],
  ['ORDER', ['title', 'order'], 'order'],
  ['loadapp', ['loader', 'loadApp'], 'loadApp'],
  ['run.md', ['run', 'loader'], 'run'],
  ['colour', ['title', 'order'], undefined],
  ['ab', ['cd'], undefined],
  ['a', ['b'], undefined],
  ['', ['a'], undefined],
  ['order', [], undefined],
])('"%s" among %j most likely means %j', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

test('of words that are equally near the first is taken', () => {
  expect(nearest('tabx', ['taba', 'tabb'])).toBe('taba');
});

test('a word of many letters may hold three slips, but not four', () => {
  expect(nearest('abcdefghij', ['abcdefgxyz'])).toBe('abcdefgxyz');
  expect(nearest('abcdefghij', ['abcdefwxyz'])).toBeUndefined();
});
