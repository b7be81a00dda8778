import { expect, test } from '@jest/globals';
import { ContentError, formatLocation, formatProblems, nearest, shortened } from './problem';

const words = { message: 'It is wrong.', fix: 'Put it right.' };

test.each([
  [{ file: 'content/a.md', line: 12 }, 'content/a.md:12'],
  [{ file: 'content/a.md', line: 12, column: 5 }, 'content/a.md:12:5'],
  [{ file: 'content/a.md', column: 5 }, 'content/a.md'],
])('the place of %j is %s', (place, text) => {
  expect(formatLocation({ ...place, ...words })).toBe(text);
});

test('problems are reported by file, then by line, then by column, however they were found', () => {
  const problems = [
    { file: 'content/b.md', line: 1, ...words },
    { file: 'content/a.md', line: 10, column: 1, ...words },
    { file: 'content/a.md', line: 9, column: 20, ...words },
    { file: 'content/a.md', line: 9, column: 3, ...words },
    { file: 'content/a.md', ...words },
  ];
  const locations = (text: string) =>
    text.split('\n').filter((line) => line.startsWith('content/'));
  const sorted = [
    'content/a.md',
    'content/a.md:9:3',
    'content/a.md:9:20',
    'content/a.md:10:1',
    'content/b.md:1',
  ];
  expect(locations(formatProblems(problems))).toEqual(sorted);
  expect(locations(formatProblems(problems.toReversed()))).toEqual(sorted);
});

test('the error of a build begins with the number of problems and the first of them', () => {
  const error = new ContentError([{ file: 'content/a.md', line: 3, ...words }]);
  expect(String(error)).toBe(
    'ContentError: 1 problem in the content\n\ncontent/a.md:3\n  It is wrong.\n  Put it right.\n',
  );
});

test('what a writer typed is reported in part when it is long', () => {
  expect(shortened('a'.repeat(80))).toBe('a'.repeat(80));
  expect(shortened('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
});

test.each([
  ['ordr', ['title', 'order'], 'order'],
  ['ORDER', ['title', 'order'], 'order'],
  ['run.md', ['run', 'loader'], 'run'],
  ['/api/rnu', ['/api/run'], '/api/run'],
  ['/api/ru', ['/api/run'], '/api/run'],
  ['/guide/foo', ['/guide/', '/guide/vue'], undefined],
  ['/api/%zz', ['/api/', '/api/run'], undefined],
  ['/api/', ['/api/run'], undefined],
  ['colour', ['title', 'order'], undefined],
  ['a', ['b'], undefined],
])('"%s" among %j most likely means %j', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});
