import type { FoundWord } from './lookup';
import { letters, normalize } from './normalize';
import { tokensOf } from './tokenizers';
import type { HighlightInfo, Range } from './types';

/** A stretch of a text that was typed, the end of its word, and the number of its concept. */
export type Mark = Range & { wordEnd: number; concept: number };

/** Where found words are in a text, in order and apart. Only the typed beginning is marked. */
export function marksIn(text: string, words: ReadonlyMap<string, FoundWord>): Mark[] {
  const marks = tokensOf(text).flatMap(({ text: word, start }): Mark[] => {
    const found = words.get(normalize(word));
    if (!found) return [];
    const end = start + typedPart(word, found.length);
    return [{ start, end, wordEnd: start + word.length, concept: found.concept }];
  });
  return withoutOverlaps(marks.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** How much of a word the first letters of its form are, which may be more or fewer: `ﬁle`, `ß`. */
function typedPart(word: string, length: number): number {
  if (normalize(word).length === word.length) return length;
  for (const { index } of letters.segment(word)) {
    if (normalize(word.slice(0, index)).length >= length) return index;
  }
  return word.length;
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

/** UTF-16 units beyond Latin-1 count three, as on the earlier site. So does each half of an emoji. */
function widthOf(text: string): number {
  return text.length + 2 * (text.match(/[\u0100-\uffff]/g)?.length ?? 0);
}
