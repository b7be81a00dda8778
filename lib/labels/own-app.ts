import { enOwnApp } from './en-own-app';
import { languageIn } from './fill';
import type { Language } from './labels';
import { zhOwnApp } from './zh-own-app';

export type OwnAppLabels = typeof enOwnApp;

const LANGUAGES: Readonly<Record<Language, OwnAppLabels>> = { en: enOwnApp, zh: zhOwnApp };

/** The texts of the page that checks a reader's own sub-app, for a page in a language. */
export function ownAppLabels(lang: string): OwnAppLabels {
  return LANGUAGES[languageIn(LANGUAGES, lang)];
}
