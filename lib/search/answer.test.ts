import { expect, test } from '@jest/globals';
import { answerIn } from './answer';

test.each([
  ["About it.\nType: string\nDefault: '/'\nSince: 1.2.0\ncode", "Type: string · Default: '/'"],
  ['Thrown.\nConfirm: run\nFix: set it.\nMore.', 'Fix: set it.'],
  ['关于。\n类型：string\n默认值：无', '类型：string · 默认值：无'],
  ['Typed: no label', undefined],
  ['', undefined],
])('%j is answered by %j', (section, answer) => {
  expect(answerIn(section)).toBe(answer);
});

test('a long answer is cut', () => {
  expect(answerIn(`Fix: ${'one two '.repeat(40)}`)).toMatch(/^Fix: one .{80,95}…$/);
});
