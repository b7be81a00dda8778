import type MiniSearch from 'minisearch';
import type { Field } from './documents';
import type { Alternative, Concept } from './query';
import { stemOf } from './tokenize';

/** Match of a concept in a section. */
export type Match = {
  score: number;
  /** True if the title or heading has it. */
  inHeading: boolean;
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
const FIELD_BOOST: Record<Field, number> = {
  title: 8,
  heading: 5,
  address: 2.5,
  names: 2.5,
  asked: 2.5,
  text: 1,
};
const HEADING_FIELDS: readonly string[] = ['title', 'address', 'heading'];
/** Factor for a word that says little about the subject: a stop word, and one that no title or heading has. */
const NO_SUBJECT_FACTOR = 0.7;

/** Finds the sections that have each concept of a query, and the words that stand there for it. */
export function findMatches(index: MiniSearch, concepts: readonly Concept[]) {
  const words = new Map<string, MatchedWord>();
  const matches = concepts.map(({ alternatives, words: typed, optional }, concept) => {
    const bySection: Matches = new Map();
    const addMatches = (alternative: Alternative) => {
      const { isTyped, isPieces } = alternative;
      const { totals, lengths } = findAlternative(index, alternative, typed.length);
      // If a name is found, its pieces elsewhere are other words: the `app` of `applies`.
      for (const [word, length] of isPieces && bySection.size > 0 ? [] : lengths) {
        const previous = words.get(word);
        const isBetter = previous?.isTyped === isTyped ? previous.length < length : isTyped;
        if (!previous || isBetter) words.set(word, { concept, length, isTyped });
      }
      for (const [section, { score, inHeading }] of totals) {
        const match = bySection.get(section) ?? { score: 0, inHeading: false };
        match.score = Math.max(match.score, score);
        match.inHeading ||= inHeading;
        bySection.set(section, match);
      }
      return totals.size > 0;
    };
    const isMatched = alternatives.map(addMatches);
    // The pieces of a mistyped name may be found while the name that was meant is not.
    const hasPieces = alternatives.some(({ isPieces }) => isPieces);
    const isFound = hasPieces ? isMatched[0] : isMatched.includes(true);
    if (!isFound) similarWords(index, typed).forEach(addMatches);
    const isSubject = !optional && [...bySection.values()].some(({ inHeading }) => inHeading);
    if (!isSubject) for (const match of bySection.values()) match.score *= NO_SUBJECT_FACTOR;
    return bySection;
  });
  return { matches, words };
}

function findAlternative(index: MiniSearch, alternative: Alternative, typedCount: number) {
  const { terms, partial, isPrefix: prefix, isTyped, fuzzy = false } = alternative;
  const totals = new Map<number, Match & { terms: number }>();
  const lengths = new Map<string, number>();
  // All terms together count as much as the words that were typed.
  const weight = (alternative.weight * typedCount) / terms.length;
  for (const term of terms) {
    for (const { id, score, match } of index.search(term, { prefix, fuzzy, boost: FIELD_BOOST })) {
      const total = totals.get(id) ?? { score: 0, inHeading: false, terms: 0 };
      total.score += score * weight;
      total.terms++;
      total.inHeading ||= Object.values(match).some((fields) =>
        fields.some((field) => HEADING_FIELDS.includes(field)),
      );
      totals.set(id, total);
      for (const word of Object.keys(match)) lengths.set(word, isTyped ? term.length : word.length);
    }
  }
  for (const [section, total] of totals) {
    if (total.terms === terms.length) continue;
    if (partial === 0) totals.delete(section);
    total.score *= partial;
  }
  return { totals, lengths: totals.size > 0 ? lengths : [] };
}

/** Shorter words are similar to too many others; longer ones take too long to compare. */
const TYPO_LENGTH = { min: 4, max: 40 };
/** From this length on, two letters may be wrong. */
const TWO_TYPOS_LENGTH = 9;
const SIMILAR_WORD = { partial: 0, weight: 0.45, isTyped: false };

/** Returns what a word that the index lacks may mean: two words, a similar word, or another form of it. */
function similarWords(index: MiniSearch, [word = '', ...more]: readonly string[]): Alternative[] {
  if (more.length > 0 || word.length < TYPO_LENGTH.min || word.length > TYPO_LENGTH.max) return [];
  const isIndexed = (term: string, options = {}) => index.search(term, options).length > 0;
  const letters = [...word];
  const splits = letters.map((_, at) => [word.slice(0, at), word.slice(at)]);
  const swaps = letters.map((letter, at) => [
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter).join(''),
  ]);
  const corrections = [...splits, ...swaps].filter((terms) =>
    terms.every((term) => term.length > 1 && isIndexed(term)),
  );
  if (corrections.length > 0)
    return corrections.map((terms) => ({ ...SIMILAR_WORD, terms, isPrefix: true }));
  const withTypos = (fuzzy: number) => ({ ...SIMILAR_WORD, terms: [word], isPrefix: false, fuzzy });
  if (isIndexed(word, { fuzzy: 1 })) return [withTypos(1)];
  const stem = stemOf(word);
  if (stem.length >= TYPO_LENGTH.min && isIndexed(stem, { prefix: true })) {
    return [{ ...SIMILAR_WORD, terms: [stem], isPrefix: true }];
  }
  return word.length >= TWO_TYPOS_LENGTH ? [withTypos(2)] : [];
}
