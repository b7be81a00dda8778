import { expect, test } from '@jest/globals';
import { typeKey } from './type-key';

/** A text after a key; `[` and `]` are the ends of its selection, `|` is both. */
function after(marked: string, key: string, shiftKey = false): string | undefined {
  const text = marked.replace(/[[\]|]/g, '');
  const start = marked.search(/[[|]/);
  const end = marked.includes('|') ? start : marked.indexOf(']') - 1;
  const change = typeKey(text, [start, end], { key, shiftKey });
  if (!change) return undefined;
  const { from, to, insert, select } = change;
  const changed = text.slice(0, from) + insert + text.slice(to);
  const [first, last] = select;
  return first === last
    ? `${changed.slice(0, first)}|${changed.slice(first)}`
    : `${changed.slice(0, first)}[${changed.slice(first, last)}]${changed.slice(last)}`;
}

test.each([
  ['Enter keeps the indentation', '  a;|', 'Enter', false, '  a;\n  |'],
  ['Enter after a brace indents', 'if (a) {|', 'Enter', false, 'if (a) {\n  |'],
  ['Enter replaces what is selected', 'a[b]c', 'Enter', false, 'a\n|c'],
  ['Tab indents at the caret', 'a|b', 'Tab', false, 'a  |b'],
  ['Tab moves all selected lines', 'a\n[b\nc]\nd', 'Tab', false, 'a\n  [b\n  c]\nd'],
  ['a line of which nothing is selected stays', '[a\n]b', 'Tab', false, '  [a\n]b'],
  ['Shift+Tab moves a line back', '    a|b', 'Tab', true, '  a|b'],
  ['Shift+Tab moves all selected lines back', '  [a\n b\nc]', 'Tab', true, '[a\nb\nc]'],
  ['Shift+Tab changes nothing at the edge', 'a|b', 'Tab', true, 'a|b'],
] as const)('%s', (_, text, key, shift, expected) => {
  expect(after(text, key, shift)).toBe(expected);
});

test('other keys are those of the browser', () => {
  expect(after('a|', 'b')).toBeUndefined();
  expect(after('a|', 'Enter', true)).toBeUndefined();
});
