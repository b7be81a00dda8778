import { letterStart, type Range } from './mapped-text';
import type { Mark } from './marks';

/** A short piece of a text, and what is marked in it. */
export type Snippet = { text: string; marks: Range[] };

const MAX_LENGTH = 100;
/** How much stands before the first mark when a sentence is too long to begin at its beginning. */
const LEAD = 30;
const ELLIPSIS = '…';

/** A text on one line, and where its blocks begin. */
type Flat = { text: string; starts: ReadonlySet<number> };

/**
 * The piece of a text that shows most of the marks. An ellipsis stands where a paragraph was cut,
 * not where one begins or ends.
 */
export function snippetOf(text: string, marksOf: (line: string) => Mark[]): Snippet {
  const flat = flatten(text);
  const marks = marksOf(flat.text);
  const range = cut(flat, closest(marks));
  const before = flat.starts.has(range.start) ? '' : ELLIPSIS;
  const isEnd = range.end === flat.text.length || flat.starts.has(range.end + 1);
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
    if (flat !== '') flat += ' ';
    starts.add(flat.length);
    flat += folded;
  }
  return { text: flat, starts };
}

/** Where most of the concepts stand, and these closest to each other. */
function closest(marks: readonly Mark[]): Range {
  let best = { start: 0, end: 0, concepts: 0, distance: 0 };
  marks.forEach(({ start }, first) => {
    const concepts = new Set<number>();
    let end = start;
    for (let next = first; next < marks.length; next++) {
      const mark = marks[next];
      if (!mark || mark.start - start >= MAX_LENGTH) break;
      if (!concepts.has(mark.concept)) end = Math.min(mark.end, start + MAX_LENGTH);
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

function cut({ text, starts }: Flat, shown: Range): Range {
  if (text.length <= MAX_LENGTH) return { start: 0, end: text.length };
  const start = startFor(text, starts, shown);
  const most = start + MAX_LENGTH;
  if (most >= text.length) return { start, end: text.length };
  const space = text.lastIndexOf(' ', most);
  const end = space >= shown.end && space > start ? space : letterStart(text, most);
  return { start, end };
}

/** The beginning of the block, else of a word that stands a little before what is shown. */
function startFor(text: string, starts: ReadonlySet<number>, shown: Range): number {
  const earliest = Math.max(0, shown.end - MAX_LENGTH);
  for (let start = shown.start; start >= earliest; start--) if (starts.has(start)) return start;
  const wanted = Math.max(earliest, shown.start - LEAD);
  const space = text.indexOf(' ', wanted);
  return space >= 0 && space < shown.start ? space + 1 : letterStart(text, wanted);
}
