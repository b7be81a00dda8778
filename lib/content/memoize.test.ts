import { expect, test } from '@jest/globals';
import { memoize, oncePerProcess } from './memoize';

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

test('what has one name runs once, whoever asks', () => {
  let runs = 0;
  const count = () => {
    runs += 1;
    return { runs };
  };
  const first = oncePerProcess('count', count)();
  expect(oncePerProcess('count', count)()).toBe(first);
  expect(runs).toBe(1);
});

test('a failure is kept, so that it is not met twice', async () => {
  let runs = 0;
  const fail = oncePerProcess('fail', async () => {
    runs += 1;
    throw new Error('no');
  });
  await expect(fail()).rejects.toThrow('no');
  await expect(fail()).rejects.toThrow('no');
  expect(runs).toBe(1);
});
