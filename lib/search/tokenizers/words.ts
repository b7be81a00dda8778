import { en } from '../languages/en';
import { AS_TYPED, RELATED, type Token, type Tokenizer, WEIGHT, wholeWord } from './tokenizer';

/** A plural has the prefix of its singular, not the other way round. */
const PLURAL = /^[a-z]{4,}(?<!s)s$/;

/** All writing with spaces: words, numbers with their dots, names in code and their pieces. */
export const WORDS: Tokenizer = {
  matches: /(?!\p{M})[\p{L}\p{M}\p{N}_$]+(?:\.\p{N}[\p{L}\p{M}\p{N}_$]*)*/gu,
  split: (run) => [{ text: run, start: 0 }, ...pieces(run)],
  alternatives(typed) {
    const terms = typed.pieces.filter((piece) => !en.stopWords.has(piece));
    const byPieces = { ...AS_TYPED, terms, weight: WEIGHT.pieces };
    const singular = { ...RELATED, terms: [typed.word.replace(/s$/, '')] };
    return [
      wholeWord(typed),
      ...(terms.length > 1 ? [byPieces] : []),
      ...(PLURAL.test(typed.word) ? [singular] : []),
    ];
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
