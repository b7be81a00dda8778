import { expect, test } from '@jest/globals';
import { bestSentence, labeledLines } from './rows';

/** How many of some words a text holds, the first of which says twice as much. */
const said = (text: string) =>
  ['basename', 'app', 'router'].reduce(
    (sum, word, place) => sum + (text.includes(word) ? (place === 0 ? 2 : 1) : 0),
    0,
  );

test.each([
  [
    'what says most',
    'An app is there. It has a basename.\nAn app has a router.',
    'An app is there. It has a basename.',
  ],
  [
    'the first of those that say as much',
    'One app.\nAn app is there.\nAn app was there.',
    'An app is there.',
  ],
  [
    'a sentence, not a line of code',
    "import { app } from 'a';\nRead it from the app.\nconst app = {",
    'Read it from the app.',
  ],
  [
    'a sentence, not a cell of a table that says as much',
    'the app of a host\nAn app is there.',
    'An app is there.',
  ],
  [
    'what introduces code, or ends a cell of several sentences',
    'An app.\nThe app of a host has its router:\nIt is whole. The app of a host',
    'The app of a host has its router:',
  ],
  [
    'a line of code that says more',
    'For an app.\nconst router = app(basename, {',
    'const router = app(basename, {',
  ],
  [
    'a sentence behind another, in Chinese',
    '它在宿主里。设置 basename。然后打开。',
    '它在宿主里。设置 basename。',
  ],
])('%s is the answer', (_what, section, answer) => {
  expect(bestSentence(section, said)).toBe(answer);
});

test('a sentence that stands within an earlier one is found in its own place', () => {
  const section = `Not every app. ${'Words '.repeat(40)}end. app.`;
  const isWhole = (text: string) => (text === 'app.' ? 3 : 0);
  expect(bestSentence(section, isWhole)).toBe('app.');
});

test('what stands before the sentence is left out where it is too long', () => {
  const before = `${'Words '.repeat(40)}end.`;
  const section = `${before} It is short. It has a basename.`;
  expect(bestSentence(section, said)).toBe('It has a basename.');
});

test('the first label of a line that says the type or the fix begins its answer', () => {
  expect(labeledLines('Note: none. Type: string. Default: a')).toBe('Type: string. Default: a');
});

test.each([
  ["About it.\nType: string\nDefault: '/'\nSince: 1.2.0\ncode", "Type: string · Default: '/'"],
  ['Thrown.\nConfirm: run\nFix: set it.\nMore.', 'Fix: set it.'],
  ['An app has no name. Fix: set it.\nMore.', 'Fix: set it.'],
  ['The word Fix: in a sentence', undefined],
  ['关于。\n类型：string\n默认值：无', '类型：string · 默认值：无'],
  ['Typed: no label', undefined],
  ['', undefined],
])('%j is answered by %j', (section, answer) => {
  expect(labeledLines(section)).toBe(answer);
});

test('a long answer is cut', () => {
  expect(labeledLines(`Fix: ${'one two '.repeat(40)}`)).toMatch(/^Fix: one .{80,95}…$/);
});
