import { expect, test } from '@jest/globals';
import { en } from './en';
import { fill, fillCount } from './fill';

test.each([
  ['No results for "{query}"', { query: 'x' }, 'No results for "x"'],
  ['{a} and {b} and {a}', { a: '1', b: '2' }, '1 and 2 and 1'],
  ['{title} home', {}, '{title} home'],
  ['{query}', { query: '' }, ''],
  ['{query}', { query: '{query}' }, '{query}'],
  ['{query}', { query: '$& $1' }, '$& $1'],
  ['{not a name} {}', { a: '1' }, '{not a name} {}'],
  ['{constructor}', {}, '{constructor}'],
])('"%s" filled with %j is "%s"', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

test.each([
  ['en', 1, 'one'],
  ['en', 0, 'other 0'],
  ['zh', 1, 'other 1'],
  ['pl', 3, 'few 3'],
  ['pl', 5, 'other 5'],
])('in %s the text for %d is "%s"', (lang, count, text) => {
  const labels = { count: 'other {count}', countOne: 'one', countFew: 'few {count}' };
  expect(fillCount(labels, count, lang)).toBe(text);
});

test('no text of the interface is empty or has spaces around it', () => {
  const texts = Object.values(en).flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts) expect(text).toMatch(/^\S(.*\S)?$/);
});

test('the texts of the specification are the same', () => {
  expect(en).toMatchObject({
    outline: { title: 'ON THIS PAGE' },
    copy: { prompt: 'Copy to clipboard: {key}, Enter' },
    overview: {
      title: 'Overview',
      filter: 'Filter',
      filterPlaceholder: 'Enter keyword',
      noResult: 'No matching API found: {query}',
      others: 'Others',
    },
    notFound: { code: '404', title: 'PAGE NOT FOUND', takeMeHome: 'Take me home' },
  });
});

function textsOf(group: Record<string, string>): string[] {
  return Object.values(group);
}
