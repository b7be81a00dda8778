import { API_NAMES } from './api-names';
import { CHINESE } from './chinese';
import { ERROR_MESSAGES } from './error-messages';
import { OPTIONS } from './options';
import { OTHER_FRAMEWORKS } from './other-frameworks';
import { PUBLIC_ISSUES } from './public-issues';
import { SEVERAL_WORDS } from './several-words';
import { SYMPTOMS } from './symptoms';
import { TASKS } from './tasks';
import type { Question } from './types';
import { TYPING_ERRORS } from './typing-errors';

/** All questions that the search must answer well, by their subject. */
export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  'API names': API_NAMES,
  options: OPTIONS,
  'error messages': ERROR_MESSAGES,
  symptoms: SYMPTOMS,
  'typing errors': TYPING_ERRORS,
  'several words': SEVERAL_WORDS,
  'other frameworks': OTHER_FRAMEWORKS,
  Chinese: CHINESE,
};

/** Questions in the words of those who asked: harder, since pages often use other words. */
export const IN_OTHER_WORDS: readonly Question[] = [...PUBLIC_ISSUES, ...TASKS];
