import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { throttle } from './timing';

const run = jest.fn();
const { signal } = new AbortController();

beforeEach(() => {
  jest.useFakeTimers();
  run.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the first call runs at once, and nothing follows it', () => {
  throttle(run, 100, signal)();
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('calls within the time run once, at its end', () => {
  const throttled = throttle(run, 100, signal);
  for (let call = 0; call < 5; call++) throttled();
  jest.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('after the run at the end, the next call waits as well', () => {
  const throttled = throttle(run, 100, signal);
  throttled();
  throttled();
  jest.advanceTimersByTime(150);
  throttled();
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a call that is still to come does not run after the signal', () => {
  const ended = new AbortController();
  const throttled = throttle(run, 100, ended.signal);
  throttled();
  throttled();
  ended.abort();
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a call from inside the run comes at the end of the time', () => {
  const runTwice = () => {
    run();
    if (run.mock.calls.length === 1) throttled();
  };
  const throttled = throttle(runTwice, 100, signal);
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});
