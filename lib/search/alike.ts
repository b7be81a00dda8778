import type MiniSearch from 'minisearch';
import type { Alternative } from './query';
import { AS_INDEXED } from './terms';

/** Shorter words have too many neighbours; longer ones take too long to compare. */
const LENGTHS = { least: 4, most: 40 };
/** From this length on two letters may be wrong. */
const MANY_LETTERS = 9;
/** The parts of words that were typed together have so many letters at least. */
const SHORTEST_PART = 2;

const ALIKE = { needs: 'all', weight: 0.45, kind: 'related' } as const;

/**
 * What was meant by a word that the index does not hold: two words typed together, two letters
 * swapped, else a letter that is wrong, missing or too many.
 */
export function alikeForms(index: MiniSearch, words: readonly string[]): Alternative[] {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < LENGTHS.least || word.length > LENGTHS.most) return [];
  const has = (term: string) => findTerm(index, term, 0).length > 0;
  const exact = [
    ...cuts(word).filter((parts) => parts.every(has)),
    ...swaps(word)
      .filter(has)
      .map((term) => [term]),
  ];
  if (exact.length > 0) return exact.map((terms) => ({ ...ALIKE, terms, prefix: true }));
  for (const distance of word.length < MANY_LETTERS ? [1] : [1, 2]) {
    const near = new Set(findTerm(index, word, distance).flatMap(({ terms }) => terms));
    if (near.size > 0) return [...near].map((term) => ({ ...ALIKE, terms: [term], prefix: false }));
  }
  return [];
}

/** A word in two parts: `webcomponent` may be `web` and `component`. */
function cuts(word: string): string[][] {
  const parts: string[][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    parts.push([word.slice(0, at), word.slice(at)]);
  }
  return parts;
}

/** A word with two neighbouring letters swapped: `sandobx` is `sandbox`. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => {
    const swapped = [...letters];
    swapped[at + 1] = swapped[at] ?? '';
    swapped[at] = letter;
    return swapped.join('');
  });
}

function findTerm(index: MiniSearch, term: string, fuzzy: number) {
  return index.search(term, { ...AS_INDEXED, prefix: false, fuzzy });
}
