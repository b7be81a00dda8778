import { pairAlternatives, pairs, type Tokenizer, WEIGHT, wholeWord } from './tokenizer';

/** Korean adds particles to words and joins words to one, so pairs of syllables are found, too. */
export const KOREAN: Tokenizer = {
  matches: /(?!\p{M})[\p{Script=Hangul}\p{M}]+/gu,
  split: (run) => [{ text: run, start: 0 }, ...pairs(run)],
  alternatives: (word) => [wholeWord(word), ...pairAlternatives(word.word, WEIGHT.pieces)],
};
