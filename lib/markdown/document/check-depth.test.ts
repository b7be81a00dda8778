import { expect, test } from '@jest/globals';
import { readMarkdown } from './read';

const FRAGMENTS = new Map([['_fragments/f.mdx', nested('<sup>', '</sup>', 60)]]);

function told(body: string, file = 'a.mdx'): string[] {
  return readMarkdown({ file, body: `\n\n${body}` }, ['Box'], FRAGMENTS).problems.map(
    ({ line, message }) => `${line} ${message}`,
  );
}

function nested(open: string, close: string, count: number): string {
  return `${open.repeat(count)}x${close.repeat(count)}`;
}

const SENTENCE = 'Too many elements stand in each other for this file to be read.';

test('lists that are nested too deep are told where it is one too many', () => {
  const items = Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- item`);
  expect(told(items.join('\n'), 'a.md')).toEqual([`51 ${SENTENCE}`]);
});

test.each([
  ['tags', nested('<sup>', '</sup>', 700)],
  ['a few more tags', nested('<sup>', '</sup>', 99)],
  ['tags beyond the limit of the parser', nested('<sup>', '</sup>', 3000)],
  ['quotations', `${'> '.repeat(120)}x`],
])('%s that are nested too deep are told', (_, body) => {
  expect(told(body)).toEqual([expect.stringContaining(SENTENCE)]);
});

test('what is nested ninety deep is read', () => {
  expect(told(nested('<sup>', '</sup>', 90))).toEqual([]);
});

test('what a fragment brings is told where it is included', () => {
  const include = '<Include file="./_fragments/f.mdx" />';
  expect(told(`${'> '.repeat(50)}${include}`)).toEqual([`3 ${SENTENCE}`]);
  expect(told(include)).toEqual([]);
});

test('values that are nested too deep are code', () => {
  const value = (depth: number) => `<Box data-x={${'['.repeat(depth)}${']'.repeat(depth)}} />`;
  expect(told(value(20))).toEqual([]);
  expect(told(value(500))).toEqual([expect.stringContaining('is code.')]);
});
