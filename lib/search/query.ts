import { messageIn } from './error-messages';
import { isStopWord, SEARCH_LANGUAGES } from './languages';
import {
  characters,
  compose,
  normalize,
  normalWords,
  pairs,
  type Run,
  runsOf,
  splitRun,
  stemOf,
} from './tokenize';

/** Longer queries are pasted by mistake; the rest is ignored. */
const MAX_LENGTH = 1200;
/** Of more words, the first ones say enough. */
const MAX_WORDS = 24;
/** Letters of writing without spaces may be typed one by one: 沙 箱. */
const SPACE_BETWEEN_LETTERS = /(?<=(?:^|\s)\p{Script=Han})\s+(?=\p{Script=Han}(?:\s|$))/gu;
/** Names that have a synonym are shorter, in letters: サンドボックス has seven. */
const MAX_SYNONYM_LETTERS = 12;

/** Weight of a match compared to the words exactly as they were typed. */
const WEIGHT = { related: 0.5, pieces: 0.4, somePairs: 0.15 };

/** A plural has the prefix of its singular, not the other way round. */
const PLURAL = /^[a-z]{4,}(?<!s)s$/;

/** One way to find a concept. */
export type Alternative = {
  /** Terms of the index. */
  terms: readonly string[];
  /** Factor where a section has only some of the terms. */
  partial: number;
  weight: number;
  /** True if a term may be the beginning of a longer word. */
  isPrefix: boolean;
  /** Number of letters that may be wrong. */
  fuzzy?: number;
  /** True if these are the words that were typed, or only mean or look the same. */
  isTyped: boolean;
  /** True if they are the pieces of a name. */
  isPieces?: true;
};

/** A word of a query, or several that belong together, with all ways to find it. */
export type Concept = {
  /** In their normal form, as in a query. */
  words: readonly string[];
  alternatives: readonly Alternative[];
  /** True if a page may do without it. */
  optional: boolean;
  /** True if it is what stands between known words in writing without spaces: 白屏 in 子应用白屏. */
  isUnknown?: true;
};

export type Query = {
  words: readonly string[];
  /** True if it is a term whose meaning is asked: `sub-app` in `what is a sub-app?`. */
  isTerm: boolean;
  concepts: readonly Concept[];
  /** The numbers of the concepts that a page may not do without. */
  required: readonly number[];
};

/** The terms of the site, by `stemKey` of what is typed instead. */
const synonyms = new Map<string, string[][]>();
for (const [typed, siteTerms] of SEARCH_LANGUAGES.flatMap((language) => language.synonyms)) {
  const targets = siteTerms
    .split(', ')
    .map((name) => normalWords(name).filter((word) => !isStopWord(word)));
  for (const name of typed.split(', ')) {
    const key = stemKey(normalWords(name));
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...targets]);
  }
}

/** Number of words of the longest name that has a synonym. */
const MAX_SYNONYM_WORDS = Math.max(...[...synonyms.keys()].map((key) => key.split(' ').length));

