import { expect, test } from '@jest/globals';
import { cpuSince } from '../../tests/support/cpu-time';
import { letterStart, normalize } from './normalize';

test.each([
  ['Café ＡＰＩ', 'cafe api'],
  ['LOADAPP', 'loadapp'],
  ['résumé', 'resume'],
  ['re\u0301sume\u0301', 'resume'],
  ['Ångström', 'angstrom'],
  ['Ελλάδα', 'ελλαδα'],
  ['Ёлка', 'елка'],
  ['\u0438\u0306', 'й'],
  ['か\u3099', 'が'],
  ['ｶﾞ', 'ガ'],
  ['ﬁle', 'file'],
  ['한국어', '한국어'],
  ['\u1112\u1161\u11ab', '한'],
  ['中文', '中文'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['Łódź', 'lodz'],
  ['ΛΟΓΟΣ', 'λογοσ'],
  ['½', '1⁄2'],
  ['İ', 'i'],
  ['𝔾arfish', 'garfish'],
  ['🚀', '🚀'],
  ['$scope_1', '$scope_1'],
  ['', ''],
])('"%s" is compared as "%s"', (text, form) => {
  expect(normalize(text)).toBe(form);
  expect(normalize(form)).toBe(form);
});

test.each([
  ['ё', 'е'],
  ['é', 'E'],
  ['가', '\u1100\u1161'],
  ['ＡＢＣ', 'abc'],
])('"%s" and "%s" are one', (a, b) => {
  expect(normalize(a)).toBe(normalize(b));
});

test.each([
  ['й', 'и'],
  ['が', 'か'],
  ['ぱ', 'は'],
  ['कि', 'कु'],
  ['ї', 'і'],
])('"%s" and "%s" are letters of their own', (a, b) => {
  expect(normalize(a)).not.toBe(normalize(b));
});

test.each([
  ['abc', 1, 1],
  ['a👍b', 2, 1],
  ['a👍b', 3, 3],
  ['e\u0301', 1, 0],
  ['👨‍👩‍👧x', 4, 0],
  ['abc', 3, 3],
  ['', 0, 0],
])('a cut of %j at %i goes to %i', (text, index, start) => {
  expect(letterStart(text, index)).toBe(start);
});

test('a cut in a long text is found at once', () => {
  const text = '👍'.repeat(500_000);
  const before = process.cpuUsage();
  expect(letterStart(text, 500_001)).toBe(500_000);
  expect(cpuSince(before)).toBeLessThan(100);
});
