import 'server-only';
import type { PageRecord } from '../content/types';

/** The longest answer that is told; the page has the rest of it. */
const ANSWER_LENGTH = 300;

/**
 * The headings of a page that are questions, each with the beginning of the text below it. It stands
 * in the page a second time, so it is kept short.
 */
export function questionsOf({
  toc,
  content,
}: Pick<PageRecord, 'toc' | 'content'>): { question: string; answer: string }[] {
  return toc.flatMap(({ text, charIndex }, index) => {
    if (!/[?？]$/.test(text)) return [];
    const end = toc[index + 1]?.charIndex ?? content.length;
    const answer = content
      .slice(charIndex + text.length, end)
      .replace(/\s+/g, ' ')
      .trim();
    return answer === '' ? [] : [{ question: text, answer: shortened(answer) }];
  });
}

/** Cut after the last whole sentence that fits, else after the last whole word. */
function shortened(text: string): string {
  if (text.length <= ANSWER_LENGTH) return text;
  const cut = text.slice(0, ANSWER_LENGTH);
  const sentence = /^.*[.!?。](?=\s)/s.exec(cut)?.[0];
  return sentence ?? `${cut.replace(/\s+\S*$/, '')} …`;
}
