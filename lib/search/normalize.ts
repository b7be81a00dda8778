import { compose, runsOf } from './tokenizers';

/** Small letters that readers also write as other ones; `ς` is a sigma at the end of a word. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ς: 'σ',
  ё: 'е',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * The form in which words are compared: small letters of one width, without the accents of Latin
 * and Greek, but with the marks that make a letter of its own, as in `й`, `が` and `कि`.
 *
 *     normalize('Café ＡＰＩ') //=> 'cafe api'
 *     normalize('Ёж')         //=> 'еж'
 *     normalize('ｶﾞ')          //=> 'ガ'
 */
export function normalize(text: string): string {
  // Most words are; it takes a fifth of the time.
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

export function normalWords(text: string): string[] {
  return runsOf(compose(text)).map((run) => normalize(run.text));
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant.
  return /^[\x00-\x7f]*$/.test(text);
}

export const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The last place at or before `index` where a text may be cut without breaking a letter. */
export function letterStart(text: string, index: number): number {
  // No letter is longer than this; to look at the whole text would take long.
  const from = Math.max(0, index - 64);
  const found = letters.segment(text.slice(from, index + 64)).containing(index - from);
  return found ? from + found.index : index;
}
