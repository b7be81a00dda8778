import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type CopyOutcome, copyWithOutcome } from './copy-press';

const shown: (CopyOutcome | undefined)[] = [];
const button = {};

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  Object.defineProperty(globalThis, 'navigator', {
    value: { clipboard: { writeText: async () => {} } },
    configurable: true,
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'navigator');
});

function press(text: string | Promise<string>, at: object = button): Promise<void> {
  return copyWithOutcome(text, { at, prompt: '{key}', show: (outcome) => shown.push(outcome) });
}

test('a success shows for two seconds from the last press', async () => {
  await press('a');
  jest.advanceTimersByTime(1900);
  await press('a');
  jest.advanceTimersByTime(1900);
  expect(shown).toEqual(['copied', 'copied']);
  jest.advanceTimersByTime(100);
  expect(shown).toEqual(['copied', 'copied', undefined]);
});

test('each place shows its own outcome', async () => {
  await press('a');
  jest.advanceTimersByTime(1000);
  await press('a', {});
  jest.advanceTimersByTime(1000);
  expect(shown).toEqual(['copied', 'copied', undefined]);
});

test('a text that does not come is a failure, which shows for four seconds', async () => {
  await press(Promise.reject(new Error('No connection.')));
  jest.advanceTimersByTime(3900);
  expect(shown).toEqual(['failed']);
  jest.advanceTimersByTime(100);
  expect(shown).toEqual(['failed', undefined]);
});
