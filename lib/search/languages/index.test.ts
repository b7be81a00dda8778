import { expect, test } from '@jest/globals';
import { isStopWord, isUnindexed } from './index';

test.each([
  ['the', true, true],
  ['如何', true, false],
  ['中', true, false],
  ['sandbox', false, false],
  ['no', false, false],
  ['', false, false],
])('"%s": says nothing %s, is left out of the index %s', (word, saysNothing, isLeftOut) => {
  expect([isStopWord(word), isUnindexed(word)]).toEqual([saysNothing, isLeftOut]);
});