/** One form for a word, its plural and what is made of a verb: `prefetch`, `prefetching`. */
function stemKey(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

/** Splits a query into concepts: `child app 沙箱` are two, the sub-app and the sandbox. */
export function parseQuery(typed: string): Query {
  const term = termIn(typed);
  const text = compose(messageIn(term ?? typed).slice(0, MAX_LENGTH));
  const runs = runsOf(text.replace(SPACE_BETWEEN_LETTERS, '')).slice(0, MAX_WORDS);
  const words = runs.map((run) => normalize(run.text));
  const concepts: Concept[] = [];
  for (let start = 0; start < runs.length; ) {
    const end = start + spanLength(words.slice(start));
    concepts.push(...conceptsOf(runs.slice(start, end), end === runs.length));
    start = end;
  }
  concepts.splice(MAX_WORDS);
  if (concepts.every(({ optional }) => optional)) {
    for (const concept of concepts) concept.optional = false;
  }
  const required = concepts.flatMap(({ optional }, concept) => (optional ? [] : [concept]));
  return { words, isTerm: term !== undefined, concepts, required };
}

/** Returns the term whose meaning is asked. */
function termIn(typed: string): string | undefined {
  const question = typed
    .slice(0, MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(/^ | ?[?？]? ?$/g, '');
  const patterns = SEARCH_LANGUAGES.flatMap(({ meanings }) => meanings);
  const terms = patterns.map((pattern) => pattern.exec(question)?.[1] ?? '');
  return terms.find((term) => !normalWords(term).every(isStopWord));
}

/** Returns how many of the first words have a synonym together; 1 when none has. */
function spanLength(words: readonly string[]): number {
  for (let length = Math.min(MAX_SYNONYM_WORDS, words.length); length > 1; length--) {
    if (synonyms.has(stemKey(words.slice(0, length)))) return length;
  }
  return 1;
}

function conceptsOf(runs: readonly Run[], isLast: boolean): Concept[] {
  const words = runs.map(({ text }) => normalize(text));
  const [run] = runs;
  if (run?.writing !== 'unspaced') return [conceptOf(words, alternativesOf(runs, words, isLast))];
  const pieces = cutKnownWords(words[0] ?? '');
  const isUnderstood = pieces.some(({ word, isKnown }) => isKnown && !isStopWord(word));
  return pieces.map(({ word, isKnown }) => {
    const concept = conceptOf([word], pairAlternatives(word, 1));
    if (isKnown) return concept;
    return { ...concept, optional: concept.optional || isUnderstood, isUnknown: true };
  });
}

function conceptOf(words: readonly string[], typed: readonly Alternative[]): Concept {
  const synonym = { partial: 0, weight: WEIGHT.related, isPrefix: true, isTyped: false };
  const related = (synonyms.get(stemKey(words)) ?? []).map((terms) => ({ ...synonym, terms }));
  return { words, alternatives: [...typed, ...related], optional: words.every(isStopWord) };
}

function alternativesOf(
  [run, ...more]: readonly Run[],
  words: readonly string[],
  isLast: boolean,
): Alternative[] {
  const [word = ''] = words;
  // Most words begin with any given letter.
  const isPrefix = isLast || word.length > 1;
  const exact = { terms: words, partial: 0, weight: 1, isPrefix, isTyped: true };
  if (!run || more.length > 0) return [exact];
  if (run.writing === 'korean') return [exact, ...pairAlternatives(word, WEIGHT.pieces)];
  const pieces = splitRun(run)
    .slice(1)
    .map(({ text }) => normalize(text))
    .filter((piece) => piece !== word && !isStopWord(piece));
  const alternatives: Alternative[] = [exact];
  if (pieces.length > 1) {
    const terms = [...new Set(pieces)];
    alternatives.push({ ...exact, terms, weight: WEIGHT.pieces, isPrefix: true, isPieces: true });
  }
  if (PLURAL.test(word)) {
    const terms = [word.slice(0, -1)];
    alternatives.push({ ...exact, terms, weight: WEIGHT.related, isPrefix: true, isTyped: false });
  }
  return alternatives;
}

/** A word by its pairs of letters, or by its only letter. */
function pairAlternatives(word: string, weight: number): Alternative[] {
  const terms = [...new Set(pairs(word).map(({ text }) => text))];
  return [
    {
      terms: terms.length > 0 ? terms : [word],
      partial: WEIGHT.somePairs,
      weight,
      isPrefix: false,
      isTyped: true,
    },
  ];
}

/** Takes the longest known word at each position; the letters between known words stay together. */
function cutKnownWords(run: string): { word: string; isKnown: boolean }[] {
  const letters = characters(run).map(({ text }) => text);
  const isKnown = (word: string) => synonyms.has(stemKey([word])) || isStopWord(word);
  const words: { word: string; isKnown: boolean }[] = [];
  for (let start = 0; start < letters.length; ) {
    let end = Math.min(letters.length, start + MAX_SYNONYM_LETTERS);
    while (end > start && !isKnown(letters.slice(start, end).join(''))) end--;
    const last = words.at(-1);
    if (end > start) words.push({ word: letters.slice(start, end).join(''), isKnown: true });
    else if (last?.isKnown === false) last.word += letters[start];
    else words.push({ word: letters[start] ?? '', isKnown: false });
    start = Math.max(end, start + 1);
  }
  return words;
}

/** Number of meaningful words that make a question; fewer are the name of something. */
const MIN_QUESTION_WORDS = 3;
/** Fewer are enough beside words that say nothing: `why is my app blank`. */
const MIN_SENTENCE_WORDS = 2;

export function isQuestion({ concepts }: Query): boolean {
  const meaningful = concepts.filter(isMeaningful).length;
  const minWords = meaningful < concepts.length ? MIN_SENTENCE_WORDS : MIN_QUESTION_WORDS;
  return meaningful >= minWords || concepts.some(({ isUnknown }) => isUnknown);
}

/** Returns whether it says something, though a page may do without it. */
export function isMeaningful({ optional, isUnknown }: Concept): boolean {
  return !optional || isUnknown === true;
}
