import type { Range } from './mapped-text';
import type { HighlightInfo, Suggestion } from './types';

/** What a character beyond Latin-1 counts in a `HighlightInfo`. */
const WIDE = 3;

/**
 * Tells stretches of a text in the unit of the search's rows.
 *
 *     highlightInfoList('用 sandbox', [{ start: 2, end: 9 }]) //=> [{ start: 4, length: 7 }]
 */
export function highlightInfoList(text: string, ranges: readonly Range[]): HighlightInfo[] {
  return ranges.map(({ start, end }) => ({
    start: widthOf(text.slice(0, start)),
    length: widthOf(text.slice(start, end)),
  }));
}

/**
 * The stretches of a text that a row of results highlights, as places of that text.
 *
 *     highlightRanges('用 sandbox', [{ start: 4, length: 7 }]) //=> [{ start: 2, end: 9 }]
 */
export function highlightRanges(text: string, infos: readonly HighlightInfo[]): Range[] {
  return infos.map(({ start, length }) => ({
    start: placeAt(text, start),
    end: placeAt(text, start + length),
  }));
}

/** The text of a row in which its highlights stand. */
export function highlightedText(row: Suggestion): string {
  if (row.type === 'title') return row.title;
  return row.type === 'header' ? row.header : row.statement;
}

function widthOf(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++) width += unitWidth(text, index);
  return width;
}

function placeAt(text: string, width: number): number {
  let left = width;
  let index = 0;
  while (left > 0 && index < text.length) left -= unitWidth(text, index++);
  return index;
}

function unitWidth(text: string, index: number): number {
  return text.charCodeAt(index) > 255 ? WIDE : 1;
}
