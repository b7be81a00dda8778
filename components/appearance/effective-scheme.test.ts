import { expect, test } from '@jest/globals';
import { effectiveScheme } from './effective-scheme';

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  ['purple', true, 'dark'],
  [undefined, false, 'light'],
])('the choice "%s" with a dark system: %s shows %s', (choice, systemIsDark, shown) => {
  expect(effectiveScheme(choice, systemIsDark)).toBe(shown);
});
