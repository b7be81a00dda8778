import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepSearch, recentSearches } from './search-recent';

const KEY = 'rspress-recent-searches';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  Object.assign(globalThis, { window: { localStorage } });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('the latest search comes first, each one once, whatever its letter case', () => {
  for (const query of ['run', 'loadApp', ' Run ', 'router']) keepSearch(query);
  expect(recentSearches()).toEqual(['router', 'Run', 'loadApp']);
});

test('five are kept', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f']) keepSearch(query);
  expect(recentSearches()).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test.each([[''], ['   '], ['x'.repeat(101)]])('"%s" is not worth keeping', (query) => {
  keepSearch(query);
  expect(recentSearches()).toEqual([]);
});

test.each([['{'], ['null'], ['{"a":1}'], ['[1, null, {"a": 1}]'], ['"text"']])(
  'what somebody else has stored (%s) is no search',
  (text) => {
    stored.set(KEY, text);
    expect(recentSearches()).toEqual([]);
    keepSearch('run');
    expect(recentSearches()).toEqual(['run']);
  },
);
