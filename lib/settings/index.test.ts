import { expect, test } from '@jest/globals';
import { absoluteUrl, directionOf } from '.';

test.each([
  ['/api/run', 'https://www.garfishjs.org/api/run'],
  ['https://example.org/a', 'https://example.org/a'],
  ['//example.org/a', '//example.org/a'],
])('the absolute URL of %s is %s', (address, whole) => {
  expect(absoluteUrl(address)).toBe(whole);
});

test.each([
  ['en', undefined],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
])('the direction of %s is %s', (lang, direction) => {
  expect(directionOf(lang)).toBe(direction);
});
