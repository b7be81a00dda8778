import 'server-only';
import type { PageRecord } from '../content/types';
import { pageSections } from '../search/sections';

/** The page repeats answers in its metadata, so they are cut. */
const ANSWER_LENGTH = 300;

/** The questions among the headings, and the beginning of each answer: it is in the page twice. */
export function questionsOf(
  page: Pick<PageRecord, 'toc' | 'content'>,
): { question: string; answer: string }[] {
  return pageSections(page).flatMap(({ path, text }) => {
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
