import { SEARCH_LANGUAGES } from './languages';
import { snippetOf } from './snippet';

// What a section says in short.

/** The most letters of an answer. */
export const ANSWER_LENGTH = 240;

/** What a line begins with that answers a question. */
const ANSWER_LABELS = new Set(SEARCH_LANGUAGES.flatMap(({ answers }) => answers));
/** A word with a colon, at the beginning of a line or behind the end of a sentence. */
const SENTENCE_LABEL = /(?<=^|[.!?。] ?)\p{L}+(?=[:：])/gu;
/** What says little by itself: a line of code, up to three words in the cell of a table, or two with a full stop. */
const FRAGMENT =
  /(?:[;{([,>\\|]|=>|\?\?)$|^(?:\/\/|#|\/?\*)|^\S+(?:\s\S+){0,2}(?<![.!?。！？])$|^\S+\s\S+\.$/u;
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/u;
/** How a sentence ends, also within a line, and what introduces code. A cell of a table has no full stop of its own. */
const ENDS = /[.:!?。：！？]["'”’)）]?$|[.!?] |[。！？]/;
/** How much more of what was asked a fragment must say, and a line that is no sentence. */
const LESS = { fragment: 1, noSentence: 0.5 };

/**
 * The sentence in which a section says most of what was asked, with its paragraph up to there where that fits, since
 * "It" and "So" mean nothing alone. A fragment must say more than sentences do.
 *
 * @param said - how much of what was asked a text holds
 */
export function answerFrom(section: string, said: (text: string) => number): string {
  let best = { worth: Number.NEGATIVE_INFINITY, text: '' };
  for (const line of section.split('\n')) {
    let end = 0;
    const less = ENDS.test(line) ? 0 : LESS.noSentence;
    for (const sentence of line.split(SENTENCE_END)) {
      const start = line.indexOf(sentence, end);
      end = start + sentence.length;
      const worth = said(sentence) - (FRAGMENT.test(sentence) ? LESS.fragment : less);
      if (worth <= best.worth || !/[\p{L}\p{N}]/u.test(sentence)) continue;
      best = { worth, text: line.slice(end <= ANSWER_LENGTH ? 0 : start, end) };
    }
  }
  return best.text;
}

/** What a section says of an option or an error: the type and default, the fix. */
export function answerIn(section: string): string | undefined {
  const answers = section.split('\n').flatMap((line) => {
    const labels = [...line.matchAll(SENTENCE_LABEL)];
    const found = labels.find(([label]) => ANSWER_LABELS.has(label));
    return found ? [line.slice(found.index)] : [];
  });
  return answers.length > 0 ? snippetOf(answers.join('\n'), () => []).text : undefined;
}
