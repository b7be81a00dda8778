import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { typoVariants } from './lookup';
import { INDEX_OPTIONS } from './terms';

/** What a word may have meant, among the words of a text. */
function variants(text: string, ...words: string[]) {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.add({ id: 0, text });
  return typoVariants(index, words);
}

const terms = (text: string, word: string) =>
  variants(text, word).map((variant) => variant.terms.join(' '));

test('two words that were typed together may each go on; all of both must be there', () => {
  expect(variants('web component', 'webcomponent')).toEqual([
    { terms: ['web', 'component'], needs: 'all', weight: 0.45, kind: 'related', prefix: true },
  ]);
  expect(terms('web', 'webcomponent')).toEqual([]);
});

test('a similar word is meant as a whole', () => {
  expect(variants('sandbox', 'sandbax')).toEqual([
    { terms: ['sandbox'], needs: 'all', weight: 0.45, kind: 'related', prefix: false },
  ]);
});

test.each([
  // Each part has two letters at least.
  ['cd loader', 'cdloader', ['cd loader']],
  ['loader cd', 'loadercd', ['loader cd']],
  ['c loader', 'cloader', ['loader']],
  ['sandbox', 'sandobx', ['sandbox']],
  ['sandbox', 'asndbox', ['sandbox']],
  ['sandbox', 'sandbxo', ['sandbox']],
  // Swapped letters are more likely than another word.
  ['sandbox sandobz', 'sandobx', ['sandbox']],
  ['load', 'loax', ['load']],
  ['loa', 'lox', []],
  ['sandboxed', 'sandbixid', ['sandboxed']],
  ['sandboxe', 'sandbixi', []],
  // One wrong letter is more likely than two.
  ['sandboxes sandboxia', 'sandboxet', ['sandboxes']],
  [`${'a'.repeat(39)}b`, 'a'.repeat(40), [`${'a'.repeat(39)}b`]],
  [`${'a'.repeat(40)}b`, 'a'.repeat(41), []],
])('of %j, %j may mean %j', (text, word, meant) => {
  expect(terms(text, word)).toEqual(meant);
});

test('of several words, none is mistyped', () => {
  expect(variants('sandbox', 'sandbax', 'a')).toEqual([]);
  expect(variants('sandbox')).toEqual([]);
});
