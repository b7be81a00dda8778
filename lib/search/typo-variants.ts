import type MiniSearch from 'minisearch';
import type { Alternative } from './tokenizers/tokenizer';

/** Shorter words are similar to too many others; longer ones take too long to compare. */
const LENGTH = { min: 4, max: 40 };
/** From this length on, two letters may be wrong. */
const LONG_WORD = 9;
/** The fewest letters of one of two words that were typed together. */
const MIN_PART_LENGTH = 2;

const VARIANT = { needs: 'all', weight: 0.45, kind: 'related' } as const;

/** What a word may have meant: two words, swapped letters, or one wrong, missing or too many. */
export function typoVariants(index: MiniSearch, words: readonly string[]): Alternative[] {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < LENGTH.min || word.length > LENGTH.max) return [];
  const has = (term: string) => index.search(term).length > 0;
  const exact = [...cuts(word), ...swaps(word)].filter((terms) => terms.every(has));
  if (exact.length > 0) return exact.map((terms) => ({ ...VARIANT, terms, prefix: true }));
  for (const distance of word.length < LONG_WORD ? [1] : [1, 2]) {
    const found = index.search(word, { fuzzy: distance });
    const near = new Set(found.flatMap(({ terms }) => terms));
    if (near.size > 0)
      return [...near].map((term) => ({ ...VARIANT, terms: [term], prefix: false }));
  }
  return [];
}

/** A word in two parts: `webcomponent` may be `web` and `component`. */
function cuts(word: string): string[][] {
  const parts: string[][] = [];
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    parts.push([word.slice(0, at), word.slice(at)]);
  }
  return parts;
}

/** A word with two neighbouring letters swapped: `sandobx` is `sandbox`. */
function swaps(word: string): string[][] {
  const letters = [...word];
  return letters.slice(1).map((next, at) => {
    const swapped = letters.toSpliced(at, 2, next, letters[at] ?? '');
    return [swapped.join('')];
  });
}
