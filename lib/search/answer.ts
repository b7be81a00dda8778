import { snippetOf } from './snippet';
import { TOKENIZERS } from './tokenizers';

const LABELS = new Set(TOKENIZERS.flatMap(({ answers }) => answers));

/** What a section says in short: the type and default of an option, the fix of an error. */
export function answerIn(section: string): string | undefined {
  const answers = section.split('\n').filter((line) => LABELS.has(line.split(/[:：]/, 1)[0] ?? ''));
  return answers.length > 0 ? snippetOf(answers.join('\n'), () => []).text : undefined;
}
