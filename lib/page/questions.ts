import 'server-only';
import type { PageRecord } from '../content/types';
import { sectionsOf } from '../search/sections';

/** The longest answer that is told; the page has the rest of it. */
const ANSWER_LENGTH = 300;

/**
 * The headings of a page that are questions, each with the beginning of the text below it. It stands
 * in the page a second time, so it is kept short.
 */
export function questionsOf(
  page: Pick<PageRecord, 'toc' | 'content'>,
): { question: string; answer: string }[] {
  return sectionsOf(page).flatMap(({ path, text }) => {
    const question = path.at(-1) ?? '';
    const answer = text.replace(/\s+/g, ' ').trim();
    const isAnswered = /[?？]$/.test(question) && answer !== '';
    return isAnswered ? [{ question, answer: shortened(answer) }] : [];
  });
}

/** Cut after the last whole sentence that fits, else after the last whole word. */
function shortened(text: string): string {
  if (text.length <= ANSWER_LENGTH) return text;
  const cut = text.slice(0, ANSWER_LENGTH);
  const sentence = /^.*[.!?。](?=\s)/s.exec(cut)?.[0];
  return sentence ?? `${cut.replace(/\s+\S*$/, '')} …`;
}
