import { expect, test } from '@jest/globals';
import { readNotations } from './notations';

/** Each line as readers see it, with what it is marked as behind it. */
function marked(code: string, language = 'ts'): string[] {
  return readNotations(code, language).lines.map(({ text, kinds }) =>
    kinds.length === 0 ? text : `${text} <${kinds.join(' ')}>`,
  );
}

function problems(code: string, language = 'ts') {
  return readNotations(code, language).problems;
}

test.each([
  ['highlight', 'highlight'],
  ['++', 'add'],
  ['--', 'remove'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning'],
])('[!code %s] marks its line as %s', (name, kind) => {
  expect(marked(`a\nb // [!code ${name}]\nc`)).toEqual(['a', `b <${kind}>`, 'c']);
});

test.each([
  ['ts', 'run(); // [!code ++]', 'run();'],
  ['ts', 'run();// [!code ++]', 'run();'],
  ['ts', 'run(); /* [!code ++] */', 'run();'],
  ['ts', 'run(); // [!code ++]  ', 'run();'],
  ['ts', 'run(); // so it goes [!code ++]', 'run(); // so it goes'],
  ['ts', 'run(); // [!code ++] so it goes', 'run(); // so it goes'],
  ['ts', 'get("https://a.b/c"); // [!code ++]', 'get("https://a.b/c");'],
  ['tsx', '  <b>x</b> {/* [!code ++] */}', '  <b>x</b>'],
  ['html', '<p>x</p> <!-- [!code ++] -->', '<p>x</p>'],
  ['css', 'a { b: c } /* [!code ++] */', 'a { b: c }'],
  ['bash', 'npm i -- # [!code ++]', 'npm i --'],
  ['yaml', 'a: b # [!code ++]', 'a: b'],
  ['sql', 'select 1 -- [!code ++]', 'select 1'],
  ['ini', 'a = b ; [!code ++]', 'a = b'],
  ['latex', 'a % [!code ++]', 'a'],
  ['text', 'plain // [!code ++]', 'plain'],
  ['klingon', 'plain # [!code ++]', 'plain'],
  ['json', '"a": 1 // [!code ++]', '"a": 1'],
])('of %s, the line %j is shown as %j', (language, typed, shown) => {
  expect(marked(typed, language)).toEqual([`${shown} <add>`]);
  expect(problems(typed, language)).toEqual([]);
});

test('a line that holds nothing else goes away and marks the next one', () => {
  expect(marked('a\n  // [!code highlight]\nb\nc')).toEqual(['a', 'b <highlight>', 'c']);
  expect(marked('// [!code focus:2]\na // [!code ++]\nb\nc')).toEqual([
    'a <focus add>',
    'b <focus>',
    'c',
  ]);
});

test('a number marks so many lines, the first being the own one', () => {
  expect(marked('a // [!code highlight:2]\nb\nc')).toEqual(['a <highlight>', 'b <highlight>', 'c']);
});

test('a line can be marked more than once', () => {
  expect(marked('a // [!code ++] [!code focus]')).toEqual(['a <add focus>']);
});

test.each([
  ['let a // [!code word:a]\na\nb', [{ text: 'a', first: 0, end: 3 }]],
  ['// [!code word:a:1]\na\na', [{ text: 'a', first: 0, end: 1 }]],
  ['b\n// [!code word:a\\:b\\]]\na:b]', [{ text: 'a:b]', first: 1, end: 2 }]],
])('a word is looked for from its line on: %j', (code, words) => {
  expect(readNotations(code, 'ts')).toMatchObject({ words, problems: [] });
});

test('a backslash shows a notation', () => {
  expect(marked('a // [\\!code ++]\nb // [\\!code --] // [!code ++]')).toEqual([
    'a // [!code ++]',
    'b // [!code --] <add>',
  ]);
});

test.each(['a[!codex]', '[!CODE ++]', 'a [!tip]', 'x ! [code]'])('%j is no notation', (code) => {
  expect(marked(code)).toEqual([code]);
  expect(problems(code)).toEqual([]);
});

test.each([
  ['a // [!code hilight]', '"[!code hilight]" is not a known mark.', 'Write "[!code highlight]".'],
  ['a // [!code Focus]', '"[!code Focus]" is not a known mark.', 'Write "[!code focus]".'],
  [
    'a // [!code]',
    '"[!code]" is not a known mark.',
    'Remove it, or write "[\\!code …]" to show it as it is.',
  ],
  ['a // [!code ++', '"[!code ++" is not a known mark.', expect.anything()],
  ['a // [!code constructor]', '"[!code constructor]" is not a known mark.', expect.anything()],
  ['a // [!code word]', '"[!code word]" is not a known mark.', 'Write "[!code word:…]".'],
  ['a [!code ++]', '"[!code ++]" is not in a comment at the end of its line.', expect.anything()],
  ['f("// [!code ++]")', expect.stringMatching(/not in a comment/), expect.anything()],
  ['a // [!code ++:2]', expect.stringMatching(/after the end/), expect.anything()],
  ['a // [!code ++:0]', expect.stringMatching(/after the end/), expect.anything()],
  ['a\n// [!code focus]', expect.stringMatching(/after the end/), expect.anything()],
  [
    'a // [!code word:b]',
    '"b" should be highlighted, but these lines do not contain it.',
    expect.anything(),
  ],
])('the writer is told of %j', (code, said, fix) => {
  expect(problems(code)).toEqual([
    { line: code.split('\n').length, near: expect.stringMatching(/^\[!code/), message: said, fix },
  ]);
});
