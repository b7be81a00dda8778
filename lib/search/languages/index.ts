import type { Language } from '../../labels/labels';
import { en } from './en';
import type { SearchLanguage } from './search-language';
import { zh } from './zh';

const LANGUAGES: Readonly<Record<Language, SearchLanguage>> = { en, zh };

/** A reader may type any language on any page, so the search knows all of them at once. */
export const SEARCH_LANGUAGES = Object.values(LANGUAGES);

/** Whether a word, in its normal form, says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return SEARCH_LANGUAGES.some(({ stopWords }) => stopWords.has(word));
}

/** Whether texts are not indexed by a word, given in its normal form. */
export function isUnindexed(word: string): boolean {
  return SEARCH_LANGUAGES.some(
    ({ stopWords, indexesStopWords }) => !indexesStopWords && stopWords.has(word),
  );
}
