import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';

/** The warnings about a text that begins in line 3 of its file, each with its location. */
function warnings(body: string, file = 'a.md'): string[] {
  const { problems } = readMarkdown({ file, body: `\n\n${body}` });
  return problems
    .filter(({ isWarning }) => isWarning)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  ['**注意：**这里', '3:1', '**注意：**'],
  ['**`run`：**这里', '3:1', '**`run`：**'],
  ['Call `run() now', '3:6', '`'],
])('what readers would see as it is typed is reported: %j', (body, location, typed) => {
  const sentence = `${location} Readers see "${typed}" as it is typed.`;
  expect(warnings(body)).toEqual([sentence]);
  expect(warnings(body, 'a.mdx')).toEqual([sentence]);
});

test.each([
  ['a<br>b', '3:2', '<br>'],
  ['| a |\n| - |\n| b<br/>c |', '5:4', '<br/>'],
  ['<details open>\n\ntext\n\n</details>', '3:1', '<details>'],
  ['<kbd>a</kbd> <kbd>b</kbd>', '3:1', '<kbd>'],
])('in plain Markdown the tag of an element is reported once: %j', (body, location, typed) => {
  expect(warnings(body)).toEqual([`${location} Readers see "${typed}" as it is typed.`]);
  expect(warnings('<kbd>a</kbd>', 'a.mdx')).toEqual([]);
});

test('a URL without brackets that takes in the sentence behind it is reported', () => {
  expect(warnings('见 https://example.com/路径。下一句')).toEqual([
    '3:3 All of "https://example.com/路径。下一句" is the link.',
  ]);
});

test.each([
  ['It works.\n---\n\nMore', '3:1 "It works." is a heading, because of the line below it.'],
  ['Two\nlines\n---', '3:1 "Two lines" is a heading, because of the line below it.'],
])('a text that a line below makes a heading of is reported: %j', (body, sentence) => {
  expect(warnings(body)).toEqual([sentence]);
});

test.each([
  'Promise<string>, Map<K, V>, <T> and <Foo />',
  '***a***, **a *b* c**, *a **b** c*, **`a`** and \\**a*',
  'Heading\n---\n\n`` a`b `` and \\`',
  '`<br>` and `**a**`',
  '```md\n**a：**b\n<br>\n```',
  '\\**a：\\**b and **注意**：这里',
  '<https://example.com/路径。> and [x](https://example.com/，)',
  '<!-- `a <br> -->',
  ':::tip{title="A `b`"}\nText\n:::',
])('what may well be meant is fine: %j', (body) => {
  expect(warnings(body)).toEqual([]);
});
