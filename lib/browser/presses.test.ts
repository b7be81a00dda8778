import { expect, test } from '@jest/globals';
import { isComposing } from './presses';

test.each([
  [{ isComposing: true, keyCode: 229 }, true],
  // Safari, for the Enter that ends a composition
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('the key %j is of an input method: %s', (key, expected) => {
  expect(isComposing(key)).toBe(expected);
});
