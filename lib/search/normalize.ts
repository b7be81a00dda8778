import { compose, runsOf } from './tokenizers';
import type { Range } from './types';

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

/**
 * Texts in which each letter is one character, and the form of none is shorter: Latin letters, signs,
 * Chinese and Japanese. Where their form is as long as the text, every letter stays at its place. To cut a
 * long text into letters takes a hundred times as long.
 */
const SINGLE_LETTERS =
  /^[\0-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u2bff\u3000-\u3029\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff]*$/;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Changes a text letter by letter, accents and joined characters included. The form of one letter
 * may be longer or shorter than the letter, as in `ﬁ`, `ß` and `½`. `original` leads back to the stretch
 * of the text that a stretch of its form came from, whole letters only.
 *
 *     const mapped = mapText('ﬁle', normalize);
 *     mapped.text                            //=> 'file'
 *     mapped.original({ start: 2, end: 4 })  //=> { start: 1, end: 3 }
 */
export function mapText(text: string, form: (letter: string) => string) {
  const whole = form(text);
  if (SINGLE_LETTERS.test(text) && whole.length === text.length) {
    const within = (index: number) => Math.min(index, text.length);
    const original = ({ start, end }: Range) => ({ start: within(start), end: within(end) });
    return { text: whole, original };
  }
  let mapped = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { segment, index } of letters.segment(text)) {
    const changed = form(segment);
    for (let unit = 0; unit < changed.length; unit++) {
      starts.push(index);
      ends.push(index + segment.length);
    }
    mapped += changed;
  }
  return {
    text: mapped,
    original: ({ start, end }: Range) => ({
      start: starts[start] ?? text.length,
      end: end > start ? (ends[end - 1] ?? text.length) : (starts[start] ?? text.length),
    }),
  };
}

/** The last place at or before `index` where a text may be cut without breaking a letter. */
export function letterStart(text: string, index: number): number {
  // No letter is longer than this; to look at the whole text would take long.
  const from = Math.max(0, index - 64);
  const found = letters.segment(text.slice(from, index + 64)).containing(index - from);
  return found ? from + found.index : index;
}
