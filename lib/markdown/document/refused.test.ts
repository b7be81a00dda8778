import { expect, test } from '@jest/globals';
import { isError } from '../../problems/problem';
import { readMarkdown } from './read';

/** What is said about a text, as its place and its sentence. */
function told(body: string, file = 'a.mdx'): string[] {
  return readMarkdown({ file, body: `\n\n\n${body}` }, ['Box']).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each([
  'script',
  'iframe',
  'object',
  'embed',
  'frame',
  'frameset',
  'applet',
  'base',
  'link',
  'meta',
  'style',
  'title',
  'html',
  'head',
  'body',
  'plaintext',
  'xmp',
  'noframes',
  'noembed',
  'iFrame',
  'sCRIPT',
])('<%s> is refused, once', (name) => {
  const sentence = expect.stringContaining(`<${name}> is not allowed in a page`);
  expect(told(`# Title\n\nText <${name} src={x} onLoad="y" />`)).toEqual([sentence]);
  expect(told(`# Title\n\nText <${name} src={x} onLoad="y" />`).join()).toMatch(/^6:6 /);
  expect(told(`- <${name}>\n\n  text\n\n  </${name}>`)).toEqual([sentence]);
  expect(readMarkdown({ file: 'a.mdx', body: `<${name} src="x" />` }, [])).toEqual(
    expect.objectContaining({ links: [], images: [] }),
  );
});

test.each(['kbd', 'details', 'video', 'svg', 'button', 'form', 'b', 'my-element'])(
  '<%s> is allowed',
  (name) => {
    expect(told(`<${name} className="x" data-top={{ top: 1 }} hidden>text</${name}>`)).toEqual([]);
  },
);

test.each([
  ['<b onclick="run()">x</b>', '4:4', 'onclick'],
  ['<b onClick={run}>x</b>', '4:4', 'onClick'],
  ['<b ONCLICK>x</b>', '4:4', 'ONCLICK'],
  ['<b\n  onClick={"x"}>x</b>', '5:3', 'onClick'],
  ['<Box onChange={() => 1} />', '4:6', 'onChange'],
  ['<b dangerouslySetInnerHTML={{ __html: "<i>" }} />', '4:4', 'dangerouslySetInnerHTML'],
])('the handler of %j is told at %s', (body, place, name) => {
  expect(told(body)).toEqual([
    `${place} The attribute "${name}" contains code, which is not part of the exported page.`,
  ]);
});

test.each([
  ['Text {missing} text', '4:6', '{missing}'],
  ['{missing}', '4:1', '{missing}'],
  ['## A\n\n- { a\n  + b }', '6:3', '{a + b}'],
  ['Text {} text', '4:6', '{}'],
  ['Text {{ a: 1 }} text', '4:6', '{{ a: 1 }}'],
  ['<Box a={1} b={c} />', '4:12', '{c}'],
  ['<Box\n  {...props} />', '5:3', '{...props}'],
  ['<Box {...{ a: 1 }} />', '4:6', '{...{ a: 1 }}'],
  ['<Box icon={<b />} />', '4:6', '{<b />}'],
  ['<a href={5}>x</a>', '4:4', '{5}'],
  ['<img data-zoom-src={["/a.svg"]} />', '4:6', '{["/a.svg"]}'],
  ['<a HREF={["javascript:x"]}>x</a>', '4:4', '{["javascript:x"]}'],
])('the code of %j is told at %s', (body, place, code) => {
  expect(told(body)).toEqual([
    `${place} "${code}" is code. Pages may contain only text and plain values.`,
  ]);
});

test('everything that is wrong with an element is told together', () => {
  expect(told('<Foo a={b} onClick={c}>{d}</Foo>')).toEqual([
    expect.stringMatching(/^4:1 Unknown element <Foo>/),
    expect.stringMatching(/^4:6 "\{b\}"/),
    expect.stringMatching(/^4:12 The attribute "onClick"/),
    expect.stringMatching(/^4:24 "\{d\}"/),
  ]);
});

test.each([
  'Text {/* note */} text {"text"} {5} {null}',
  '{/* note */}',
  '<Box values={["a", { module: 1, process: null }]} wide={true} at={-1} />',
  '<a href={"#user"} title={`t`} id="user">x</a>',
])('%s is allowed', (body) => {
  expect(told(body)).toEqual([]);
});

test('in plain Markdown all of this is text', () => {
  const body = '<script>x</script> <b onclick="x"> {missing} <iframe>';
  expect(readMarkdown({ file: 'a.md', body }, []).problems.filter(isError)).toEqual([]);
});

test.each([
  ['<b style="color: red">x</b>', '4:4', '"style" has no effect'],
  ['<b style={{ color: "red" }}>x</b>', '4:4', '"style" has no effect'],
  ['<img src="/a.svg" alt="A" srcSet="/b.svg 2x" />', '4:27', '"srcSet" are not checked'],
  ['<video src="https://example.com/a.mp4" />', '4:8', 'is on another host'],
  ['<video poster="//example.com/a.png" />', '4:8', 'is on another host'],
])('%j, of which readers would see nothing, is told at %s', (body, place, message) => {
  expect(told(body)).toEqual([expect.stringContaining(`${place} `)]);
  expect(told(body)[0]).toContain(message);
});
