import { expect, test } from '@jest/globals';
import { readOne } from '../../tests/support/site-content';

/** What is told of some fields, each in a line from the second on. */
function told(...fields: string[]): string[] {
  const { problems } = readOne('a.md', ['---', ...fields, '---', '', 'Text.'].join('\n'));
  return problems.map(({ line, message }) => `${line} ${message}`);
}

test.each(['null', 'Null', '~'])('a title is words, and not the sign for no value: %s', (sign) => {
  expect(told(`title: ${sign}`)).toEqual([
    '2 Invalid "title": expected words; remove the field if it has none.',
  ]);
});

test.each(['-1', '999999999'])('the order %s is a number', (order) => {
  expect(told('title: A', `order: ${order}`)).toEqual([]);
});

test('an order that a computer would round is told', () => {
  expect(told('title: A', `order: ${'9'.repeat(20)}`)).toEqual([
    '3 Invalid "order": expected a whole number of at most nine digits.',
  ]);
});

test('a phrase that is asked twice, in any letter case, is told', () => {
  expect(told('title: A', 'asked: [Foo bar, "foo  Bar"]')).toEqual([
    '3 Invalid "asked": must name each phrase once, in one spelling.',
  ]);
  expect(told('title: A', 'asked: [foo, bar]')).toEqual([]);
});
