import type { FoundWord } from './lookup';
import { mapText, type Range } from './mapped-text';
import { normalize } from './normalize';
import { compose, tokensOf } from './tokenizers';

/** A stretch of a text that was typed, and the number of the concept that it stands for. */
export type Mark = Range & { concept: number };

/**
 * Where the words that were found stand in a text, in their order, none upon another. Of a word
 * that goes on behind what was typed, only the beginning is marked.
 */
export function marksIn(text: string, words: ReadonlyMap<string, FoundWord>): Mark[] {
  const composed = mapText(text, compose);
  const marks = tokensOf(composed.text).flatMap((token): Mark[] => {
    const normal = mapText(token.text, normalize);
    const found = words.get(normal.text);
    if (!found) return [];
    const { start, end } = normal.original({ start: 0, end: found.length });
    const range = composed.original({ start: token.start + start, end: token.start + end });
    return [{ ...range, concept: found.concept }];
  });
  return withoutOverlaps(marks.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** A name and its pieces, and Chinese pairs, lie upon one another. */
function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const apart: Mark[] = [];
  for (const mark of marks) {
    const last = apart.at(-1);
    if (last && mark.start < last.end) {
      apart[apart.length - 1] = { ...last, end: Math.max(last.end, mark.end) };
    } else apart.push(mark);
  }
  return apart;
}
