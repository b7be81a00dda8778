import { expect, test } from '@jest/globals';
import { wholeAddress } from './whole-address';

test.each([
  ['/api/run', 'https://www.garfishjs.org/api/run'],
  ['/api/run#options', 'https://www.garfishjs.org/api/run#options'],
  ['/', 'https://www.garfishjs.org/'],
  ['https://example.org/a', 'https://example.org/a'],
  ['//example.org/a', '//example.org/a'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
])('the whole address of %s is %s', (address, whole) => {
  expect(wholeAddress(address)).toBe(whole);
});
