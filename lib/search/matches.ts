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
const HEADS: readonly string[] = ['title', 'address', 'heading'];
/** Factor for a word that says little about the subject: a stop word, and one that no title or heading has. */
const NO_SUBJECT = 0.7;

/** Finds the sections that have each concept of a query, and the words that stand there for it. */
export function findMatches(index: MiniSearch, concepts: readonly Concept[]) {
  const words = new Map<string, MatchedWord>();
  const matches = concepts.map(({ alternatives, words: typed, optional }, concept) => {
    const best: Matches = new Map();
    const find = (alternative: Alternative) => {
      const { isTyped, isPieces } = alternative;
      const { sums, lengths } = findAlternative(index, alternative, typed.length);
      // If a name is found, its pieces elsewhere are other words: the `app` of `applies`.
      for (const [word, length] of isPieces && best.size > 0 ? [] : lengths) {
        const other = words.get(word);
        const isBetter = other?.isTyped === isTyped ? other.length < length : isTyped;
        if (!other || isBetter) words.set(word, { concept, length, isTyped });
      }
      for (const [section, { score, isHead }] of sums) {
        const { score: before = 0, isHead: wasHead = false } = best.get(section) ?? {};
        best.set(section, { score: Math.max(score, before), isHead: isHead || wasHead });
      }
      return sums.size > 0;
    };
    const found = alternatives.map(find);
    // The pieces of a mistyped name may be found while the name that was meant is not.
    const hasPieces = alternatives.some(({ isPieces }) => isPieces);
    if ((hasPieces && !found[0]) || !found.includes(true)) similarWords(index, typed).forEach(find);
    const isSubject = !optional && [...best.values()].some(({ isHead }) => isHead);
    if (!isSubject) for (const match of best.values()) match.score *= NO_SUBJECT;
    return best;
  });
  return { matches, words };
}

function findAlternative(index: MiniSearch, alternative: Alternative, typedCount: number) {
  const { terms, partial, isPrefix: prefix, isTyped, fuzzy = false } = alternative;
  const sums = new Map<number, Match & { terms: number }>();
  const lengths = new Map<string, number>();
  // All terms together count as much as the words that were typed.
  const weight = (alternative.weight * typedCount) / terms.length;
  for (const term of terms) {
    for (const { id, score, match } of index.search(term, { prefix, fuzzy, boost: BOOST })) {
      const sum = sums.get(id) ?? { score: 0, isHead: false, terms: 0 };
      sum.score += score * weight;
      sum.terms++;
      sum.isHead ||= Object.values(match).some((fields) =>
        fields.some((field) => HEADS.includes(field)),
      );
      sums.set(id, sum);
      for (const word of Object.keys(match)) lengths.set(word, isTyped ? term.length : word.length);
    }
  }
  for (const [section, sum] of sums) {
    if (sum.terms === terms.length) continue;
    if (partial === 0) sums.delete(section);
    sum.score *= partial;
  }
  return { sums, lengths: sums.size > 0 ? lengths : [] };
}

/** Shorter words are similar to too many others; longer ones take too long to compare. */
const TYPO_LENGTH = { min: 4, max: 40 };
/** From this length on, two letters may be wrong. */
const LONG_WORD = 9;
const SIMILAR_WORD = { partial: 0, weight: 0.45, isTyped: false };

/** Returns what a word that the index lacks may mean: two words, a similar word, or another form of it. */
function similarWords(index: MiniSearch, [word = '', ...more]: readonly string[]): Alternative[] {
  if (more.length > 0 || word.length < TYPO_LENGTH.min || word.length > TYPO_LENGTH.max) return [];
  const has = (term: string, options = {}) => index.search(term, options).length > 0;
  const letters = [...word];
  const cuts = letters.map((_, at) => [word.slice(0, at), word.slice(at)]);
  const swaps = letters.map((letter, at) => [
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter).join(''),
  ]);
  const corrections = [...cuts, ...swaps].filter((terms) =>
    terms.every((term) => term.length > 1 && has(term)),
  );
  if (corrections.length > 0)
    return corrections.map((terms) => ({ ...SIMILAR_WORD, terms, isPrefix: true }));
  const similar = (fuzzy: number) => ({ ...SIMILAR_WORD, terms: [word], isPrefix: false, fuzzy });
  if (has(word, { fuzzy: 1 })) return [similar(1)];
  const key = stem(word);
  if (key.length >= TYPO_LENGTH.min && has(key, { prefix: true })) {
    return [{ ...SIMILAR_WORD, terms: [key], isPrefix: true }];
  }
  return word.length >= LONG_WORD ? [similar(2)] : [];
}
