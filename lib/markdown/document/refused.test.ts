import { expect, test } from '@jest/globals';
import { isError } from '../../problems/problem';
import { HTML_TAGS } from '../components/html-tags';
import { readMarkdown } from './read';

/** What is said about a text, as its place and its sentence. */
function told(body: string, file = 'a.mdx'): string[] {
  return readMarkdown({ file, body: `\n\n\n${body}` }, ['Box']).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each(['script', 'iframe', 'style', 'table', 'svg', 'video', 'h2', 'sCRIPT', 'my-element'])(
  '<%s> is refused, and the code that it brings in as well',
  (name) => {
    expect(told(`# Title\n\nText <${name} src={x}>a</${name}>`)).toEqual([
      expect.stringContaining(`6:6 Unknown element <${name}>`),
      expect.stringContaining('"{x}" is code'),
    ]);
    expect(told(`- <${name}>\n\n  text\n\n  </${name}>`)).toHaveLength(1);
  },
);

test.each([
  'A <kbd>K</kbd>, H<sub>2</sub>O, x<sup>2</sup>,<br/>and <a href="/x">*a* link</a>.',
  '<div>\n\n- a list\n\n</div>',
  '<details>\n<summary>More</summary>\n\nText\n\n</details>',
  '<img src="/a.png" alt="A" width="20" height="10" data-zoom-src="/b.png" />',
])('%s is allowed', (body) => {
  expect(told(body)).toEqual([]);
});

test.each([
  ['<kbd onclick="run()">x</kbd>', '4:6 <kbd> has no attribute "onclick".'],
  ['<div\n  onClick={"x"}>x</div>', '5:3 <div> has no attribute "onClick".'],
  ['<div style="color: red">x</div>', '4:6 <div> has no attribute "style".'],
  ['<sup id="x">x</sup>', '4:6 <sup> has no attribute "id".'],
  ['<img src="/a.svg" alt="A" srcSet="/b.svg 2x" />', '4:27 <img> has no attribute "srcSet".'],
  ['<a>x</a>', '4:1 <a> has no "href".'],
  ['<a href={5}>x</a>', '4:4 <a> does not accept this value of "href".'],
  ['<img alt="A" />', '4:1 <img> has no "src".'],
  ['<br>x</br>', '4:1 <br> does not show its content.'],
  ['<summary>x</summary>', '4:1 <summary> must stand in <details>.'],
  ['Text <div>x</div>', '4:6 <div> must stand on lines of its own.'],
  ['<a href="/x">a [b](/y)</a>', '4:16 A link cannot stand in a link'],
  ['[a <a href="/y">b</a>](/x)', '4:4 A link cannot stand in a link'],
])('%j is told', (body, sentence) => {
  expect(told(body)).toEqual([expect.stringContaining(sentence)]);
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
  ['<Box a={1} b={c} />', '4:12', '{c}'],
  ['<Box onChange={() => 1} />', '4:6', '{() => 1}'],
  ['<Box\n  {...props} />', '5:3', '{...props}'],
  ['<Box {...{ a: 1 }} />', '4:6', '{...{ a: 1 }}'],
  ['<Box icon={<b />} />', '4:6', '{<b />}'],
])('the code of %j is told at %s', (body, place, code) => {
  expect(told(body)).toEqual([
    `${place} "${code}" is code. Pages may contain only text and plain values.`,
  ]);
});

test('everything that is wrong with an element is told together', () => {
  expect(told('<Foo a={b}>{d}</Foo>')).toEqual([
    expect.stringMatching(/^4:1 Unknown element <Foo>/),
    expect.stringMatching(/^4:6 "\{b\}"/),
    expect.stringMatching(/^4:12 "\{d\}"/),
  ]);
});

test.each([
  'Text {/* note */} text {"text"} {5} {null}',
  '{/* note */}',
  '<Box values={["a", { module: 1, process: null }]} wide={true} at={-1} />',
  '<a href={"#user"}>x</a>',
])('%s is allowed', (body) => {
  expect(told(body)).toEqual([]);
});

test('in plain Markdown all of this is text', () => {
  const body = '<script>x</script> <b onclick="x"> {missing} <iframe>';
  expect(readMarkdown({ file: 'a.md', body }, []).problems.filter(isError)).toEqual([]);
});
