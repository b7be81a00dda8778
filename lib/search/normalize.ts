/** Letters that no accent can be taken off, written as readers write them on other keyboards. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  // The form that a sigma has at the end of a word.
  ς: 'σ',
};

const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * The form in which words are compared: small letters of one width, without the accents of Latin
 * and Greek, but with the marks that make a letter of its own, as in `й`, `が` and `कि`.
 *
 *     normalize('Café ＡＰＩ') //=> 'cafe api'
 *     normalize('Ёж')         //=> 'еж'
 *     normalize('ｶﾞ')          //=> 'ガ'
 */
export function normalize(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
      // Russian writes ё mostly as е.
      .replace(/(е)\u0308/giu, '$1')
      .normalize('NFC')
      .toLowerCase()
      .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
  );
}

/** Whether a text consists of the letters that have one form only. */
export function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant.
  return /^[\x00-\x7f]*$/.test(text);
}
