import type MiniSearch from 'minisearch';
import type { Field } from './documents';
import type { Alternative, Concept } from './query';
import { stem } from './tokenize';

/** Match of a concept in a section. */
export type Match = {
  score: number;
  /** True if the title or heading has it. */
  isHead: boolean;
};

/** Matches of a concept, by the number of the section. */
export type Matches = Map<number, Match>;

/** A word of the index that a concept has matched. */
export type MatchedWord = {
  concept: number;
  /** Number of letters of its normal form that were typed; all of them for a related word. */
  length: number;
  isTyped: boolean;
};

/** A title counts more than a heading, that more than a name of code or what users ask, these more than the text. */
const BOOST: Record<Field, number> = {
  title: 8,
  heading: 5,
  address: 2.5,
  names: 2.5,
  asked: 2.5,
  text: 1,
};
const HEADS: Field[] = ['title', 'address', 'heading'];
/** Factor for a word that says little about the subject: a stop word, and one that no title or heading has. */
const NO_SUBJECT = 0.7;

/** Shorter words are similar to too many others; longer ones take too long to compare. */
const TYPO_LENGTH = { min: 4, max: 40 };
/** From this length on, two letters may be wrong. */
const LONG_WORD = 9;
const SIMILAR = { partial: 0, weight: 0.45, isTyped: false };

/** Finds the sections that have each concept of a query, and the words that stand there for it. */
export function findMatches(index: MiniSearch, concepts: readonly Concept[]) {
  const words = new Map<string, MatchedWord>();
  const matches = concepts.map((concept, number) => {
    const { alternatives } = concept;
    const best: Matches = new Map();
    const find = (alternative: Alternative) => {
      const { isTyped, isPieces } = alternative;
      const sums = findAlternative(index, alternative, concept);
      // If a name is found, its pieces elsewhere are other words: the `app` of `applies`.
      const isMarked = !isPieces || best.size === 0;
      for (const [section, sum] of sums) {
        const before = best.get(section);
        const score = Math.max(sum.score, before?.score ?? 0);
        best.set(section, { score, isHead: sum.isHead || before?.isHead === true });
        for (const [word, length] of isMarked ? sum.words : []) {
          const other = words.get(word);
          const isBetter = other?.isTyped === isTyped ? other.length < length : isTyped;
          if (!other || isBetter) words.set(word, { concept: number, length, isTyped });
        }
      }
      return sums.size > 0;
    };
    const found = alternatives.map(find);
    // The pieces of a mistyped name may be found while the name that was meant is not.
    const hasPieces = alternatives.some(({ isPieces }) => isPieces);
    if ((hasPieces && !found[0]) || !found.includes(true)) {
      similarWords(index, concept.words).forEach(find);
    }
    const isSubject = !concept.optional && [...best.values()].some(({ isHead }) => isHead);
    if (!isSubject) for (const match of best.values()) match.score *= NO_SUBJECT;
    return best;
  });
  return { matches, words };
}

function findAlternative(index: MiniSearch, alternative: Alternative, concept: Concept) {
  const { terms, partial, isPrefix, isTyped } = alternative;
  const sums = new Map<number, Match & { terms: number; words: Map<string, number> }>();
  // All terms together count as much as the words that were typed.
  const weight = (alternative.weight * concept.words.length) / terms.length;
  const options = { prefix: isPrefix, boost: BOOST };
  for (const term of terms) {
    for (const { id, score, match } of index.search(term, options)) {
      const sum = sums.get(id) ?? { score: 0, isHead: false, terms: 0, words: new Map() };
      sum.score += score * weight;
      sum.terms++;
      sum.isHead ||= Object.values(match).some((fields) =>
        fields.some((field) => HEADS.includes(field as Field)),
      );
      for (const word of Object.keys(match)) {
        sum.words.set(word, isTyped ? term.length : word.length);
      }
      sums.set(id, sum);
    }
  }
  for (const [section, sum] of sums) {
    if (sum.terms === terms.length) continue;
    if (partial === 0) sums.delete(section);
    sum.score *= partial;
  }
  return sums;
}

/** Returns what a word that the index lacks may mean: two words, a similar word, or another form of it. */
function similarWords(index: MiniSearch, [word = '', ...more]: readonly string[]): Alternative[] {
  if (more.length > 0 || word.length < TYPO_LENGTH.min || word.length > TYPO_LENGTH.max) return [];
  const has = (term: string) => index.search(term).length > 0;
  const letters = [...word];
  const cuts = letters.map((_, at) => [word.slice(0, at), word.slice(at)]);
  const swaps = letters.map((letter, at) => [
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter).join(''),
  ]);
  const fuzzy = (distance: number) => {
    const terms = index.search(word, { fuzzy: distance }).flatMap((result) => result.terms);
    return [...new Set(terms)].map((term) => [term]);
  };
  const ways = [
    () =>
      [...cuts, ...swaps].filter((terms) => terms.every((term) => term.length > 1 && has(term))),
    () => fuzzy(1),
    () => (stem(word).length >= TYPO_LENGTH.min ? [[stem(word)]] : []),
    () => (word.length >= LONG_WORD ? fuzzy(2) : []),
  ];
  for (const [number, way] of ways.entries()) {
    const isPrefix = number % 2 === 0;
    const found = way().filter(
      ([term = '']) => index.search(term, { prefix: isPrefix }).length > 0,
    );
    if (found.length > 0) return found.map((terms) => ({ ...SIMILAR, terms, isPrefix }));
  }
  return [];
}
