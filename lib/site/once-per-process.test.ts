import { expect, test } from '@jest/globals';
import { oncePerProcess } from './once-per-process';

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

test('what has another name is another thing', () => {
  expect(oncePerProcess('a', () => 'a')()).toBe('a');
  expect(oncePerProcess('b', () => 'b')()).toBe('b');
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
