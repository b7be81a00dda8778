import { describe, expect, test } from '@jest/globals';
import {
  continueJump,
  currentHeading,
  type HeadingBox,
  idOfHash,
  type Jump,
  type WindowView,
} from './current-heading';

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
    ['no headings at the end, none', [], END, undefined],
    ['above the first one, none', headingsAt(300, 600), TOP, undefined],
    ['scrolled, but above the first one, none', headingsAt(90, 600), MIDDLE, undefined],
    ['one at the top of the page', headingsAt(72, 600), TOP, 'a'],
    ['one on the line', headingsAt(72, 600), MIDDLE, 'a'],
    ['one a little under the line', headingsAt(75.6, 600), MIDDLE, 'a'],
    ['one clearly under the line', headingsAt(-500, 77), MIDDLE, 'a'],
    ['several above the line', headingsAt(-900, -400, 20, 500), MIDDLE, 'c'],
    ['all above the line', headingsAt(-900, -400, -20), MIDDLE, 'c'],
    ['two on the same height', headingsAt(-900, 72, 72, 500), MIDDLE, 'c'],
    ['the end of the page', headingsAt(-900, 20, 400, 700), END, 'd'],
    ['the end of the page, one heading', headingsAt(700), END, 'a'],
    ['a page that fits into the window, none', headingsAt(200, 400), WHOLE, undefined],
    ['no bars', headingsAt(0, 400), { ...MIDDLE, line: 0 }, 'a'],
  ])('%s', (_, headings, view, expected) => {
    expect(currentHeading(headings, view)).toBe(expected);
  });
});

describe('after a jump', () => {
  test.each<[string, HeadingBox[], WindowView, string, string | undefined]>([
    ['to the line', headingsAt(-500, 72, 400), MIDDLE, 'b', 'b'],
    ['to the line, a pixel lost', headingsAt(-500, 71.2, 74), MIDDLE, 'b', 'b'],
    ['to one that cannot reach the line', headingsAt(20, 400, 600, 800), END, 'c', 'c'],
    ['to the last one', headingsAt(20, 400, 600, 800), END, 'd', 'd'],
    ['to one on a page that fits', headingsAt(200, 400), WHOLE, 'b', 'b'],
    ['scrolled up from it', headingsAt(-500, 102, 400), MIDDLE, 'b', 'a'],
    ['scrolled down from it', headingsAt(-500, 42, 70), MIDDLE, 'b', 'c'],
    ['scrolled up from the end', headingsAt(50, 430, 630, 830), MIDDLE, 'c', 'a'],
    ['scrolled to the end, above it', headingsAt(20, 400, 600), END, 'a', 'c'],
    ['to an unknown heading', headingsAt(20, 400, 600), MIDDLE, 'z', 'a'],
  ])('%s', (_, headings, view, jumpedTo, expected) => {
    expect(currentHeading(headings, view, jumpedTo)).toBe(expected);
  });
});

describe('a jump', () => {
  const MIDDLE: WindowView = { line: 72, bottom: 900, isAtTop: false, isAtEnd: false };
  const END: WindowView = { ...MIDDLE, isAtEnd: true };
  const EARLY = { now: 1500, isLoaded: true };
  const LATE = { now: 9000, isLoaded: true };
  const LOADING = { now: 9000, isLoaded: false };

  const NEW: Jump = { id: 'a', startedAt: 1000 };
  const AT_LINE: Jump = { ...NEW, top: 72 };
  const AT_END: Jump = { ...NEW, top: 500 };

  test.each<[string, Jump, number, WindowView, typeof EARLY, Jump | undefined]>([
    ['has not begun yet', NEW, 2000, MIDDLE, EARLY, NEW],
    ['never happened', NEW, 2000, MIDDLE, LATE, undefined],
    ['waits for the page', NEW, 2000, MIDDLE, LOADING, NEW],
    ['arrives at the line', NEW, 72, MIDDLE, EARLY, AT_LINE],
    ['arrives at the end', NEW, 500, END, EARLY, AT_END],
    ['is found late where it ended', NEW, 500, END, LATE, AT_END],
    ['arrives out of sight', NEW, -500, END, LATE, undefined],
    ['may go on while the page loads', NEW, 500, END, LOADING, NEW],
    ['rests at the line', AT_LINE, 71.5, MIDDLE, LATE, AT_LINE],
    ['rests at the end', AT_END, 500, END, LATE, AT_END],
    ['is left downwards', AT_LINE, 30, MIDDLE, EARLY, undefined],
    ['is left upwards', AT_END, 530, MIDDLE, EARLY, undefined],
    ['is left for the end', AT_LINE, 68.5, END, EARLY, undefined],
  ])('a jump that %s', (_, jump, top, view, time, expected) => {
    const headings: HeadingBox[] = [{ id: 'a', top, bottom: top + 40 }];
    expect(continueJump(jump, headings, view, time)).toEqual(expected);
  });

  test('a jump is over when its heading is gone', () => {
    expect(continueJump(AT_LINE, [], MIDDLE, EARLY)).toBeUndefined();
  });

  test.each([
    ['', undefined],
    ['#', undefined],
    ['#setup', 'setup'],
    ['#Setup', undefined],
    ['#404', '404'],
    ['#-1111', '-1111'],
    ['#中文标题', '中文标题'],
    ['#%E4%B8%AD%E6%96%87%E6%A0%87%E9%A2%98', '中文标题'],
    ['#100%', '100%'],
    ['#%41', '%41'],
    ['#%', undefined],
    ['#a"b]c', 'a"b]c'],
  ])('the hash %s names %s', (hash, id) => {
    expect(idOfHash(hash, ['setup', '404', '-1111', '中文标题', '100%', '%41', 'a"b]c'])).toBe(id);
  });
});
