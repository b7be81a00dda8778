import { expect, test } from '@jest/globals';
import { kept } from './kept';

test('what was worked out of an object is kept while all that it depends on is the same', () => {
  let times = 0;
  const lengths = kept<{ text: string }, number>(new WeakMap());
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
