import type MiniSearch from 'minisearch';
import type { Concept } from './query';
import type { Field } from './terms';
import type { Alternative } from './tokenizers/tokenizer';
import { stem } from './tokenizers/words';

/** Occurrence of a concept in a document of the index. */
export type Find = {
  score: number;
  /** Whether its title or heading holds it. */
  isHead: boolean;
};

/** What the index holds of a concept, by the numbers of the documents. */
export type Finds = Map<number, Find>;

/** Mark of an indexed word in a text. */
export type FoundWord = {
  concept: number;
  /** How many letters of its normal form were typed; all of them for a related word. */
  length: number;
  isTyped: boolean;
};

/**
 * A title counts more than a heading, that more than a name of code or what readers ask, these more than
 * the text.
 */
const BOOST: Record<Field, number> = {
  title: 8,
  heading: 5,
  address: 2.5,
  names: 2.5,
  asked: 2.5,
  text: 1,
};
const HEADS: Field[] = ['title', 'address', 'heading'];
const ALL = Object.keys(BOOST);
/**
 * How much a word counts that says little about the subject: a stop word, and one that no title or
 * heading of the site holds, such as `mechanism` or `fine`.
 */
const NO_SUBJECT = 0.7;

/** Shorter words are similar to too many others; longer ones take too long to compare. */
const TYPO_LENGTH = { min: 4, max: 40 };
/** From this length on, two letters may be wrong. */
const LONG_WORD = 9;
const TYPO = { needs: 'all', weight: 0.45, kind: 'related' } as const;

export function lookUp(index: MiniSearch, concepts: readonly Concept[]) {
  const words = new Map<string, FoundWord>();
  const finds = concepts.map((concept, number) => {
    const { alternatives, words: typed } = concept;
    const best: Finds = new Map();
    const isPieces = ({ kind, terms }: Alternative) =>
      kind === 'typed' && terms.length > typed.length;
    const find = (alternative: Alternative) => {
      const found = findAlternative(index, alternative, concept);
      const isTyped = alternative.kind === 'typed';
      // Where a name is found, its pieces elsewhere are other words: the `app` of `applies`.
      const isMarked = !isPieces(alternative) || best.size === 0;
      for (const [id, { score, isHead, words: there }] of found) {
        const known = best.get(id) ?? { score: 0, isHead: false };
        best.set(id, { score: Math.max(score, known.score), isHead: isHead || known.isHead });
        for (const [word, length] of isMarked ? there : []) {
          const other = words.get(word);
          const isBetter = other?.isTyped === isTyped ? other.length < length : isTyped;
          if (!other || isBetter) words.set(word, { concept: number, length, isTyped });
        }
      }
      return found.size > 0;
    };
    const found = alternatives.map(find);
    // The pieces of a mistyped name may be found while the name that was meant is not.
    const hasPieces = alternatives.some(isPieces);
    if ((hasPieces && !found[0]) || !found.includes(true)) typoVariants(index, typed).forEach(find);
    const isSubject = !concept.optional && [...best.values()].some(({ isHead }) => isHead);
    if (!isSubject) for (const weak of best.values()) weak.score *= NO_SUBJECT;
    return best;
  });
  return { finds, words };
}

type Sum = Find & {
  terms: number;
  /** The words that were found, with how much of each was typed. */
  words: Map<string, number>;
};

function findAlternative(index: MiniSearch, alternative: Alternative, concept: Concept) {
  const { terms, needs, prefix, kind } = alternative;
  const sums = new Map<number, Sum>();
  // All terms together count as much as the words that were typed.
  const weight = (alternative.weight * concept.words.length) / terms.length;
  const options = { prefix, boost: BOOST, fields: concept.optional ? HEADS : ALL };
  for (const term of terms) {
    for (const { id, score, match } of index.search(term, options)) {
      const fields = Object.values(match).flat() as Field[];
      const sum = sums.get(id) ?? { score: 0, isHead: false, terms: 0, words: new Map() };
      sum.score += score * weight;
      sum.terms++;
      sum.isHead ||= HEADS.some((head) => fields.includes(head));
      for (const word of Object.keys(match)) {
        sum.words.set(word, kind === 'typed' ? term.length : word.length);
      }
      sums.set(id, sum);
    }
  }
  if (needs === 'all') {
    for (const [id, { terms: found }] of sums) if (found < terms.length) sums.delete(id);
  }
  return sums;
}

/** Returns what a word that the index lacks may mean: two words, a similar word, or another form of it. */
export function typoVariants(index: MiniSearch, words: readonly string[]): Alternative[] {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < TYPO_LENGTH.min || word.length > TYPO_LENGTH.max) return [];
  const has = (term: string, prefix = false) => index.search(term, { prefix }).length > 0;
  const similar = (fuzzy: number) =>
    [...new Set(index.search(word, { fuzzy }).flatMap(({ terms }) => terms))].map((term) => [term]);
  const letters = [...word];
  const cuts = letters.map((_, at) => [word.slice(0, at), word.slice(at)]);
  const swaps = letters.map((letter, at) => [
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter).join(''),
  ]);
  const start = stem(word);
  const isForm = start !== word && start.length >= TYPO_LENGTH.min && has(start, true);
  const ways = [
    () =>
      [...cuts, ...swaps].filter((parts) => parts.every((part) => part.length > 1 && has(part))),
    () => similar(1),
    () => (isForm ? [[start]] : []),
    () => (word.length >= LONG_WORD ? similar(2) : []),
  ];
  for (const [number, way] of ways.entries()) {
    const results = way();
    if (results.length > 0)
      return results.map((terms) => ({ ...TYPO, terms, prefix: number % 2 === 0 }));
  }
  return [];
}
