import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';
import { readFenceInfo } from './fence';

function read(body: string, file = 'a.md', linesAbove = 0) {
  return readMarkdown({ file, body: '\n'.repeat(linesAbove) + body });
}

/** The line of each problem of a text, and its first word. */
function problems(body: string, file?: string): string[] {
  return read(body, file, 10).problems.map(
    ({ line, message }) => `${line} ${message.split(' ')[0]}`,
  );
}

test.each([
  ['a.md', 'Text\n\n```ts wrapcode {1,x}\nlet a;\n```', ['13 "wrapcode"', '13 "{1,x}"']],
  ['a.md', '- a\n\n  1. b\n\n     ```ts foo\n     let a;\n     ```', ['15 "foo"']],
  ['a.mdx', '<Card title="x">\n\n```ts foo\nlet a\n```\n\n</Card>', ['13 "foo"']],
  ['a.md', '```ts {1,2-3}\nlet a;\nlet b;\n```', ['11 Line']],
  ['a.md', '```ts npm2yarn\nnpm ci\n```', ['11 How']],
  ['a.md', '```bash npm2yarn\nnpm ci\nnpm foo --bar\n```', ['11 How']],
  ['a.md', '```ts title="a" {+1} wrapCode\nlet a;\n```\n\n```\nplain\n```', []],
])('the problems of code blocks have their line: %s %j', (file, body, expected) => {
  expect(problems(body, file)).toEqual(expected);
});

test('ends of lines of other systems make no other code', () => {
  const fence = '```ts foo {2}\nlet a;\n\nlet b;\n```';
  const other = fence.replaceAll('\n', '\r\n');
  expect(read(other).content).toBe(read(fence).content);
  expect(problems(other)).toEqual(problems(fence));
});

function lines(first: number, last: number, kind = 'highlight') {
  return { first, last, kind };
}

test.each([
  ['title="main.ts"', { title: 'main.ts' }],
  ["title='main.ts'", { title: 'main.ts' }],
  ['title=main.ts', { title: 'main.ts' }],
  ['title="a=b {1} /x/ wrapCode"', { title: 'a=b {1} /x/ wrapCode' }],
  ['title=""', { title: '' }],
  ['{1,3-5}', { marked: [lines(1, 1), lines(3, 5)] }],
  ['{ 2 - 3, 9 }', { marked: [lines(2, 3), lines(9, 9)] }],
  ['{1,+3-5}', { marked: [lines(1, 1), lines(3, 5, 'add')] }],
  ['wrapCode="false"', { wraps: false }],
  ['no-check="not yet there" given="a, b"', { noCheck: 'not yet there', given: 'a, b' }],
  ['npm2yarn', { isForPackageManagers: true }],
  ['  wrapCode   {1}  title="a" ', { wraps: true, title: 'a', marked: [lines(1, 1)] }],
  ['', {}],
])('the options %j are %j', (text, meta) => {
  expect(readFenceInfo('ts', text)).toEqual({
    language: 'ts',
    meta: { marked: [], ...meta },
    problems: [],
  });
});

const FORMS = expect.stringMatching(/^Write title="…", wrapCode or the numbers of lines/);

test.each([
  ['wrapcode', 'wrapcode', 'Write "wrapCode".'],
  ['tilte="a b"', 'tilte="a b"', 'Write "title".'],
  ['title="a b', 'title="a', FORMS],
  ['title', 'title', FORMS],
  ['title="a" title="b"', 'title="b"', FORMS],
  ['wrapCode=no', 'wrapCode=no', FORMS],
  ['{a}', '{a}', FORMS],
  ['{0}', '{0}', FORMS],
  ['{3-1}', '{3-1}', FORMS],
  ['constructor', 'constructor', FORMS],
])('what is no option is reported: %j', (text, near, fix) => {
  const [problem] = readFenceInfo('ts', text).problems;
  expect(problem).toEqual({ message: `"${near}" is not an option of a code block.`, fix });
});

test.each([
  ['javascirpt', 'Write "javascript".'],
  ['js:line-numbers', 'Write "js".'],
  ['klingon', expect.stringContaining('"text" for none')],
])('a language that nobody knows is reported: %s', (language, fix) => {
  expect(readFenceInfo(language, '').problems).toEqual([
    { fix, message: expect.stringContaining(language) },
  ]);
});

test.each(['', 'text', 'TS', 'c++', 'vue-html', 'plaintext', 'ansi', '{1}'])(
  'the language %j has colors',
  (language) => {
    expect(readFenceInfo(language, '').problems).toEqual([]);
  },
);
