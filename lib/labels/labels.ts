import { en } from './en';
import { languageIn } from './fill';
import { zh } from './zh';

export type Labels = typeof en;

/**
 * The languages of the interface. A new one is a file beside this one and an entry here; the compiler
 * then asks for its texts of the checks of a sub-app, its search words and its heads of option tables.
 */
export const LANGUAGES = { en, zh } satisfies Record<string, Labels>;

export type Language = keyof typeof LANGUAGES;

/** The language of a tag such as `zh-TW`; English where the interface has no such language. */
export function languageOf(tag: string): Language {
  return languageIn(LANGUAGES, tag);
}

/** The texts for a page in a language. */
export function labelsFor(lang: string): Labels {
  return LANGUAGES[languageOf(lang)];
}
