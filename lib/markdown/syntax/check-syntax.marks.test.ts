import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';

/** The warnings about a text, each with its location. */
function warnings(body: string, file = 'a.md'): string[] {
  const { problems } = readMarkdown({ file, body });
  return problems
    .filter(({ isWarning }) => isWarning)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  ['**注意：**这里', '1:1', '**注意：**'],
  ['[a](/b) **`run`：', '1:9', '**'],
  ['Call `run() now', '1:6', '`'],
])('marks that readers would see are reported: %j', (body, location, typed) => {
  const sentence = `${location} Readers see "${typed}" as it is typed.`;
  expect(warnings(body)).toEqual([sentence]);
  expect(warnings(body, 'a.mdx')).toEqual([sentence]);
});

test.each([
  ['a<br>b', '1:2', '<br>'],
  ['| a |\n| - |\n| b<br/>c |', '3:4', '<br>'],
  ['<details open>\n\ntext\n\n</details>', '1:1', '<details>'],
  ['<kbd>a</kbd> <kbd>b</kbd>', '1:1', '<kbd>'],
])('in plain Markdown the tag of an element is reported once: %j', (body, location, tag) => {
  expect(warnings(body)).toEqual([`${location} Readers see ${tag} as it is typed.`]);
  expect(warnings('<kbd>a</kbd>', 'a.mdx')).toEqual([]);
});

test.each([
  'Promise<string>, Map<K, V>, <T> and <Foo />',
  '***a***, **a *b* c**, *a **b** c*, **`a`** and \\**a*',
  '`` a`b `` and \\`',
  '`<br>` and `**a**`',
  '```md\n**a：**b\n<br>\n```',
  '\\**a：\\**b and **注意**：这里',
  '<!-- `a <br> -->',
  ':::tip{title="A `b`"}\nText\n:::',
])('what may well be meant is fine: %j', (body) => {
  expect(warnings(body)).toEqual([]);
});
