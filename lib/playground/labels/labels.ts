import { languageIn } from '../../labels/fill';
import type { Language } from '../../labels/labels';
import { en } from './en';
import { zh } from './zh';

const PLAYGROUND_LABELS: Readonly<Record<Language, typeof en>> = { en, zh };

/** The texts of the running playground. They are loaded with it, so no other page carries them. */
export function playgroundLabels(lang: string): typeof en {
  return PLAYGROUND_LABELS[languageIn(PLAYGROUND_LABELS, lang)];
}
