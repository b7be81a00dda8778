import { expect, test } from '@jest/globals';
import { formatProblems } from '../../problems/problem';
import { readMarkdown } from './read';

/** What is said about a text, as its place and its sentence. */
function told(body: string, file = 'guide/a.mdx', linesAbove = 3): string[] {
  return readMarkdown({ file, body: '\n'.repeat(linesAbove) + body }, [
    'Tabs',
    'Tab',
    'Nav.Item',
  ]).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('known components and elements are right', () => {
  expect(told('<Tabs>\n\n<Tab label="A">a</Tab>\n\n</Tabs>\n\n<Nav.Item /> <kbd>K</kbd>')).toEqual(
    [],
  );
});

test('imports, exports and unknown components are told together, each with its place', () => {
  const body =
    'import A from "a"\n\n# Title\n\n<Tap>x</Tap>\n\nText <Foo /> text\n\nexport const a = 1\n';
  const { problems } = readMarkdown({ file: 'guide/a.mdx', body: `\n\n\n${body}` }, [
    'Tab',
    'Tabs',
  ]);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "4 problems in the content

    content/guide/a.mdx:4:1
      Pages cannot use import or export.
      Remove the line. Components are available by name without an import.

    content/guide/a.mdx:8:1
      Unknown element <Tap>.
      Write <Tab>.

    content/guide/a.mdx:10:6
      Unknown element <Foo>.
      Use Markdown or a component, or put it between backticks if it is code.

    content/guide/a.mdx:12:1
      Pages cannot use import or export.
      Remove the line. Components are available by name without an import.
    "
  `);
});

test.each([
  ['<Foo>\n\ntext\n\n</Foo>', '4:1 Unknown element <Foo>.'],
  ['a <Foo.Bar /> b', '4:3 Unknown element <Foo.Bar>.'],
  ['- <Foo />', '4:3 Unknown element <Foo>.'],
  ['## <Foo /> title', '4:4 Unknown element <Foo>.'],
  ['<nav.item />', '4:1 Unknown element <nav.item>.'],
  ['a <tab>b</tab>', '4:3 Unknown element <tab>.'],
  ['a <>b</>', '4:3 Unknown element <>.'],
  ['<detials>\n\ntext\n\n</detials>', '4:1 Unknown element <detials>.'],
])('%j is told as "%s"', (body, sentence) => {
  expect(told(body)).toEqual([sentence]);
});

test.each([
  ['# Title\n\n<Tabs>\n', '6:1', 'Expected a closing tag for `<Tabs>`'],
  ['Text\n\na <b> c\n\nText', '6:3', 'Expected a closing tag for `<b>`'],
  ['Text\n\n</Tabs>', '6:2', 'Unexpected closing'],
  ['<Tabs>\n\n<b>\n\n</Tabs>', '8:1', 'Unexpected closing tag `</Tabs>`, expected'],
  ['> *a\n> b <b>* x </b>', '5:5', 'Expected a closing tag for `<b>` before the end'],
  ['Text\n\na {b c} d', '6:5', 'the braces hold nothing that can be read'],
  ['Text\n\na { b', '6:6', 'Unexpected end of file'],
  ['Text\n\n<!-- note -->', '6:2', '.mdx files have no comments'],
  ['Text\n\n<Tabs a=b />', '6:9', 'Unexpected character `b`'],
  ['Text\n\nimport a from', '6:', 'Could not parse import/exports'],
])('the place where %j cannot be read is known', (body, place, detail) => {
  expect(told(body)).toEqual([expect.stringMatching(new RegExp(`^${place}`))]);
  expect(told(body)).toEqual([expect.stringContaining(`The Markdown is not valid: ${detail}`)]);
});

test('the sentence about a text that cannot be read holds no second, other place', () => {
  for (const body of ['# Title\n\n<Tabs>\n', 'a <b> c', '<Tabs>\n\n<b>\n\n</Tabs>', '<b>*a</b>*']) {
    expect(told(body)).toHaveLength(1);
    expect(told(body).join()).not.toMatch(/\(\d+:\d+/);
  }
});

test('of a text that cannot be read nothing else is known', () => {
  const facts = readMarkdown({ file: 'a.mdx', body: '## A\n\n{b c}' }, []);
  expect(facts).toMatchObject({
    toc: [],
    content: '',
    ids: [],
    links: [],
    images: [],
  });
});

test('plain Markdown cannot be wrong', () => {
  for (const body of ['<Foo>', 'import a from "b"', '{a b}', '</x>', '[', '|']) {
    expect(told(body, 'guide/a.md')).toEqual([]);
  }
});
