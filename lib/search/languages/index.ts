import { stemOf } from '../tokenize';
import { en } from './en';
import { zh } from './zh';

/** Settings of the search for one language. */
export type SearchLanguage = {
  /** Words, in their normal form, that say nothing about what is looked for. */
  stopWords: ReadonlySet<string>;
  /** Words of readers for a thing, and those of the site; several names have commas between. */
  synonyms: readonly (readonly [typed: string, siteTerms: string])[];
  /** Forms of the question what something means, with that in the first group. */
  meanings: readonly RegExp[];
  /** The beginnings of lines that answer a question: the type of an option, the fix of an error. */
  answers: readonly string[];
};

/** A reader may type any language on any page, so the search knows all of them at once. */
export const SEARCH_LANGUAGES: readonly SearchLanguage[] = [en, zh];

/** Returns whether a word, in its normal form, says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return SEARCH_LANGUAGES.some(({ stopWords }) => stopWords.has(word));
}

/** Returns one form of each word that says something. */
export function stemsOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => !isStopWord(word)).map(stemOf))];
}

/**
 * Returns whether texts are not indexed by a word, given in its normal form. Those of English would take up a tenth of the
 * index. Each letter of the Chinese ones may begin another word.
 */
export function isUnindexed(word: string): boolean {
  return en.stopWords.has(word);
}
