import { inflections } from './inflections';
import { normalize } from './normalize';
import { isStopWord } from './stop-words';
import { LONGEST_SYNONYM, synonymsOf } from './synonyms';
import { characters, compose, pairs, pieces, type Run, runsOf } from './tokenizers';

/** Longer queries are pasted by mistake; what stands behind this is not looked at. */
const MAX_LENGTH = 300;
/** Sets of concepts are the bits of one number. */
const MAX_WORDS = 24;
/** What a console puts before a message: `[Garfish warning]:`. */
const LOG_PREFIX = /^\s*\[[^\]]*\]:?\s+(?=\S)/;
/** The longest Chinese word that has a synonym. */
const LONGEST_KNOWN = 6;

/** One way to find what was typed: words of the index, of which all, or any, must be there. */
export type Alternative = {
  terms: readonly string[];
  needs: 'all' | 'any';
  /** How much a find counts beside the words exactly as they were typed. */
  weight: number;
  /** Whether a word of the index may go on behind the term. */
  prefix: boolean;
  /** Whether the words stand there as they were typed, or only mean or look the same. */
  kind: 'typed' | 'related';
};

/** A word of a query, or several that belong together, with all ways to find it. */
export type Concept = {
  /** The normal form of each word. */
  words: readonly string[];
  alternatives: readonly Alternative[];
  /** Whether a page may do without it. */
  optional: boolean;
};

/** A query as it is understood. */
export type Query = {
  /** The normal form of each word. */
  words: readonly string[];
  concepts: readonly Concept[];
};

/** How much a find counts by the way it was found. */
const WEIGHT = { typed: 1, related: 0.5, pieces: 0.4, any: 0.15 };

const AS_TYPED = { needs: 'all', weight: WEIGHT.typed, prefix: true, kind: 'typed' } as const;
const RELATED = { ...AS_TYPED, weight: WEIGHT.related, kind: 'related' } as const;

/**
 * Takes a query apart.
 *
 *     parseQuery('child app 沙箱').concepts //=> two concepts: the sub-app, the sandbox
 */
export function parseQuery(typed: string): Query {
  const text = compose(typed.slice(0, MAX_LENGTH)).replace(LOG_PREFIX, '');
  const runs = joinLoneCharacters(runsOf(text)).slice(0, MAX_WORDS);
  const words = runs.map((run) => normalize(run.text));
  const concepts: Concept[] = [];
  for (let index = 0; index < runs.length; ) {
    const length = spanLength(words.slice(index));
    const span = { start: index, end: index + length };
    concepts.push(...conceptsOf(runs.slice(span.start, span.end), span.end === runs.length));
    index = span.end;
  }
  const isVague = concepts.every(({ optional }) => optional);
  return {
    words,
    concepts: concepts
      .slice(0, MAX_WORDS)
      .map((concept) => (isVague ? { ...concept, optional: false } : concept)),
  };
}

/** How many of the first words have a synonym together; one, when none has. */
function spanLength(words: readonly string[]): number {
  for (let length = Math.min(LONGEST_SYNONYM, words.length); length > 1; length--) {
    if (synonymsOf(words.slice(0, length)).length > 0) return length;
  }
  return 1;
}

function conceptsOf(runs: readonly Run[], isLast: boolean): Concept[] {
  const [run, ...more] = runs;
  if (!run) return [];
  const isOne = more.length === 0;
  if (isOne && run.tokenizer.name === 'characters') return characterConcepts(run.text);
  const words = runs.map(({ text }) => normalize(text));
  const forms = isOne ? formsOf(run, isLast) : [{ ...AS_TYPED, terms: words }];
  return [
    {
      words,
      alternatives: [...forms, ...relatedForms(words)],
      optional: words.every(isStopWord),
    },
  ];
}

function formsOf({ text, tokenizer }: Run, isLast: boolean): Alternative[] {
  const word = normalize(text);
  // Most words begin with any given letter; only of the word being typed it may be the beginning.
  const whole = { ...AS_TYPED, terms: [word], prefix: isLast || word.length > 1 };
  if (tokenizer.name === 'syllables') return [whole, ...pairForms(text, WEIGHT.pieces)];
  const parts = unique(pieces(text).map((piece) => normalize(piece.text)));
  const terms = parts.filter((part) => !isStopWord(part));
  if (terms.length > 1) return [whole, { ...AS_TYPED, terms, weight: WEIGHT.pieces }];
  return [
    whole,
    ...inflections(word).map((form) => ({ ...RELATED, terms: [form], prefix: false })),
  ];
}

function pairForms(text: string, weight: number): Alternative[] {
  const terms = unique(pairs(text).map((pair) => normalize(pair.text)));
  if (terms.length === 0) return [];
  const all = { ...AS_TYPED, terms, weight, prefix: false };
  return [all, { ...all, needs: 'any', weight: WEIGHT.any }];
}

function relatedForms(words: readonly string[]): Alternative[] {
  return synonymsOf(words).map((terms) => ({ ...RELATED, terms }));
}

/** Chinese has no spaces: known words are cut out of a run, the rest is looked for as it is. */
function characterConcepts(run: string): Concept[] {
  const all = characters(run).map(({ text }) => normalize(text));
  const found: { word: string; isKnown: boolean }[] = [];
  for (let index = 0; index < all.length; ) {
    const known = longestKnown(all.slice(index, index + LONGEST_KNOWN));
    const last = found.at(-1);
    if (known > 0) found.push({ word: all.slice(index, index + known).join(''), isKnown: true });
    else if (last && !last.isKnown) last.word += all[index] ?? '';
    else found.push({ word: all[index] ?? '', isKnown: false });
    index += Math.max(1, known);
  }
  const isUnderstood = found.some(({ word, isKnown }) => isKnown && !isStopWord(word));
  return found.map(({ word, isKnown }) => ({
    words: [word],
    alternatives: [...characterForms(word), ...relatedForms([word])],
    optional: isStopWord(word) || (isUnderstood && !isKnown),
  }));
}

/** How many of the characters are a known word. */
function longestKnown(all: readonly string[]): number {
  for (let length = all.length; length > 0; length--) {
    const word = all.slice(0, length).join('');
    if (synonymsOf([word]).length > 0 || isStopWord(word)) return length;
  }
  return 0;
}

function characterForms(word: string): Alternative[] {
  const forms = pairForms(word, WEIGHT.typed);
  return forms.length > 0 ? forms : [{ ...AS_TYPED, terms: [word], prefix: false }];
}

/** Characters that were typed one by one belong together: 沙 箱. */
function joinLoneCharacters(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isLone = run.tokenizer.name === 'characters' && characters(run.text).length === 1;
    if (isLone && last?.tokenizer.name === 'characters') {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
