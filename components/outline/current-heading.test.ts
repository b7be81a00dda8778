import { describe, expect, test } from '@jest/globals';
import { currentHeading, type HeadingBox, type WindowView } from './current-heading';

/** Headings `a`, `b`, `c` … at these heights, each 40 pixels high. */
function headingsAt(...tops: number[]): HeadingBox[] {
  return tops.map((top, index) => ({ id: 'abcdef'.charAt(index), top, bottom: top + 40 }));
}

const TOP: WindowView = { line: 72, bottom: 900, isAtTop: true, isAtEnd: false };
const MIDDLE: WindowView = { ...TOP, isAtTop: false };
const END: WindowView = { ...MIDDLE, isAtEnd: true };
const WHOLE: WindowView = { ...TOP, isAtEnd: true };

describe('without a jump', () => {
  test.each<[string, HeadingBox[], WindowView, string | undefined]>([
    ['no headings, none', [], MIDDLE, undefined],
    ['above the first one, none', headingsAt(300, 600), TOP, undefined],
    ['scrolled, but above the first one, none', headingsAt(90, 600), MIDDLE, undefined],
    ['one on the line', headingsAt(72, 600), MIDDLE, 'a'],
    ['one a little under the line', headingsAt(75.6, 600), MIDDLE, 'a'],
    ['one clearly under the line', headingsAt(-500, 77), MIDDLE, 'a'],
    ['several above the line', headingsAt(-900, -400, 20, 500), MIDDLE, 'c'],
    ['two on the same height', headingsAt(-900, 72, 72, 500), MIDDLE, 'c'],
    ['the end of the page', headingsAt(-900, 20, 400, 700), END, 'd'],
    ['the end of the page, one heading', headingsAt(700), END, 'a'],
    ['a page that fits into the window, none', headingsAt(200, 400), WHOLE, undefined],
  ])('%s', (_, headings, view, expected) => {
    expect(currentHeading(headings, view)).toBe(expected);
  });
});

describe('after a jump', () => {
  test.each<[string, HeadingBox[], WindowView, string, string | undefined]>([
    ['to the line, a pixel lost', headingsAt(-500, 71.2, 74), MIDDLE, 'b', 'b'],
    ['to one that cannot reach the line', headingsAt(20, 400, 600, 800), END, 'c', 'c'],
    ['to the last one', headingsAt(20, 400, 600, 800), END, 'd', 'd'],
    ['to one on a page that fits', headingsAt(200, 400), WHOLE, 'b', 'b'],
    ['scrolled up from it', headingsAt(-500, 102, 400), MIDDLE, 'b', 'a'],
    ['scrolled down from it', headingsAt(-500, 42, 70), MIDDLE, 'b', 'c'],
    ['scrolled to the end, above it', headingsAt(20, 400, 600), END, 'a', 'c'],
    ['to an unknown heading', headingsAt(20, 400, 600), MIDDLE, 'z', 'a'],
  ])('%s', (_, headings, view, jumpedTo, expected) => {
    expect(currentHeading(headings, view, jumpedTo)).toBe(expected);
  });
});
