import { expect, test } from '@jest/globals';
import { highlightedText, highlightInfoList, highlightRanges } from './highlight';

test.each([
  ['Garfish sandbox', 8, 15, { start: 8, length: 7 }],
  ['用 sandbox', 2, 9, { start: 4, length: 7 }],
  ['微前端的沙箱', 4, 6, { start: 12, length: 6 }],
  ['café API', 5, 8, { start: 5, length: 3 }],
  ['Žižek', 0, 5, { start: 0, length: 9 }],
  ['🚀 go', 3, 5, { start: 7, length: 2 }],
  ['', 0, 0, { start: 0, length: 0 }],
])('in %j, %i to %i is told as %j, and read back', (text, start, end, info) => {
  expect(highlightInfoList(text, [{ start, end }])).toEqual([info]);
  expect(highlightRanges(text, [info])).toEqual([{ start, end }]);
});

test('what lies outside of the text ends with it', () => {
  expect(highlightRanges('ab', [{ start: 1, length: 9 }])).toEqual([{ start: 1, end: 2 }]);
});

test('each kind of row is highlighted in its own text', () => {
  const row = { title: 'A', header: 'A > B', link: '/a', query: 'q', highlightInfoList: [] };
  expect(highlightedText({ ...row, type: 'title' })).toBe('A');
  expect(highlightedText({ ...row, type: 'header' })).toBe('A > B');
  expect(highlightedText({ ...row, type: 'content', statement: 'c' })).toBe('c');
});
