import { languageIn } from '@/lib/labels/fill';
import { PLAYGROUND_LABELS } from '@/lib/playground/labels/labels';
import { useScope } from '../site/site-context';

/** The texts of the running playground in the language of the page. */
export function usePlaygroundLabels() {
  return PLAYGROUND_LABELS[languageIn(PLAYGROUND_LABELS, useScope().scope.lang)];
}
