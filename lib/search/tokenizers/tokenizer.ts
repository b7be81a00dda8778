export type Token = { text: string; start: number };

/** One way to find what was typed: terms of the index, of which all, or any, must be there. */
export type Alternative = {
  terms: readonly string[];
  needs: 'all' | 'any';
  /** Weight of a hit compared to the words exactly as they were typed. */
  weight: number;
  /** Whether the term may be the beginning of a longer word. */
  prefix: boolean;
  /** Whether the words are in the text as they were typed, or only mean or look the same. */
  kind: 'typed' | 'related';
};

/** A word of a query, in its normal form. */
export type QueryWord = {
  word: string;
  pieces: readonly string[];
  /** Whether it is the last word, which the reader may still be typing. */
  isLast: boolean;
};

/** Tokenizer of one kind of writing. A new one is a file here, listed in `index.ts`. */
export type Tokenizer = {
  /** The runs of text that it reads. Marks belong to the letter before them and begin no run. */
  matches: RegExp;
  /** The words of one run: the run itself, where it may be a word, and its pieces. */
  split: (run: string) => Token[];
  alternatives: (word: QueryWord) => Alternative[];
  /** Writing without spaces only: cuts a run of a query into known words and what is between. */
  cut?: (run: string, isKnown: (word: string) => boolean) => { word: string; isKnown: boolean }[];
};

/** Weight of a hit, by the way in which it was found. */
export const WEIGHT = { typed: 1, related: 0.5, pieces: 0.4, any: 0.15 };

export const AS_TYPED = {
  needs: 'all',
  weight: WEIGHT.typed,
  prefix: true,
  kind: 'typed',
} as const;
export const RELATED = { ...AS_TYPED, weight: WEIGHT.related, kind: 'related' } as const;

/** The word itself. Most words begin with any given letter, so one letter must be the last word. */
export function wholeWord({ word, isLast }: QueryWord): Alternative {
  return { ...AS_TYPED, terms: [word], prefix: isLast || word.length > 1 };
}

/** A word by its pairs of letters: all of them, or, for much less, any. */
export function pairAlternatives(word: string, weight: number): Alternative[] {
  const terms = [...new Set(pairs(word).map(({ text }) => text))];
  if (terms.length === 0) return [];
  const all = { ...AS_TYPED, terms, weight, prefix: false };
  return [all, { ...all, needs: 'any', weight: WEIGHT.any }];
}

/** The letters of a run, each with its marks. */
export function characters(run: string): Token[] {
  return [...run.matchAll(/\P{M}\p{M}*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
}

export function pairs(run: string): Token[] {
  const all = characters(run);
  return all.slice(1).map(({ text }, index) => {
    const before = all[index] ?? { text: '', start: 0 };
    return { text: before.text + text, start: before.start };
  });
}
