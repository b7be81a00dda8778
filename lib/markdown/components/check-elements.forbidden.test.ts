import { expect, test } from '@jest/globals';
import { formatProblems, isError } from '../../problems/problem';
import { readMarkdown } from '../document/read';
import { HTML_TAGS } from '.';

/** What is said about a text, as its place and its sentence. */
function told(body: string, file = 'guide/a.mdx', linesAbove = 3): string[] {
  return readMarkdown({ file, body: '\n'.repeat(linesAbove) + body }).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test('known components and elements are right', () => {
  expect(told('<Tabs>\n\n<Tab label="A">a</Tab>\n\n</Tabs>\n\n<kbd>K</kbd>')).toEqual([]);
});

test('imports, exports and unknown components are told together, each with its place', () => {
  const body =
    'import A from "a"\n\n# Title\n\n<Tap>x</Tap>\n\nText <Foo /> text\n\nexport const a = 1\n';
  const { problems } = readMarkdown({ file: 'guide/a.mdx', body: `\n\n\n${body}` });
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
  const facts = readMarkdown({ file: 'a.mdx', body: '## A\n\n{b c}' });
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

/** What is said about a text, as its place and its sentence. */
function refused(body: string, file = 'a.mdx'): string[] {
  return readMarkdown({ file, body: `\n\n\n${body}` }).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each(['script', 'iframe', 'style', 'table', 'svg', 'video', 'h2', 'sCRIPT', 'my-element'])(
  '<%s> is refused, and the code that it brings in as well',
  (name) => {
    expect(refused(`# Title\n\nText <${name} src={x}>a</${name}>`)).toEqual([
      expect.stringContaining(`6:6 Unknown element <${name}>`),
      expect.stringContaining('"{x}" is code'),
    ]);
    expect(refused(`- <${name}>\n\n  text\n\n  </${name}>`)).toHaveLength(1);
  },
);

test.each([
  'A <kbd>K</kbd>, H<sub>2</sub>O, x<sup>2</sup>,<br/>and <a href="/x">*a* link</a>.',
  '<div>\n\n- a list\n\n</div>',
  '<details>\n<summary>More</summary>\n\nText\n\n</details>',
  '<img src="/a.png" alt="A" width="20" height="10" data-zoom-src="/b.png" />',
  '<img src="/a.png" alt="A" width="50%" />',
])('%s is allowed', (body) => {
  expect(refused(body)).toEqual([]);
});

test.each([
  ['<kbd onclick="run()">x</kbd>', '4:6 <kbd> has no attribute "onclick".'],
  ['<div\n  onClick={"x"}>x</div>', '5:3 <div> has no attribute "onClick".'],
  ['<EntryFilter icon={<b />} />', '4:14 <EntryFilter> has no attribute "icon".'],
  ['<div style="color: red">x</div>', '4:6 <div> has no attribute "style".'],
  ['<sup id="x">x</sup>', '4:6 <sup> has no attribute "id".'],
  ['<img src="/a.svg" alt="A" srcSet="/b.svg 2x" />', '4:27 <img> has no attribute "srcSet".'],
  ['<a>x</a>', '4:1 <a> has no "href".'],
  ['<a href={5}>x</a>', '4:4 "{5}" is code.'],
  ['<img alt="A" />', '4:1 <img> has no "src".'],
  ['<br>x</br>', '4:1 <br> does not show its content.'],
  ['<summary>x</summary>', '4:1 <summary> must stand in <details>.'],
  ['Text <div>x</div>', '4:6 <div> must stand on lines of its own.'],
  ['<a href="/x">a [b](/y)</a>', '4:16 A link cannot stand in a link'],
  ['[a <a href="/y">b</a>](/x)', '4:4 A link cannot stand in a link'],
])('%j is refused', (body, sentence) => {
  expect(refused(body)).toEqual([expect.stringContaining(sentence)]);
});

test('no tag takes a handler, styles or an id, or brings in anything but a picture', () => {
  const names = Object.values(HTML_TAGS).flatMap(({ attributes }) => Object.keys(attributes));
  expect([...new Set(names)].sort()).toEqual([
    ...['alt', 'data-zoom-src', 'height', 'href', 'src', 'width'],
  ]);
});

test.each([
  ['Text {missing} text', '4:6', '{missing}'],
  ['{missing}', '4:1', '{missing}'],
  ['## A\n\n- { a\n  + b }', '6:3', '{a + b}'],
  ['Text {} text', '4:6', '{}'],
  ['Text {{ a: 1 }} text', '4:6', '{{ a: 1 }}'],
])('the code of %j is refused at %s', (body, place, code) => {
  expect(refused(body)).toEqual([
    `${place} "${code}" is code. Pages may contain only text and plain values.`,
  ]);
});

test('everything that is wrong with an element is refused together', () => {
  expect(refused('<Foo a={b}>{d}</Foo>')).toEqual([
    expect.stringMatching(/^4:1 Unknown element <Foo>/),
    expect.stringMatching(/^4:6 "\{b\}"/),
    expect.stringMatching(/^4:12 "\{d\}"/),
  ]);
});

test.each([
  'Text {/* note */} text {"text"} {5} {null}',
  '{/* note */}',
  '<a href={"#user"}>x</a>',
])('%s is allowed', (body) => {
  expect(refused(body)).toEqual([]);
});

test('in plain Markdown all of this is text', () => {
  const body = '<script>x</script> <b onclick="x"> {missing} <iframe>';
  expect(readMarkdown({ file: 'a.md', body }).problems.filter(isError)).toEqual([]);
});

test.each([
  ['time', 'Use Markdown or a component, or put it between backticks if it is code.'],
  ['tr', 'Write a table of Markdown: "| a | b |" above "| - | - |".'],
  ['detials', 'Write <details>.'],
])('what to write instead of <%s> is no other tag of HTML', (name, fix) => {
  const body = `<${name}>\n\ntext\n\n</${name}>`;
  const { problems } = readMarkdown({ file: 'a.mdx', body });
  expect(problems.map((problem) => problem.fix)).toContain(fix);
});
