import { expect, test } from '@jest/globals';
import { formatLocation } from '../../problems/problem';
import { readMarkdown } from '../document/read';

/** The problems of a text that begins in line 5 of its file. */
function told(body: string) {
  const { problems } = readMarkdown({ file: 'a.md', body: `\n\n\n\n${body}` });
  return problems.map((problem) => `${formatLocation(problem)} ${problem.message}`);
}

test('a cell beyond the head of its table is told', () => {
  expect(told('| a | b |\n| - | - |\n| c | d |\n| e | f | g | h |\n| i |')).toEqual([
    'content/a.md:8:9 This cell is beyond the 2 columns of the table, so it would not be shown.',
  ]);
});

test('a sign for columns within a cell is escaped', () => {
  expect(told('| a | b |\n| - | - |\n| c | `d \\| e` |')).toEqual([]);
});

test('a footnote that nothing refers to is told', () => {
  expect(told('Text.[^a]\n\n[^a]: Seen.\n\n[^b]: Unseen.')).toEqual([
    'content/a.md:9:1 Nothing refers to "[^b]", so readers would see nothing of this line.',
  ]);
});

test('a text that a table takes as its last row is told', () => {
  expect(told('| a | b |\n| - | - |\n| c | d |\nText')).toEqual([
    'content/a.md:8:1 "Text" is a row of the table above it.',
  ]);
  expect(told('a | b\n- | -\nc | d\n| e\n\nText')).toEqual([]);
});

test('a footnote of a name that is taken is told, and only once', () => {
  expect(told('Text.[^a]\n\n[^a]: One.\n[^A]: Two.')).toEqual([
    'content/a.md:8:1 "[^A]" is defined above, so this line has no effect.',
  ]);
});
