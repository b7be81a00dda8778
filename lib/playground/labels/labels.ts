import { type Language, languageOf } from '../../labels/labels';
import { en } from './en';
import { zh } from './zh';

export type PlaygroundLabels = typeof en;

const LANGUAGES: Readonly<Record<Language, PlaygroundLabels>> = { en, zh };

/** The texts of the running playground. They are loaded with it, so no other page carries them. */
export function playgroundLabels(lang: string): PlaygroundLabels {
  return LANGUAGES[languageOf(lang)];
}
