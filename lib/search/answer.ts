import { SEARCH_LANGUAGES } from './languages';
import { snippetOf } from './snippet';

const LABELS = new Set(SEARCH_LANGUAGES.flatMap(({ answers }) => answers));

/** What a section says in short: the type and default of an option, the fix of an error. */
export function answerIn(section: string): string | undefined {
  const answers = section.split('\n').filter((line) => LABELS.has(line.split(/[:：]/, 1)[0] ?? ''));
  return answers.length > 0 ? snippetOf(answers.join('\n'), () => []).text : undefined;
}
