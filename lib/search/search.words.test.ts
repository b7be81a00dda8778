import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';

const search = searchOf(
  pagesOf({
    'a.md': "# Sign in\n\nHow users sign in, and why they can't.",
    'b.md': '# 用 Vue 的子应用\n\nText.',
  }),
);

test.each([
  ['how do users', ['users']],
  ['sign in', ['sign']],
  ["why can't users", ['users']],
  ['how do', []],
  // In writing without spaces a letter is a word.
  ['用', ['用']],
])('on the page that "%s" opens, %j is marked', (query, words) => {
  expect(search(query).words).toEqual(words);
});
