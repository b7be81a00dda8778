import { expect, test } from '@jest/globals';
import { isComposing, isSearchShortcut } from './presses';

test.each([
  [{ isComposing: true, keyCode: 229 }, true],
  // Safari, for the Enter that ends a composition
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('the key %j is of an input method: %s', (key, expected) => {
  expect(isComposing(key)).toBe(expected);
});

test.each([
  [{ key: 'k', code: 'KeyK', ctrlKey: true }, true],
  [{ key: 'K', code: 'KeyK', metaKey: true }, true],
  [{ key: 'k', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
  [{ key: 'k', code: 'KeyK' }, false],
  // Cyrillic, and Dvorak
  [{ key: 'л', code: 'KeyK', ctrlKey: true }, true],
  [{ key: 't', code: 'KeyK', ctrlKey: true }, false],
  [{ key: 'k', code: 'KeyV', ctrlKey: true }, true],
  [{ key: '/', code: 'Slash' }, true],
  [{ key: '/', code: 'Slash', ctrlKey: true }, false],
  // German
  [{ key: '/', code: 'Digit7', shiftKey: true }, true],
])('the key %j opens the search: %s', (key, expected) => {
  Object.assign(globalThis, { HTMLElement: class {} });
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(isSearchShortcut({ ...modifiers, ...key } as KeyboardEvent)).toBe(expected);
});
