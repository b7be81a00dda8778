import { isStopWord, SEARCH_LANGUAGES } from './languages';
import { messageIn, ownWords } from './messages';
import { normalize, normalWords } from './normalize';
import { compose, type Run, runsOf } from './tokenizers';
import { type Alternative, AS_TYPED, characters, RELATED } from './tokenizers/tokenizer';
import { stem } from './tokenizers/words';

/** Longer queries are pasted by mistake; the rest is ignored. */
const MAX_LENGTH = 1200;
/** Sets of concepts are the bits of one number. */
const MAX_WORDS = 24;
/** Synonyms: the terms of the site, by `keyOf` the typed words. */
const synonyms = new Map<string, string[][]>();
for (const [typed, ours] of SEARCH_LANGUAGES.flatMap((language) => language.synonyms)) {
  const targets = ours
    .split(', ')
    .map((name) => normalWords(name).filter((word) => !isStopWord(word)));
  for (const name of typed.split(', ')) {
    const key = keyOf(normalWords(name));
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...targets]);
  }
}

/** How many words the longest name has that has a synonym. */
const LONGEST_SYNONYM = Math.max(...[...synonyms.keys()].map((key) => key.split(' ').length));

/** A word of a query, or several that belong together, with all ways to find it. */
export type Concept = {
  /** In their normal form, as in a query. */
  words: readonly string[];
  alternatives: readonly Alternative[];
  /** Whether a page may do without it. */
  optional: boolean;
  /** Whether it is what stands between known words in writing without spaces: 白屏 in 子应用白屏. */
  isUnknown?: true;
};

/** A set of concepts of a query: the bit of each concept's number. */
export type ConceptSet = number;

export function only(concept: number): ConceptSet {
  return 1 << concept;
}

export function count(set: ConceptSet): number {
  let bits = 0;
  // Each turn takes the lowest bit away.
  for (let left = set; left !== 0; left &= left - 1) bits++;
  return bits;
}

export function setOf<T>(items: readonly T[], belongs: (item: T) => boolean): ConceptSet {
  return items.reduce((set, item, concept) => (belongs(item) ? set | only(concept) : set), 0);
}

/** A query as it is understood. */
export type Query = {
  words: readonly string[];
  /** Whether it is what a reader asks the meaning of: `sub-app` in `what is a sub-app?`. */
  isTerm: boolean;
  concepts: readonly Concept[];
};

/** Splits a query into concepts: `child app 沙箱` are two, the sub-app and the sandbox. */
export function parseQuery(typed: string): Query {
  const term = termIn(typed);
  const text = compose(messageIn(term ?? typed).slice(0, MAX_LENGTH));
  const runs = joinSingleLetters(runsOf(text)).slice(0, MAX_WORDS);
  const words = runs.map((run) => normalize(run.text));
  const concepts: Concept[] = [];
  for (let start = 0; start < runs.length; ) {
    const end = start + spanLength(words.slice(start));
    concepts.push(...conceptsOf(runs.slice(start, end), end === runs.length));
    start = end;
  }
  const values = ownWords(text);
  const marked = concepts.slice(0, MAX_WORDS).map((concept) => ({
    ...concept,
    optional: concept.optional || concept.words.every((word) => values.has(word)),
  }));
  const isVague = marked.every(({ optional }) => optional);
  return {
    words,
    isTerm: term !== undefined,
    concepts: isVague ? marked.map((concept) => ({ ...concept, optional: false })) : marked,
  };
}

/** Returns the term whose meaning is asked. */
function termIn(typed: string): string | undefined {
  const asked = typed
    .slice(0, MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(/^ | ?[?？]? ?$/g, '');
  const patterns = SEARCH_LANGUAGES.flatMap(({ meanings }) => meanings);
  const terms = patterns.map((pattern) => pattern.exec(asked)?.[1] ?? '');
  return terms.find((term) => !normalWords(term).every(isStopWord));
}

/** Letters of writing without spaces that were typed one by one belong together: 沙 箱. */
function joinSingleLetters(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSingle = run.tokenizer.cut !== undefined && characters(run.text).length === 1;
    if (isSingle && last?.tokenizer === run.tokenizer) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

/** How many of the first words have a synonym together; 1 when none has. */
function spanLength(words: readonly string[]): number {
  for (let length = Math.min(LONGEST_SYNONYM, words.length); length > 1; length--) {
    if (synonymsOf(words.slice(0, length)).length > 0) return length;
  }
  return 1;
}

function conceptsOf(runs: readonly Run[], isLast: boolean): Concept[] {
  const words = runs.map(({ text }) => normalize(text));
  const [run, ...more] = runs;
  if (!run || more.length > 0) return [conceptOf(words, [{ ...AS_TYPED, terms: words }])];
  const { text, tokenizer } = run;
  const [word = ''] = words;
  if (!tokenizer.cut) {
    const tokens = tokenizer.split(text).map((token) => normalize(token.text));
    const pieces = [...new Set(tokens)].filter((token) => token !== word);
    return [conceptOf(words, tokenizer.alternatives({ word, pieces, isLast }))];
  }
  const parts = tokenizer.cut(word, isKnown);
  const isUnderstood = parts.some((part) => part.isKnown && !isStopWord(part.word));
  return parts.map((part) => {
    const concept = conceptOf(
      [part.word],
      tokenizer.alternatives({ word: part.word, pieces: [], isLast }),
    );
    if (part.isKnown) return concept;
    return { ...concept, optional: concept.optional || isUnderstood, isUnknown: true };
  });
}

function conceptOf(words: readonly string[], typed: readonly Alternative[]): Concept {
  const related = synonymsOf(words).map((terms) => ({ ...RELATED, terms }));
  return { words, alternatives: [...typed, ...related], optional: words.every(isStopWord) };
}

function isKnown(word: string): boolean {
  return synonymsOf([word]).length > 0 || isStopWord(word);
}

/** What else to look for: `child app` in its normal form is also `sub app`. */
export function synonymsOf(words: readonly string[]): readonly (readonly string[])[] {
  return synonyms.get(keyOf(words)) ?? [];
}

/** One form for a word, its plural and what is made of a verb: `prefetch`, `prefetching`. */
function keyOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

/** Number of meaningful words that make a question; fewer are the name of something. */
const QUESTION_WORDS = 3;
/** Fewer are enough beside words that say nothing: `why is my app blank`. */
const SENTENCE_WORDS = 2;

export function isQuestion({ concepts }: Query): boolean {
  const said = concepts.filter(isSaid).length;
  const enough = said < concepts.length ? SENTENCE_WORDS : QUESTION_WORDS;
  return said >= enough || concepts.some(({ isUnknown }) => isUnknown);
}

/** Whether it says something, though a page may do without it. */
export function isSaid({ optional, isUnknown }: Concept): boolean {
  return !optional || isUnknown === true;
}

/** The share of the words of a title or heading that makes a query its name. */
const NAMED = 0.4;

/**
 * Whether a query is the name of what was found best.
 *
 * @param head - the concepts that its title or heading has
 * @param heading - that title or heading, in plain words
 */
export function isNamed({ concepts }: Query, head: ConceptSet, heading: string): boolean {
  const said = setOf(concepts, isSaid);
  const words = heading.split(' ').filter((word) => word !== '' && !isStopWord(word));
  const named = count(head & said);
  return named >= count(said) && named >= words.length * NAMED;
}
