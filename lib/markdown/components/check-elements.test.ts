import { expect, test } from '@jest/globals';
import { formatLocation } from '../../problems/problem';
import { readMarkdown } from '../document/read';

/** What is said about a text that begins in line 4 of its file: place, sentence and cure. */
function told(body: string, file = 'a.mdx'): string[] {
  const source = { file, body: `\n\n\n${body}` };
  return readMarkdown(source).problems.map(
    (problem) =>
      `${formatLocation(problem).replace('content/a.mdx:', '')} ${problem.message} ${problem.fix}`,
  );
}

const RIGHT: Record<string, string> = {
  'tabs on lines of their own':
    '<Tabs groupId="os">\n\n<Tab label="A">\n\n## x\n\n</Tab>\n<Tab label="B" value="b">b</Tab>\n\n</Tabs>',
  'tabs that share lines': '<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="B">b</Tab>\n</Tabs>',
  'tabs in a list, a quotation and in tabs':
    '- <Tabs>\n  <Tab label="A">\n  <Tabs>\n  <Tab label="B">b</Tab>\n  </Tabs>\n  </Tab>\n  </Tabs>\n\n> <Card title="C">text</Card>',
  'steps by headings': '<Steps>\n\n### One\n\ntext\n\n### Two\n\n</Steps>',
  'steps by a list': '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
  'blocks beside each other': '<Beside>\n\ntext\n\n<div>\n\na\n\nb\n\n</div>\n\n</Beside>',
  'a badge in a line': 'A <Badge text="new" type="danger" />',
  cards:
    '<CardGrid>\n\n<Card title="A">\n\n- b\n\n</Card>\n<LinkCard title="B" href="/b" description="c" />\n\n</CardGrid>',
  'a diagram': '<Diagram src="/flow.svg" alt="A flow" caption="It flows" />',
  'the pages around': '<Overview />',
};

test.each(Object.entries(RIGHT))('%s are right', (_, body) => {
  expect(told(body)).toEqual([]);
});

