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

test('a similar word is meant as a whole', () => {
  expect(variants('sandbox', 'sandbax')).toEqual([
    { terms: ['sandbox'], needs: 'all', weight: 0.45, kind: 'related', prefix: false },
  ]);
});

test.each([
  ['sandbox', 'sandobx', ['sandbox']],
  ['sandbox', 'asndbox', ['sandbox']],
  ['sandbox', 'sandbxo', ['sandbox']],
  ['load', 'loax', ['load']],
  ['loa', 'lox', []],
  ['sandboxed', 'sandbixid', ['sandboxed']],
  ['sandboxe', 'sandbixi', []],
  ['web component', 'webcomponent', ['web component']],
  // Another form of the word.
  ['deployment', 'deploying', ['deplo']],
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
