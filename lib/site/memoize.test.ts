import { expect, test } from '@jest/globals';
import { memoize } from './memoize';

test('what was computed from an object is reused while all that it depends on is the same', () => {
  let times = 0;
  const lengths = memoize<{ text: string }, number>(new WeakMap());
  const lengthOf = ({ text }: { text: string }) => {
    times += 1;
    return text.length;
  };
  const thing = { text: 'abc' };
  expect(lengths(thing, lengthOf)).toBe(3);
  expect(lengths(thing, lengthOf)).toBe(3);
  expect(times).toBe(1);
  expect(lengths(thing, lengthOf, 'elsewhere')).toBe(3);
  expect(lengths({ ...thing }, lengthOf)).toBe(3);
  expect(times).toBe(3);
});
