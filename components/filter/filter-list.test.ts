import { expect, test } from '@jest/globals';
import { matcherOf } from './filter-list';

test.each([
  ['another letter case', 'LIMITS', 'Limits'],
  ['a space for a hyphen', 'pre load', 'Pre-load'],
  ['a hyphen for a space', 'idle-time', 'Idle time'],
  ['a word that is not finished', 'pre-', 'Pre-load'],
  ['spaces around the word', '  limits ', 'Limits'],
  ['characters that mean something in patterns', '(a.b*)', 'On / off (a.b*)'],
  ['letters outside of ASCII', 'stanbul', 'İstanbul'],
  ['words in another order', 'load idle', 'Idle time: Pre-load'],
  ['nothing', '   ', 'Limits'],
  ['a hyphen alone', '-', 'Limits'],
])('%s is found', (_, typed, text) => {
  expect(matcherOf(typed)(text)).toBe(true);
});

test.each([
  ['a word that is nowhere', 'quokka', 'Limits'],
  ['a dot for another sign', 'h.c', 'Garfish channel'],
  ['a word in a group without a name', 'a', ''],
])('%s is not', (_, typed, text) => {
  expect(matcherOf(typed)(text)).toBe(false);
});
