import { AS_TYPED, characters, pairAlternatives, pairs, type Tokenizer, WEIGHT } from './tokenizer';

/** Names that have a synonym are shorter, in letters: サンドボックス has seven. */
const MAX_KNOWN_LENGTH = 12;

const ONE_LETTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Chinese and Japanese have no spaces between words: letters and pairs of letters are found. */
export const UNSPACED: Tokenizer = {
  matches: /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M}]+/gu,
  split: (run) => [...characters(run), ...pairs(run)],
  alternatives({ word }) {
    const byPairs = pairAlternatives(word, WEIGHT.typed);
    return byPairs.length > 0 ? byPairs : [{ ...AS_TYPED, terms: [word], prefix: false }];
  },
  cut: cutKnownWords,
};

/** A letter that may begin any word; the pairs that it is in say more. */
export function isOneLetter(word: string): boolean {
  return ONE_LETTER.test(word);
}

/** Takes the longest known word at each place; the letters between known words stay together. */
function cutKnownWords(run: string, isKnown: (word: string) => boolean) {
  const letters = characters(run).map(({ text }) => text);
  const words: { word: string; isKnown: boolean }[] = [];
  for (let index = 0; index < letters.length; ) {
    const known = knownLength(letters.slice(index, index + MAX_KNOWN_LENGTH), isKnown);
    const length = Math.max(1, known);
    const word = letters.slice(index, index + length).join('');
    const last = words.at(-1);
    if (known === 0 && last && !last.isKnown) last.word += word;
    else words.push({ word, isKnown: known > 0 });
    index += length;
  }
  return words;
}

/** How many of the letters are a known word; 0 when none begins here. */
function knownLength(letters: readonly string[], isKnown: (word: string) => boolean): number {
  for (let length = letters.length; length > 0; length--) {
    if (isKnown(letters.slice(0, length).join(''))) return length;
  }
  return 0;
}
