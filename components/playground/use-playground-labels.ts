import { playgroundLabels } from '@/lib/playground/labels/labels';
import { useScope } from '../site/site-context';

/** The texts of the running playground in the language of the page. */
export const usePlaygroundLabels = () => playgroundLabels(useScope().scope.lang);
