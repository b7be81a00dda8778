import { expect, test } from '@jest/globals';
import { isError } from '../../problems/problem';
import { readMarkdown } from '../document/read';
import { HTML_TAGS } from '.';

/** The problems of a text that begins in line 4 of its file: location, message and fix. */
function problems(body: string, file = 'a.mdx'): string[] {
  return readMarkdown({ file, body: `\n\n\n${body}` }).problems.map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`,
  );
}

test.each([
  '<Tabs groupId="os">\n\n<Tab label="A">\n\n## x\n\n</Tab>\n<Tab label="B" value="b">b</Tab>\n\n</Tabs>',
  '- <Tabs>\n  <Tab label="A">\n  <Tabs>\n  <Tab label="B">b</Tab>\n  </Tabs>\n  </Tab>\n  </Tabs>\n\n> <Card title="C">text</Card>',
  '<Steps>\n\n### One\n\ntext\n\n### Two\n\n</Steps>',
  '<Beside>\n\ntext\n\n<div>\n\na\n\nb\n\n</div>\n\n</Beside>',
  '<CardGrid>\n\n<Card title="A">\n\n- b\n\n</Card>\n<LinkCard title="B" href="/b" description="c" />\n\n</CardGrid>',
  'A <kbd>K</kbd>, H<sub>2</sub>O, x<sup>2</sup>,<br/>and <a href="/x">*a* link</a>.',
  '<details>\n<summary>More</summary>\n\nText\n\n</details>',
  '<img src="/a.png" alt="A" width="20" height="10" data-zoom-src="/b.png" />',
  'Text {/* note */} text',
])('%j has no problem', (body) => {
  expect(problems(body)).toEqual([]);
});

test.each([
  [
    '<Tabs groupID="x">\n\n<Tab label="a">a</Tab>\n\n</Tabs>',
    '4:7 <Tabs> has no attribute "groupID". Write "groupId".',
  ],
  ['<Steps colour="red">\n\n1. x\n\n</Steps>', '4:8 <Steps> has no attribute "colour". Remove it.'],
  [
    'x <Badge text="a" constructor="b" />',
    '4:19 <Badge> has no attribute "constructor". Remove it; there are "text", "type".',
  ],
  [
    'x <Badge text="x" type="error" />',
    '4:19 <Badge> does not accept this value of "type". Write type="tip" or type="info" or type="warning" or type="danger".',
  ],
  ['<Badge text={5} />', '4:8 "{5}" is code. Attributes take strings only. Write text="…".'],
  ['<Badge text={"a"} />', '4:8 "{"a"}" is code. Attributes take strings only. Write text="…".'],
  [
    '<EntryFilter\n  {...props} />',
    '5:3 "{...props}" is code. Attributes take strings only. Write each attribute by its name: name="value".',
  ],
  ['<Badge text />', '4:8 <Badge> does not accept this value of "text". Write text="…".'],
  [
    '<Badge text="x" text="y" />',
    '4:17 <Badge> has the attribute "text" twice. Remove one of the two.',
  ],
  ['<Card title="">x</Card>', '4:7 <Card> does not accept this value of "title". Write title="…".'],
  [
    '<Diagram src="flow.png" alt="a" />',
    '4:10 <Diagram> does not accept this value of "src". Write src="/….svg", the path of a drawing in public/.',
  ],
  [
    'x <img src="/a.png" alt="a" width="wide" />',
    '4:29 <img> does not accept this value of "width". Write width="640", in pixels, or "50%".',
  ],
  ['<LinkCard title="x" />', '4:1 <LinkCard> has no "href". Add href="…".'],
  [
    '<Tabs>\n\n<Tab label="a">\n\n<Card title="x">\n\n<Tab label="b">b</Tab>\n\n</Card>\n\n</Tab>\n\n</Tabs>',
    '10:1 <Tab> must be inside <Tabs>. Put it between <Tabs> and </Tabs>.',
  ],
  [
    'Text <Card title="x">y</Card> text',
    '4:6 <Card> must be on separate lines. Put an empty line before and after it.',
  ],
  [
    '<Steps></Steps>',
    '4:1 <Steps> is empty. Put its content between <Steps> and </Steps>, or remove it.',
  ],
  [
    'x <Badge text="a">b</Badge>',
    '4:3 <Badge> does not show its content. Move the content below it, and end the tag with "/>".',
  ],
  [
    '<CardGrid>\n\n- a\n\n</CardGrid>',
    '6:1 <CardGrid> may contain only <Card> and <LinkCard>. Put it between <Card> and </Card>, or outside <CardGrid>.',
  ],
  [
    '<Tabs>\n\n<Tab label="a">a</Tab>\n\n<Tab label="b" value="a">b</Tab>\n\n</Tabs>',
    '8:1 Two tabs of one group are called "a". Give each a "value" of its own; labels may be alike.',
  ],
  [
    '<Steps>\n\n- a\n\n</Steps>',
    '4:1 <Steps> contains no steps. Begin each step with a heading "###", or write the steps as a list "1.", "2.".',
  ],
  [
    '<Beside>\n\nText\n\n</Beside>',
    '4:1 <Beside> shows two blocks side by side, but it contains one. Write two blocks, such as code and a list. To make one of several, put <div> and </div> around them.',
  ],
  ['<detials>\n\ntext\n\n</detials>', '4:1 Unknown element <detials>. Write <details>.'],
  [
    '<time>x</time>',
    '4:1 Unknown element <time>. Use Markdown or a component, or put it between backticks if it is code.',
  ],
  [
    'import A from "a"',
    '4:1 Pages cannot use import or export. Remove the line. Components are available by name without an import.',
  ],
  [
    'Text\n\nexport your provider',
    '6:8 The Markdown is not valid: Could not parse import/exports with acorn. In .mdx files, do not begin a paragraph with "import" or "export".',
  ],
  [
    'a<br>b',
    '4:2 The Markdown is not valid: Expected a closing tag for `<br>` before the end of `paragraph`. End the tag with "/>", as in <br />.',
  ],
  [
    '<!-- a -->',
    '4:2 The Markdown is not valid: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a comment in MDX, use `{/* text */}`). Correct the line.',
  ],
  [
    '{a b}',
    '4:3 The Markdown is not valid: Could not parse expression with acorn. In .mdx files, "<" and "{" begin code: write "\\<" and "\\{", or put them between backticks.',
  ],
  [
    '<Card title="a">\n\nb',
    '4:1 The Markdown is not valid: Expected a closing tag for `<Card>`. Write the closing tag, or "\\<" if you mean the character.',
  ],
])('%j is reported with what to write instead', (body, message) => {
  expect(problems(body)).toEqual([message]);
});

test.each([
  ['a <Foo.Bar /> b', '4:3 Unknown element <Foo.Bar>.'],
  ['a <tab>b</tab>', '4:3 Unknown element <tab>.'],
  ['a <>b</>', '4:3 Unknown element <>.'],
  ['Text\n\n</Tabs>', '6:2 The Markdown is not valid: Unexpected closing'],
  [
    '> *a\n> b <b>* x </b>',
    '5:5 The Markdown is not valid: Expected a closing tag for `<b>` before',
  ],
  ['Text\n\na { b', '6:6 The Markdown is not valid: Unexpected end of file'],
  ['<img src=/a.png />', '4:10 The Markdown is not valid: Unexpected character `/`'],
  ['<kbd onclick="run()">x</kbd>', '4:6 <kbd> has no attribute "onclick".'],
  ['<a href="/x">a [b](/y)</a>', '4:16 A link cannot contain another link'],
  ['[a <a href="/y">b</a>](/x)', '4:4 A link cannot contain another link'],
  ['## A\n\n- { a\n  + b }', '6:3 "{a + b}" is code. Pages may contain only text'],
  ['Text {} text', '4:6 "{}" is code.'],
])('%j is reported: %s', (body, message) => {
  expect(problems(body)).toEqual([expect.stringContaining(message)]);
});

test.each(['script', 'iframe', 'style', 'table', 'svg', 'video', 'h2', 'sCRIPT', 'my-element'])(
  '<%s> is refused, with the code in it',
  (name) => {
    expect(problems(`Text <${name} src={x}>{a}</${name}>`)).toEqual([
      expect.stringContaining(`4:6 Unknown element <${name}>`),
      expect.stringContaining('"{x}" is code'),
      expect.stringContaining('"{a}" is code'),
    ]);
  },
);

test('no tag takes a handler, styles or an id, or loads anything but a picture', () => {
  const names = Object.values(HTML_TAGS).flatMap(({ attributes }) => Object.keys(attributes));
  expect([...new Set(names)].sort()).toEqual([
    ...['alt', 'data-zoom-src', 'height', 'href', 'src', 'width'],
  ]);
});

test('a text that cannot be parsed has one location and no facts', () => {
  for (const body of ['# Title\n\n<Tabs>\n', '<Tabs>\n\n<b>\n\n</Tabs>', '<b>*a</b>*']) {
    const { problems, ...facts } = readMarkdown({ file: 'a.mdx', body });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).not.toMatch(/\(\d+:\d+/);
    expect(facts).toMatchObject({ toc: [], content: '', ids: [], links: [], images: [] });
  }
});

test('in plain Markdown tags and braces are text', () => {
  const bodies = [
    '<Foo>',
    'import a from "b"',
    '{a b}',
    '</x>',
    '[',
    '<script>x</script> {missing}',
  ];
  for (const body of bodies) {
    expect(readMarkdown({ file: 'a.md', body }).problems.filter(isError)).toEqual([]);
  }
  expect(problems('<Tab> <Badge kind="x" />', 'a.md')).toHaveLength(2);
});
