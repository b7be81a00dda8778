import { expect, test } from '@jest/globals';
import { readOne } from '../../tests/support/site-content';

/** What is told of some fields, each in a line from the second on. */
function told(...fields: string[]): string[] {
  const { problems } = readOne('a.md', ['---', ...fields, '---', '', 'Text.'].join('\n'));
  return problems.map(({ line, message, isWarning }) => `${line} ${isWarning} ${message}`);
}

test.each([
  ['**Run**', '**Run**'],
  ['The `run` call', 'The `run` call'],
  ['[Run](/api/run)', '[Run](/api/run)'],
  ['<b>Run</b>', '<b>Run</b>'],
  ['Run &amp; load', 'Run &amp; load'],
])('Markdown in a field is told, since readers see it as it is typed: %s', (words, typed) => {
  const sentence = `true Readers see "${typed}" as it is typed.`;
  expect(told(`title: "${words}"`)).toEqual([`2 ${sentence}`]);
  expect(told('title: A', `description: "${words}"`)).toEqual([`3 ${sentence}`]);
  expect(told('title: A', `tag: "${words}"`)).toEqual([`3 ${sentence}`]);
});

test.each(['2 * 3 ** 4', 'R&D; Promise<string, T>', "It's a `", '[x] and (y)', 'a < b > c'])(
  'plain words are fine: %s',
  (words) => {
    expect(told(`title: "${words}"`)).toEqual([]);
  },
);

test.each(['null', 'Null', '~'])('a title is words, and not the sign for no value: %s', (sign) => {
  expect(told(`title: ${sign}`)).toEqual([
    '2 undefined Invalid "title": expected words; remove the field if it has none.',
  ]);
});

test.each(['-1', '999999999'])('the order %s is a number', (order) => {
  expect(told('title: A', `order: ${order}`)).toEqual([]);
});

test('an order that a computer would round is told', () => {
  expect(told('title: A', `order: ${'9'.repeat(20)}`)).toEqual([
    '3 undefined Invalid "order": expected a whole number of at most nine digits.',
  ]);
});

test('a phrase that is asked twice, in any letter case, is told', () => {
  expect(told('title: A', 'asked: [Foo bar, "foo  Bar"]')).toEqual([
    '3 undefined Invalid "asked": must name each phrase once, in one spelling.',
  ]);
  expect(told('title: A', 'asked: [foo, bar]')).toEqual([]);
});
