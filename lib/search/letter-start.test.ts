import { expect, test } from '@jest/globals';
import { letterStart } from './normalize';

test.each([
  ['abc', 1, 1],
  ['a👍b', 2, 1],
  ['a👍b', 3, 3],
  ['e\u0301', 1, 0],
  ['👨‍👩‍👧x', 4, 0],
  ['abc', 3, 3],
  ['', 0, 0],
])('a cut of %j at %i goes to %i', (text, index, start) => {
  expect(letterStart(text, index)).toBe(start);
});

test('a cut in a long text is found at once', () => {
  const text = '👍'.repeat(500_000);
  const before = performance.now();
  expect(letterStart(text, 500_001)).toBe(500_000);
  expect(performance.now() - before).toBeLessThan(100);
});
