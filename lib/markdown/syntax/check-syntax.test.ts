/**
 * With the parser as `next dev` runs it, which checks its extensions and throws at their problems.
 *
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */
import { expect, test } from '@jest/globals';
import { formatLocation, isError } from '../../problems/problem';
import { readMarkdown } from '../document/read';

/** The problems of a text that begins in line 5 of its file: location and message. */
function messages(body: string, file = 'a.md'): string[] {
  const { problems } = readMarkdown({ file, body: `\n\n\n\n${body}` });
  return problems
    .filter(isError)
    .map(
      (problem) => `${formatLocation(problem).replace(`content/${file}:`, '')} ${problem.message}`,
    );
}

function fixes(body: string): string[] {
  return readMarkdown({ file: 'a.md', body }).problems.map(({ fix }) => fix);
}

test.each([
  [':::tpi\nText\n:::', '5:1 There is no callout ":::tpi".'],
  ['- a\n\n  :::Warn\n  Text\n  :::', '7:3 There is no callout ":::Warn".'],
])('a kind that nobody knows is reported: %j', (body, sentence) => {
  expect(messages(body)).toEqual([sentence]);
  expect(messages(body, 'a.mdx')).toEqual([sentence]);
});

test('the nearest kind is suggested, or all of them', () => {
  expect(fixes(':::tipp\n:::')).toEqual(['Write ":::tip".']);
  expect(fixes(':::success\n:::')[0]).toMatch(/^Write one of ":::tip", .*":::details"\.$/);
});

test.each([
  ['Text\n:::tip\nText', '6:1 The callout that begins here is never closed.'],
  ['::::tip\nText\n:::', '5:1 The callout that begins here is never closed.'],
  ['> :::tip\n> Text\n\nText', '5:3 The callout that begins here is never closed.'],
  ['<Tabs>\n\n:::tip\n\n</Tabs>', '7:1 The callout that begins here is never closed.'],
  ['::::note\n:::tip\nText\n::::', '6:1 The callout that begins here is never closed.'],
])('a callout that nothing closes is reported where it opens: %j', (body, sentence) => {
  expect(messages(body, 'a.mdx')[0]).toBe(sentence);
});

test.each([
  [':::', '5:1', ':::'],
  [':::tip\n:::\n:::', '7:1', ':::'],
  ['::: {.box}', '5:1', '::: {.box}'],
  [':::tip: Text', '5:1', ':::tip: Text'],
  [':::tip a] b', '5:1', ':::tip a] b'],
  [':::tip Title', '5:1', ':::tip Title'],
  ['Text\n      :::tip\nText', '6:7', ':::tip'],
  ['<div>\n:::tip\nText', '6:1', ':::tip'],
])('colons that readers would see are reported: %j', (body, location, typed) => {
  const sentence = `"${typed}" neither opens nor closes a callout here, so readers would see the colons.`;
  expect(messages(body)).toEqual([`${location} ${sentence}`]);
});

test.each([
  ['> [!NOTE]\n> Text', '5:1', 'NOTE'],
  ['- a\n\n  > [!tip] Text', '7:3', 'tip'],
])('an alert of GitHub is reported with the callout to write: %j', (body, location, name) => {
  const sentence = `${location} "[!${name}]" is a callout on GitHub only, so readers see it as it is typed.`;
  expect(messages(body)).toEqual([sentence]);
  expect(messages(body, 'a.mdx')).toEqual([sentence]);
  expect(fixes(body)[0]).toContain(`Write ":::${name.toLowerCase()}" above`);
  expect(messages(body.replace('[!', '\\[!'))).toEqual([]);
});

test('braces behind the kind are reported', () => {
  for (const line of [':::tip{class=x}', ':::tip{title="x" id=y}', ':::tip[x]{title=y}'])
    expect(messages(`${line}\n:::`)).toEqual(['5:1 A callout has no attributes in braces.']);
});

test.each([
  ['## A {#b}\n\n## C {#b}', '7:6 "{#b}" is already the id of something else on this page.'],
  [
    '## A {#frame-content}',
    '5:6 "{#frame-content}" is already the id of something else on this page.',
  ],
])('an id that cannot be had is reported: %j', (body, sentence) => {
  expect(messages(body)).toEqual([sentence]);
  expect(messages(body, 'a.mdx')).toEqual([sentence]);
});

test.each([
  ['##', '5:1 This heading has no text.'],
  ['## \u200b', '5:1 This heading has no text.'],
  ['## [^a]\n\n[^a]: Note.', '5:1 This heading has no text.'],
  ['[](/x)', '5:1 The link to "/x" has no text, so nobody can see or press it.'],
  ['a [ ](/x)', '5:3 The link to "/x" has no text, so nobody can see or press it.'],
  ['[a]()', '5:1 The link leads nowhere.'],
])('a heading or link without text is reported: %j', (body, sentence) => {
  expect(messages(body)).toEqual([sentence]);
  expect(messages(body, 'a.mdx')).toEqual([sentence]);
});

