import { expect, test } from '@jest/globals';
import { memoize, oncePerProcess } from './memoize';

test('what was computed is reused while all that it depends on is the same', () => {
  let times = 0;
  const cached = memoize<number>();
  const count = () => ++times;
  expect(cached('a', 'here', count)).toBe(1);
  expect(cached('a', 'here', count)).toBe(1);
  expect(cached('a', 'elsewhere', count)).toBe(2);
  expect(cached('b', 'elsewhere', count)).toBe(3);
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
