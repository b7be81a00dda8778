import type { MatchedWord } from './matches';
import type { HighlightInfo, Range } from './protocol';
import { normalize, tokensOf } from './tokenize';

const MAX_LENGTH = 100;
/** Length of the text before the first mark if the beginning of its block is too far away. */
const LEAD = 30;
const ELLIPSIS = '…';
/** Between blocks that end without a full stop, such as cells of a table. */
const SEPARATOR = ' · ';

type Flat = { text: string; starts: ReadonlySet<number> };

/** The short piece of a text that shows most of the marks, with an ellipsis where it cuts a block. */
export function snippetOf(text: string, marksOf: (line: string) => Mark[], most = MAX_LENGTH) {
  const flat = flatten(text);
  const marks = marksOf(flat.text);
  const range = withoutSeparator(flat.text, cut(flat, closest(marks), marks, most));
  const before = flat.starts.has(range.start) ? '' : ELLIPSIS;
  const isEnd =
    range.end === flat.text.length ||
    [' ', SEPARATOR].some((between) => flat.starts.has(range.end + between.length));
  const shift = range.start - before.length;
  return {
    text: before + flat.text.slice(range.start, range.end) + (isEnd ? '' : ELLIPSIS),
    marks: marks
      .filter(({ start, end }) => start < range.end && end > range.start)
      .map(({ start, end }) => ({
        start: Math.max(start, range.start) - shift,
        end: Math.min(end, range.end) - shift,
      })),
  };
}

function flatten(text: string): Flat {
  const starts = new Set([0]);
  let flat = '';
  for (const line of text.split('\n')) {
    const folded = line.trim().replace(/\s+/g, ' ');
    if (folded === '') continue;
    if (flat !== '') flat += /[\p{L}\p{N}'"`)\]]$/u.test(flat) ? SEPARATOR : ' ';
    starts.add(flat.length);
    flat += folded;
  }
  return { text: flat, starts };
}

/** A range that does not end with what is between two blocks. It begins with a block, or within one. */
function withoutSeparator(text: string, { start, end }: Range): Range {
  const dot = SEPARATOR.trimEnd();
  return { start, end: text.slice(0, end).endsWith(dot) ? end - dot.length : end };
}

/** The place with most of the concepts; of several, the one where they are closest together. */
function closest(marks: readonly Mark[]): Range {
  let best = { start: 0, end: 0, concepts: 0, distance: 0 };
  marks.forEach(({ start }, first) => {
    const concepts = new Set<number>();
    let end = start;
    for (let next = first; next < marks.length; next++) {
      const mark = marks[next];
      if (!mark || (next > first && mark.wordEnd - start > MAX_LENGTH)) break;
      if (!concepts.has(mark.concept)) end = Math.min(mark.wordEnd, start + MAX_LENGTH);
      concepts.add(mark.concept);
    }
    const distance = concepts.size > 1 ? end - start : 0;
    const isBetter =
      concepts.size > best.concepts ||
      (concepts.size === best.concepts && distance < best.distance);
    if (isBetter) best = { start, end, concepts: concepts.size, distance };
  });
  return best;
}

function cut({ text, starts }: Flat, shown: Range, marks: readonly Mark[], length: number): Range {
  if (text.length <= length) return { start: 0, end: text.length };
  const start = startFor(text, starts, shown);
  const most = start + length;
  if (most >= text.length) return { start, end: text.length };
  const space = text.lastIndexOf(' ', most);
  const end = space >= shown.end && space > start ? space : letterStart(text, most);
  // No word of which something is marked is cut.
  const halved = marks.find(
    (mark) => mark.start >= shown.end && mark.start < end && mark.wordEnd > end,
  );
  if (!halved) return { start, end };
  return { start, end: start + text.slice(start, halved.start).search(/[^\p{L}\p{N}]*$/u) };
}

/** The beginning of the block if it is near, otherwise of a word a little before the marks. */
function startFor(text: string, starts: ReadonlySet<number>, shown: Range): number {
  const earliest = Math.max(0, shown.end - MAX_LENGTH);
  for (let start = shown.start; start >= earliest; start--) if (starts.has(start)) return start;
  const wanted = Math.max(earliest, shown.start - LEAD);
  const space = text.indexOf(' ', wanted);
  return space >= 0 && space < shown.start ? space + 1 : letterStart(text, wanted);
}

/** A stretch of a text that was typed, the end of its word, and the number of its concept. */
export type Mark = Range & { wordEnd: number; concept: number };

/** Returns the ranges of found words in a text, in order and apart. Only the typed beginning is marked. */
export function marksIn(text: string, words: ReadonlyMap<string, MatchedWord>): Mark[] {
  const marks = tokensOf(text).flatMap(({ text: word, start }): Mark[] => {
    const found = words.get(normalize(word));
    if (!found) return [];
    const end = start + typedPart(word, found.length);
    return [{ start, end, wordEnd: start + word.length, concept: found.concept }];
  });
  return withoutOverlaps(marks.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** Returns the number of letters of a word that the first letters of its form are, which may be more or fewer: `ﬁle`, `ß`. */
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

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The last position at or before `index` where a text may be cut without breaking a letter. */
function letterStart(text: string, index: number): number {
  // No letter is longer than this; to look at the whole text would take long.
  const from = Math.max(0, index - 64);
  const found = letters.segment(text.slice(from, index + 64)).containing(index - from);
  return found ? from + found.index : index;
}
