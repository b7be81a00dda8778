/** What the search knows of one language. */
export type SearchLanguage = {
  /** Words, in their normal form, that say nothing about what is looked for. */
  stopWords: ReadonlySet<string>;
  /** Whether texts are also indexed by these words. */
  indexesStopWords: boolean;
  /** What readers may call a thing, and what the site calls it; several names have commas between. */
  synonyms: readonly (readonly [typed: string, ours: string])[];
  /** What a line begins with that answers a question: the type of an option, the fix of an error. */
  answers: readonly string[];
};