test.each(['[![A](/a.png)](/x)', '[`a`](/x)', '## ![A](/a.png)', '## `a`'])(
  '%j has text',
  (body) => {
    expect(messages(body)).toEqual([]);
  },
);

test.each(['```\n:::\n:::tpi\n```', '`:::tpi`', '\\:::tpi', '<!-- \n:::tpi\n-->', 'a ::: b'])(
  'nothing is reported of %j',
  (body) => {
    expect(messages(body)).toEqual([]);
  },
);

test.each([
  ['Text\n\n```js\ncode\n\n## No heading', '7:1'],
  ['~~~\ncode\n```', '5:1'],
  ['- a\n\n  ```\n  code\n\nText', '7:3'],
])('a code block that is never closed is reported: %j', (body, location) => {
  expect(messages(body)).toEqual([
    `${location} The code block that begins here is never closed, so the rest would be code.`,
  ]);
});

test.each([
  '```\ncode\n```',
  '> ````md\n> ```\n> ````',
  '1. a\n\n   ```js\n   x\n   ```',
  '    code',
])('a code block that ends is fine: %j', (body) => {
  expect(messages(body)).toEqual([]);
});

test.each([
  ['Text [x][nowhere].', '5:6 "[x][nowhere]" refers to "[nowhere]"'],
  ['a\nText[^1] text', '6:5 "[^1]" refers to "[^1]"'],
  ['[two\nlines][nope]', '5:1 "[two lines][nope]" refers to "[nope]"'],
  ['[nope][]', '5:1 "[nope][]" refers to "[nope]"'],
])('a reference that is not defined is reported: %j', (body, sentence) => {
  expect(messages(body)).toEqual([expect.stringContaining(sentence)]);
  expect(messages(body, 'a.mdx')).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['[x](/a b)', '5:1', '[x](/a b)'],
  ['a ![x](/my pic.png)', '5:3', '![x](/my pic.png)'],
  ['[x](/a "b "c" d")', '5:1', '[x](/a "b "c" d")'],
])('what is almost a link is reported: %j', (body, location, typed) => {
  const sentence = `${location} "${typed}" is no link, so readers see it as it is typed.`;
  expect(messages(body)).toEqual([sentence]);
  expect(messages(body, 'a.mdx')).toEqual([sentence]);
});

test.each(['[x](</a b>), [x](/a "b c"), \\[x](/a b) and [x] (see the guide)'])(
  'a link, or brackets that are meant, are fine: %j',
  (body) => {
    expect(messages(body)).toEqual([]);
  },
);

test('a component in plain Markdown is reported, a parameter of a type is text', () => {
  const sentence = (position: string) =>
    `${position} Readers see <Badge> as it is typed, since the file does not end in ".mdx".`;
  expect(messages('<Badge text="a" />')).toEqual([sentence('5:1')]);
  expect(messages('A <Badge\n  text="a"\n/>')).toEqual([sentence('5:3')]);
  expect(messages('Promise<string>, Map<K, V>, <T> and `<Badge text="a" />`')).toEqual([]);
});

test.each([
  '[x][y] and [y]\n\n[y]: https://example.com',
  'a[^1]\n\n[^1]: Note.',
  '`list[0][1]` and `[^a-z]`',
  '\\[x][y] and \\[^1]',
  'list[0] and [a] and [ ] and []',
])('brackets that are meant are fine: %j', (body) => {
  expect(messages(body)).toEqual([]);
});

test('a second title is reported', () => {
  expect(messages('# A\n\n## B\n\n# C')).toEqual([expect.stringMatching(/^9:1 There is already/)]);
});

test('brackets of code in a text are no reference', () => {
  expect(messages('An array a[0][] of string[][]')).toEqual([]);
});

test('a cell beyond the head of its table is reported', () => {
  expect(messages('| a | b |\n| - | - |\n| c | d |\n| e | f | g | h |\n| i |')).toEqual([
    '8:9 This cell is beyond the 2 columns of the table, so it would not be shown.',
  ]);
});

test('a sign for columns within a cell is escaped', () => {
  expect(messages('| a | b |\n| - | - |\n| c | `d \\| e` |')).toEqual([]);
});

test('a footnote that nothing refers to is reported', () => {
  expect(messages('Text.[^a]\n\n[^a]: Seen.\n\n[^b]: Unseen.')).toEqual([
    '9:1 Nothing refers to "[^b]", so readers would see nothing of this line.',
  ]);
});

test('a footnote of a name that is taken is reported once', () => {
  expect(messages('Text.[^a]\n\n[^a]: One.\n[^A]: Two.')).toEqual([
    '8:1 "[^A]" is defined above, so this line has no effect.',
  ]);
});
