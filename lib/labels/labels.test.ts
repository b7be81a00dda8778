import { expect, test } from '@jest/globals';
import { ENGLISH, fill } from './labels';
import { resolveLabels } from './resolve';

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

test('without wording of the site all texts are the English ones', () => {
  expect(resolveLabels({})).toEqual(ENGLISH);
});

test('the wording of the site replaces single texts and leaves the others', () => {
  const labels = resolveLabels({ doc: { nextPage: 'Weiter' }, outline: { title: 'Inhalt' } });
  expect(labels.doc).toEqual({ ...ENGLISH.doc, nextPage: 'Weiter' });
  expect(labels.outline.title).toBe('Inhalt');
  expect(labels.search).toEqual(ENGLISH.search);
});

test('the English texts stay as they are when a site words them otherwise', () => {
  resolveLabels({ doc: { nextPage: 'Weiter' } }).doc.previousPage = 'Zurück';
  expect(ENGLISH.doc).toMatchObject({ previousPage: 'Previous Page', nextPage: 'Next Page' });
});

test('no text of the interface is empty or has spaces around it', () => {
  const texts = Object.values(ENGLISH).flatMap((part) => Object.values(part));
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect(text).toMatch(/^\S(.*\S)?$/);
});

test('the texts that the specification words are worded so', () => {
  expect(ENGLISH).toMatchObject({
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
