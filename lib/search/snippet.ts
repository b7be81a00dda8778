import type { MatchedWord } from './matches';
import type { HighlightInfo, Range } from './protocol';
import { normalize, tokensOf } from './tokenize';

const MAX_LENGTH = 100;
/** Length of the text before the first mark if the beginning of its block is too far away. */
const LEAD_LENGTH = 30;
const ELLIPSIS = '…';
/** Between blocks that end without a full stop, such as cells of a table. */
const SEPARATOR = ' · ';

/** The short piece of a text that shows most of the marks, with an ellipsis where it cuts a block. */
export function snippetOf(text: string, marksOf: (line: string) => Mark[], limit = MAX_LENGTH) {
  const { flat, starts } = flatten(text);
  const marks = marksOf(flat);
  const best = densest(marks, limit);
  const start = flat.length <= limit ? 0 : cutStart(flat, starts, best, limit);
  const excerpt = flat.slice(start, cutEnd(flat, start + limit, best.end)).replace(/[ ·]+$/, '');
  const end = start + excerpt.length;
  const before = starts.includes(start) ? '' : ELLIPSIS;
  const isEnd = end === flat.length || starts.some((next) => /^[ ·]+$/.test(flat.slice(end, next)));
  const shift = start - before.length;
  return {
    text: before + excerpt + (isEnd ? '' : ELLIPSIS),
    marks: marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => ({
        start: Math.max(mark.start, start) - shift,
        end: Math.min(mark.end, end) - shift,
      })),
  };
}

/** Joins the blocks of a text, and returns where each of them starts. */
function flatten(text: string): { flat: string; starts: readonly number[] } {
  const starts = [0];
  let flat = '';
  for (const line of text.split('\n')) {
    const folded = line.trim().replace(/\s+/g, ' ');
    if (folded === '') continue;
    if (flat !== '') flat += /[\p{L}\p{N}'"`)\]]$/u.test(flat) ? SEPARATOR : ' ';
    starts.push(flat.length);
    flat += folded;
  }
  return { flat, starts };
}

/** The range with most of the concepts; of several, the one where they are closest together. */
function densest(marks: readonly Mark[], limit: number): Range {
  let best = { start: 0, end: 0, count: 0, length: 0 };
  marks.forEach(({ start }, first) => {
    const concepts = new Set<number>();
    let end = start;
    for (const { wordEnd, concept } of marks.slice(first, first + limit)) {
      if (concepts.size > 0 && wordEnd - start > limit) break;
      if (!concepts.has(concept)) end = Math.min(wordEnd, start + limit);
      concepts.add(concept);
    }
    const count = concepts.size;
    const length = count > 1 ? end - start : 0;
    const isBetter = count > best.count || (count === best.count && length < best.length);
    if (isBetter) best = { start, end, count, length };
  });
  return best;
}

/** The beginning of the block if it is near, otherwise of a word a little before the marks. */
function cutStart(text: string, starts: readonly number[], { start, end }: Range, limit: number) {
  const earliest = Math.max(0, end - limit);
  const block = starts.findLast((at) => at <= start) ?? 0;
  if (block >= earliest) return block;
  const wanted = Math.max(earliest, start - LEAD_LENGTH);
  const space = text.indexOf(' ', wanted);
  return space >= 0 && space < start ? space + 1 : letterStart(text, wanted);
}

/** The end of a word behind what must show, or of a letter where no word ends. */
function cutEnd(text: string, maxEnd: number, minEnd: number): number {
  if (maxEnd >= text.length) return text.length;
  const space = text.lastIndexOf(' ', maxEnd);
  return space > 0 && space >= minEnd ? space : letterStart(text, maxEnd);
}

/** A stretch of a text that was typed, the end of its word, and the number of its concept. */
export type Mark = Range & { wordEnd: number; concept: number };

/** Returns the ranges of found words in a text, in order and apart. Only the typed beginning is marked. */
export function marksIn(text: string, words: ReadonlyMap<string, MatchedWord>): Mark[] {
  const marks = tokensOf(text).flatMap(({ text: word, start }): Mark[] => {
    const match = words.get(normalize(word));
    if (!match) return [];
    // The form of a few words has other letters: `ﬁle`.
    const isSameLength = normalize(word).length === word.length;
    const end = start + (isSameLength ? match.length : word.length);
    return [{ start, end, wordEnd: start + word.length, concept: match.concept }];
  });
  return mergeOverlaps(marks.sort((a, b) => a.start - b.start || b.end - a.end));
}

function mergeOverlaps(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && mark.start < last.end) {
      last.end = Math.max(last.end, mark.end);
      last.wordEnd = Math.max(last.wordEnd, mark.wordEnd);
    } else merged.push({ ...mark });
  }
  return merged;
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

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The last position at or before `index` where a text may be cut without breaking a letter. */
function letterStart(text: string, index: number): number {
  // No letter is longer than this; to look at the whole text would take long.
  const from = Math.max(0, index - 64);
  const letter = letters.segment(text.slice(from, index + 64)).containing(index - from);
  return letter ? from + letter.index : index;
}
