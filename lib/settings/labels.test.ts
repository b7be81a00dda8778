import { expect, test } from '@jest/globals';
import { en } from './en';
import { fill, fillCount } from './fill';

test.each([
  ['{a} and {b} and {a}', { a: '1', b: '2' }, '1 and 2 and 1'],
  ['{query}', { query: '' }, ''],
  ['{query}', { query: '$& $1' }, '$& $1'],
  ['{not a name} {}', { a: '1' }, '{not a name} {}'],
  ['{constructor}', {}, '{constructor}'],
])('"%s" filled with %j is "%s"', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

test.each([
  ['en', 1, 'one'],
  ['pl', 3, 'few 3'],
  ['pl', 5, 'other 5'],
])('in %s the text for %d is "%s"', (lang, count, text) => {
  const labels = { count: 'other {count}', countOne: 'one', countFew: 'few {count}' };
  expect(fillCount(labels, count, lang)).toBe(text);
});

test('no text of the interface is empty or has spaces around it', () => {
  const texts = Object.values(en).flatMap(Object.values<string>);
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts) expect(text).toMatch(/^\S(.*\S)?$/);
});