test.each([
  [
    '<Tabs groupID="x">\n\n<Tab label="a">a</Tab>\n\n</Tabs>',
    '4:7 <Tabs> has no attribute "groupID". Write "groupId".',
  ],
  ['<Steps colour="red">\n\n1. x\n\n</Steps>', '4:8 <Steps> has no attribute "colour". Remove it.'],
  [
    '<Badge text="x" kind="tip" />',
    '4:17 <Badge> has no attribute "kind". Remove it; there are "text", "type".',
  ],
  [
    'x <Badge text="x" type="error" />',
    '4:19 <Badge> does not accept this value of "type". Write type="tip" or type="info" or type="warning" or type="danger".',
  ],
  ['<Badge text={5} />', '4:8 "{5}" is code. Attributes take strings only. Write text="…".'],
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
  ['<LinkCard title="x" />', '4:1 <LinkCard> has no "href". Add href="…".'],
  ['<Tab label="a">a</Tab>', '4:1 <Tab> must stand in <Tabs>. Put it between <Tabs> and </Tabs>.'],
  [
    '<Tabs>\n\n<Tab label="a">\n\n<Card title="x">\n\n<Tab label="b">b</Tab>\n\n</Card>\n\n</Tab>\n\n</Tabs>',
    '10:1 <Tab> must stand in <Tabs>. Put it between <Tabs> and </Tabs>.',
  ],
  [
    'Text <Card title="x">y</Card> text',
    '4:6 <Card> must stand on lines of its own. Put an empty line before and after it.',
  ],
  [
    '## A <LinkCard title="x" href="/y" />',
    '4:6 <LinkCard> must stand on lines of its own. Put an empty line before and after it.',
  ],
  [
    '<Steps></Steps>',
    '4:1 <Steps> is empty. Put its content between <Steps> and </Steps>, or remove it.',
  ],
  [
    'x <img src="/a.png" alt="a" width="wide" />',
    '4:29 <img> does not accept this value of "width". Write width="640", in pixels, or width="50%".',
  ],
  [
    'Text\n\nexport your provider',
    '6:8 The Markdown is not valid: Could not parse import/exports with acorn. In .mdx files, a paragraph that begins with "import" or "export" is code: begin it with another word.',
  ],
  [
    'a<br>b',
    '4:2 The Markdown is not valid: Expected a closing tag for `<br>` before the end of `paragraph`. End the tag with "/>", as in <br />.',
  ],
  [
    '<!-- a -->',
    '4:2 The Markdown is not valid: .mdx files have no comments such as "<!-- … -->". Write "{/* … */}".',
  ],
  [
    '{a b}',
    '4:3 The Markdown is not valid: the braces hold nothing that can be read. In .mdx files, "<" and "{" begin code: write "\\<" and "\\{", or put them between backticks.',
  ],
  [
    '<Card title="a">\n\nb',
    '4:1 The Markdown is not valid: Expected a closing tag for `<Card>`. Write </Card> where it ends, or "\\<" if you mean the character.',
  ],
  [
    'x <Badge text="a" constructor="b" />',
    '4:19 <Badge> has no attribute "constructor". Remove it; there are "text", "type".',
  ],
  ['x <Badge />', '4:3 <Badge> has no "text". Add text="…".'],
  [
    'x <Badge text="a">b</Badge>',
    '4:3 <Badge> does not show its content. Move the content below it, and end the tag with "/>".',
  ],
  [
    '<Tabs>\n\n<Tab label="a">a</Tab>\n\ntext\n\n</Tabs>',
    '8:1 <Tabs> may contain only <Tab>. Put it between <Tab> and </Tab>, or outside <Tabs>.',
  ],
  [
    '<CardGrid>\n\n- a\n\n</CardGrid>',
    '6:1 <CardGrid> may contain only <Card> and <LinkCard>. Put it between <Card> and </Card>, or outside <CardGrid>.',
  ],
  ['<Tabs>\n\n<Tab>a</Tab>\n\n</Tabs>', '6:1 <Tab> has no "label". Add label="…".'],
  [
    '<Tabs>\n\n<Tab label="a">a</Tab>\n\n<Tab label="b" value="a">b</Tab>\n\n</Tabs>',
    '8:1 Two tabs of one group are called "a". Give each a "value" of its own; labels may be alike.',
  ],
  [
    '```bash npm2yarn\nnpm ci\nnpm frobnicate\n```',
    '4:9 How other package managers say this command is not known. Correct the command or the language "bash", or remove "npm2yarn" and show it for npm alone.',
  ],
  [
    '<Steps>\n\n- a\n\n</Steps>',
    '4:1 <Steps> contains no steps. Begin each step with a heading "###", or write the steps as a list "1.", "2.".',
  ],
  [
    '<Beside>\n\nText\n\n</Beside>',
    '4:1 <Beside> shows two blocks side by side, but it contains one. Write two blocks, such as code and a list. To make one of several, put <div> and </div> around them.',
  ],
  [
    '<Beside>\n\n## A\n\n1. a\n\nText\n\n</Beside>',
    '4:1 <Beside> shows two blocks side by side, but it contains 3. Write two blocks, such as code and a list. To make one of several, put <div> and </div> around them.',
  ],
])('%j is told', (body, sentence) => {
  expect(told(body)).toEqual([sentence]);
});

test('in a plain Markdown file tags are told to be text, and only a command can be unknown', () => {
  expect(told('<Tab> <Badge kind="x" />', 'a.md')).toEqual([
    expect.stringContaining('Readers see "<Tab>" as it is typed.'),
    expect.stringContaining('Readers see "<Badge>" as it is typed.'),
  ]);
  expect(told('```sh npm2yarn\nnpm frobnicate\n```', 'a.md')).toHaveLength(1);
});

test.each([
  ['<img src=/a.png />', 'Put the value into quotation marks: name="value".'],
  ['<https://example.com>', 'Write "[text](https://…)".'],
])('what to write instead of %j is told', (body, fix) => {
  expect(told(body)).toEqual([expect.stringContaining(fix)]);
});

test.each([
  ['<Tabs groupId={g}><Tab label="A">a</Tab></Tabs>', '4:7 "{g}"', 'groupId="…"'],
  [
    'x <Badge text="x" type={a} />',
    '4:19 "{a}"',
    'type="tip" or type="info" or type="warning" or type="danger"',
  ],
  ['<EntryFilter\n  {...props} />', '5:3 "{...props}"', 'each attribute by its name: name="value"'],
  [
    '<EntryFilter {...{ a: 1 }} />',
    '4:14 "{...{ a: 1 }}"',
    'each attribute by its name: name="value"',
  ],
])('of code in an attribute of %j is told what to write instead', (body, code, right) => {
  expect(told(body)).toEqual([`${code} is code. Attributes take strings only. Write ${right}.`]);
});
