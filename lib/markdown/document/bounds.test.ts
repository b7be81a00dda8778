import { expect, test } from '@jest/globals';
import { cpuSince } from '../../../tests/support/cpu-time';
import { findTooLong } from './bounds';
import { readMarkdown } from './read';

const told = (body: string) =>
  findTooLong({ file: 'a.md', body }).map(({ line, message }) => `${line} ${message}`);
const ticks = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${'`'.repeat(from + index)}a`).join(' ');

test.each([
  ['backticks of ever new lengths', `# A\n\nText\n${ticks(100, 700)}`, '4 More than 100 backticks'],
  ['emphasis that never ends', `# A\n\n${'*a_'.repeat(2001)}`, '3 More than 4,000 marks'],
  ['emphasis over many lines', 'a *b ~c\n'.repeat(2001), '2001 More than 4,000 marks'],
  ['ever more underlines', 'a\n=\n'.repeat(3200), '6324 Too many headings'],
  ['callouts without an end', `# A\r\n${':::tip\r\n'.repeat(101)}`, '102 More than 100 callouts'],
])('%s are told with the line before they are read', (_, body, message) => {
  const start = process.cpuUsage();
  const { problems } = readMarkdown({ file: 'a.md', body });
  expect(problems).toHaveLength(1);
  expect(told(body)).toEqual([expect.stringContaining(message)]);
  expect(cpuSince(start)).toBeLessThan(1000);
});

test.each([
  ['backticks', ticks(1, 100)],
  ['marks', '*a_'.repeat(2000)],
  ['marks in several paragraphs', `${'*a_'.repeat(2000)}\n\n`.repeat(2)],
  ['marks in the rows of a table', `|${'*a_'.repeat(500)}|\n`.repeat(5)],
  ['marks in the entries of a list', `1. ${'*a_'.repeat(500)}\n`.repeat(5)],
  ['marks in code', `~~~\n${'*a_'.repeat(3000)}\n~~~`],
  ['underlined headings', 'A heading\n===\n\nSome text.\n\n'.repeat(500)],
  ['callouts', '::::tip Title\n:::note\nText\n:::\n::::\n'.repeat(200)],
])('as many %s as somebody may write are read', (_, body) => {
  expect(told(body)).toEqual([]);
});
