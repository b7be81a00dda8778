import { expect, test } from '@jest/globals';
import { markdownOf } from '../../../tests/support/markdown-of';

test.each([
  ['text', 'A *b* **c** ~~d~~ `e` f.\\\nNext line,\nand on.'],
  ['a tight list', '- a\n  - b\n    1. c\n    2. d\n- e'],
  ['a loose list', '3. a\n\n   b\n\n4. c'],
  ['tasks', '- [x] done\n- [ ] open'],
  ['a quotation in a list', '- a\n\n  > b'],
  ['a table', '| a | b |\n| :- | -: |\n| `c \\| d` | **e** |'],
  ['a note', 'A.[^1] B.[^2] A again.[^1]\n\n[^1]: One.\n\n[^2]: Two.\n\n    More.'],
  ['code in a list', '- a\n\n  ```\n  b\n  ```'],
  ['a picture', '![What](https://x.org/a.png "Title")'],
])('%s stays as it is', (_, body) => {
  expect(markdownOf(body, 'guide/x.md')).toBe(`${body}\n`);
});

test.each([
  ['on_load, window.name & more', 'on_load, window.name & more'],
  ['a\\*b', 'a\\*b'],
  ['\\_\\_meta\\_\\_', '\\_\\_meta\\_\\_'],
  ['Promise\\<string>', 'Promise\\<string>'],
  ['\\[a](b)', '\\[a]\\(b)'],
  ['1\\. no list', '1\\. no list'],
  ['\\[!TIP] and \\[^1]', '\\[!TIP] and \\[^1]'],
])('%s is written as %s', (body, written) => {
  expect(markdownOf(body, 'guide/x.md')).toBe(`${written}\n`);
});

test('the id of a heading and the options of a block are left out', () => {
  expect(markdownOf('## Title {#id}\n\n```ts {+1} wrapCode title="a.ts"\na;\n```')).toBe(
    '## Title\n\n```ts title="a.ts"\na;\n```\n',
  );
});

test('a tag of HTML leaves its Markdown, or its text', () => {
  expect(markdownOf('A <kbd>c</kbd> <a href="/guide/a">d</a> e {/* f */}')).toBe(
    'A `c` [d](https://x.org/guide/a) e\n',
  );
  expect(markdownOf('<details>\n<summary>More</summary>\n\nText.\n\n</details>')).toBe(
    '**More**\n\nText.\n',
  );
  expect(markdownOf('<img src="/a.png" alt="A" data-zoom-src="/b.png" />')).toBe(
    '![A](https://x.org/a.png)\n',
  );
  expect(markdownOf('A <b>tag</b>.', 'guide/x.md')).toBe('A \\<b>tag\\</b>.\n');
});

test.each([
  [':::tip\nText.\n:::', '> [!TIP]\n> Text.'],
  [':::warning[Own **title**]\n- a\n:::', '> [!WARNING]\n> **Own title**\n>\n> - a'],
  [':::note\n- a\n:::', '> [!NOTE]\n>\n> - a'],
  [':::danger\nText.\n:::', '> **Danger**\n>\n> Text.'],
  [':::info[Own]\nText.\n:::', '> **Own**\n>\n> Text.'],
  ['- a\n\n  :::tip\n  b\n  :::', '- a\n\n  > [!TIP]\n  > b'],
])('%j becomes an alert or a quotation', (body, written) => {
  expect(markdownOf(body, 'guide/x.md')).toBe(`${written}\n`);
});

test('tabs are one after the other, each below its name', () => {
  expect(
    markdownOf('<Tabs>\n<Tab label="A">\n\n- a\n\n</Tab>\n<Tab label="B">b</Tab>\n</Tabs>\n\nEnd.'),
  ).toBe('**A**\n\n- a\n\n**B**\n\nb\n\nEnd.\n');
});

test('a command for all package managers is that of npm', () => {
  const npm = '```bash\nnpm install x\n```\n';
  expect(markdownOf('```bash npm2yarn\nnpm install x\n```', 'guide/x.md')).toBe(npm);
});

test.each([
  ['<Steps>\n\n1. a\n2. b\n\n</Steps>', '1. a\n2. b'],
  ['## Name <Badge text="new" />', '## Name *new*'],
  ['<Card title="T">\n\n- a\n\n</Card>', '**T**\n\n- a'],
  [
    '<CardGrid>\n<LinkCard title="T" href="./a.md" description="D" />\n<LinkCard title="U" href="/guide/" />\n</CardGrid>',
    '- [T](https://x.org/guide/a)\\\n  D\n- [U](https://x.org/guide/)',
  ],
  [
    '<Diagram src="/diagrams/a.svg" alt="What" caption="How" />',
    '![What](https://x.org/diagrams/a.svg)\n\n*How*',
  ],
  ['![What](/diagrams/a.svg "How")', '![What](https://x.org/diagrams/a.svg)\n\n*How*'],
  ['<Overview />', '## Pages'],
])('%j becomes plain Markdown', (body, written) => {
  expect(markdownOf(body)).toBe(`${written}\n`);
});
