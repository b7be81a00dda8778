import { en } from '../languages/en';
import { AS_TYPED, RELATED, type Token, type Tokenizer, WEIGHT, wholeWord } from './tokenizer';

/** All writing with spaces: words, numbers with their dots, names in code and their pieces. */
export const WORDS: Tokenizer = {
  matches: /(?!\p{M})[\p{L}\p{M}\p{N}_$]+(?:\.\p{N}[\p{L}\p{M}\p{N}_$]*)*/gu,
  split: (run) => [{ text: run, start: 0 }, ...pieces(run)],
  alternatives(typed) {
    const terms = typed.pieces.filter((piece) => !en.stopWords.has(piece));
    const others =
      terms.length > 1
        ? [{ ...AS_TYPED, terms, weight: WEIGHT.pieces }]
        : inflections(typed.word).map((form) => ({ ...RELATED, terms: [form], prefix: false }));
    return [wholeWord(typed), ...others];
  },
};

/** `load|App`, `XML|Http`, `GARFISH|_EXPORTS`, but not the plural of `URLs`. */
const PIECE_START =
  /(?<=[\p{Ll}\p{Lo}\p{M}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{Ll}))|(?<=[_$])(?=[^_$])|(?<=[^_$])(?=[_$])/u;

/** The pieces of a name in code: `loadApp` has `load` and `App`. A single piece is none. */
function pieces(name: string): Token[] {
  let start = 0;
  const all = name.split(PIECE_START).map((text) => {
    start += text.length;
    return { text, start: start - text.length };
  });
  if (all.length < 2) return [];
  return all.filter(({ text }) => text.length > 1 && /[\p{L}\p{N}]/u.test(text));
}

const ENDINGS = ['s', 'es', 'ed', 'ing', 'ings', 'er', 'ers', 'ion', 'ions', 'e', 'y', 'ies'];
/** What a word may end with that takes an `s` alone: `cors` is no form of `core`. */
const AFTER_CONSONANT = ENDINGS.filter((ending) => !/^(?:e|es|y|ies)$/.test(ending));
/** A shorter beginning is no word. */
const MIN_STEM_LENGTH = 3;

/**
 * Other forms that an English word may have. Some of them do not exist, which does no harm: no index
 * holds them. Forms that begin with the whole word are left out, since prefixes are found anyway.
 *
 *     inflections('caching') //=> ['cach', 'caches', 'cached', …, 'cache', …]
 */
export function inflections(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const forms = ENDINGS.filter((ending) => word.endsWith(ending)).flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    if (stem.length < MIN_STEM_LENGTH) return [];
    // The doubled letter of `running`.
    const stems = stem.at(-1) === stem.at(-2) ? [stem, stem.slice(0, -1)] : [stem];
    const others = ending === 's' ? AFTER_CONSONANT : ENDINGS;
    return stems.flatMap((start) => [start, ...others.map((other) => start + other)]);
  });
  return [...new Set(forms)].filter((form) => !form.startsWith(word));
}

const ENDING = /(?<=[a-z]{3})(?:ies|ings?|ed|es|ers?|s|e|y|ions?|ly|able|ments?)$/;

/**
 * One form for most forms of an English word, which may be no word itself.
 *
 *     stem('caching') //=> 'cach'
 */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.endsWith('ss')) return word;
  const short = word
    .replace(ENDING, '')
    // What is left of `rendered`, as of `render` itself.
    .replace(/(?<=[a-z]{3})er$/, '')
    .replace(/(?<=[a-z]{3})[eyis]$/, '');
  return short.length > 3 && short.at(-1) === short.at(-2) ? short.slice(0, -1) : short;
}
