import type { FoundWord } from './lookup';
import { mapText, normalize } from './normalize';
import { compose, tokensOf } from './tokenizers';
import type { HighlightInfo, Range } from './types';

/** A stretch of a text that was typed, the end of its word, and the number of its concept. */
export type Mark = Range & { wordEnd: number; concept: number };

/** Where found words are in a text, in order and apart. Only the typed beginning is marked. */
export function marksIn(text: string, words: ReadonlyMap<string, FoundWord>): Mark[] {
  const composed = mapText(text, compose);
  const marks = tokensOf(composed.text).flatMap((token): Mark[] => {
    const found = words.get(normalize(token.text));
    if (!found) return [];
    const { end } = mapText(token.text, normalize).original({ start: 0, end: found.length });
    const range = composed.original({ start: token.start, end: token.start + end });
    const word = composed.original({ start: token.start, end: token.start + token.text.length });
    return [{ ...range, wordEnd: word.end, concept: found.concept }];
  });
  return withoutOverlaps(marks.sort((a, b) => a.start - b.start || b.end - a.end));
}

function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const apart: Mark[] = [];
  for (const mark of marks) {
    const last = apart.at(-1);
    if (last && mark.start < last.end) {
      last.end = Math.max(last.end, mark.end);
      last.wordEnd = Math.max(last.wordEnd, mark.wordEnd);
    } else apart.push({ ...mark });
  }
  return apart;
}

/** Ranges in the unit of the specification: in `用 sandbox`, the word is at 4. */
export function highlightInfoList(text: string, ranges: readonly Range[]): HighlightInfo[] {
  return ranges.map(({ start, end }) => ({
    start: widthOf(text.slice(0, start)),
    length: widthOf(text.slice(start, end)),
  }));
}

/** Characters beyond Latin-1 count three. */
function widthOf(text: string): number {
  return text.length + 2 * (text.match(/[\u0100-\uffff]/g)?.length ?? 0);
}
