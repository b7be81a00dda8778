import { expect, test } from '@jest/globals';
import { dayOf, readingMinutes } from './dates';

test.each([
  ['2024-03-01T23:59:59-11:00', 'en', 'March 1, 2024'],
  ['2024-03-01T00:00:00Z', 'zh', '2024年3月1日'],
  ['2024-12-31T23:30:00-05:00', 'de', '31. Dezember 2024'],
])('%s is in the language %s: %s', (iso, lang, text) => {
  expect(dayOf(iso, lang)).toEqual({ iso, text });
});

test.each([
  ['', 1],
  ['word '.repeat(500), 3],
  ['字'.repeat(800), 2],
])('reading takes a minute or more', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
