import { expect, test } from '@jest/globals';
import { letterStart, mapText, normalize } from './normalize';

/** Every text in which normalising changes lengths, and one in which it does not. */
const TEXTS = [
  'plain text',
  'ﬁle ﬂow',
  'İstanbul ß ½ …',
  'cafe\u0301 café',
  'ｶﾞｲﾄﾞ ＡＰＩ',
  '\u1112\u1161\u11ab국어',
  'Ёлка ёж',
  '👨‍👩‍👧 𝔾arfish 🚀',
  'Straße Ærø',
  '微前端 沙箱',
  'ガイド・ルーター サンドボックスの使い方',
  'Café · “quoted” → ├─ ½',
  'हिन्दी',
];

test.each(TEXTS)('letter by letter, %j has the form that it has in one piece', (text) => {
  expect(mapText(text, normalize).text).toBe(normalize(text));
});

test.each([
  ['ﬁle', 'file', 0, 4, 'ﬁle'],
  ['ﬁle', 'file', 0, 1, 'ﬁ'],
  ['ﬁle', 'file', 2, 4, 'le'],
  ['İx', 'ix', 0, 1, 'İ'],
  ['aßb', 'assb', 1, 3, 'ß'],
  ['aßb', 'assb', 3, 4, 'b'],
  ['1½', '11⁄2', 1, 4, '½'],
  ['cafe\u0301s', 'cafes', 3, 4, 'e\u0301'],
  ['ｶﾞｲ', 'ガイ', 0, 1, 'ｶﾞ'],
  ['\u1112\u1161\u11ab국', '한국', 0, 1, '\u1112\u1161\u11ab'],
  ['𝔾a', 'ga', 0, 1, '𝔾'],
  ['🚀a', '🚀a', 2, 3, 'a'],
  ['plain', 'plain', 1, 3, 'la'],
])('of %j, read as %j, the part %i to %i was %j', (text, form, start, end, part) => {
  const mapped = mapText(text, normalize);
  expect(mapped.text).toBe(form);
  const range = mapped.original({ start, end });
  expect(text.slice(range.start, range.end)).toBe(part);
});

test('no stretch of the form leads outside of the original or breaks a letter', () => {
  for (const text of TEXTS) {
    const mapped = mapText(text, normalize);
    for (let start = 0; start <= mapped.text.length; start++) {
      for (let end = start; end <= mapped.text.length + 2; end++) {
        const range = mapped.original({ start, end });
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThanOrEqual(text.length);
        expect(text.slice(range.start, range.end)).not.toMatch(/\p{Surrogate}/u);
      }
    }
  }
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
  const before = performance.now();
  expect(letterStart(text, 500_001)).toBe(500_000);
  expect(performance.now() - before).toBeLessThan(100);
});
