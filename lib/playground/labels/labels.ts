import type { Language } from '../../labels/labels';
import { en } from './en';
import { zh } from './zh';

/** The texts of the running playground. They are loaded with it, so no other page carries them. */
export const PLAYGROUND_LABELS: Readonly<Record<Language, typeof en>> = { en, zh };
