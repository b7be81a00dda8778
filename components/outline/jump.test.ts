import { expect, test } from '@jest/globals';
import {
  continueJump,
  type HeadingBox,
  idOfHash,
  type Jump,
  type WindowView,
} from './current-heading';

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
