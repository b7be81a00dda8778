import { expect, test } from '@jest/globals';
import { readFenceInfo } from './fence-meta';

function lines(first: number, last: number, typed: string, kind = 'highlight') {
  return { first, last, kind, typed };
}

test.each([
  ['title="main.ts"', { title: 'main.ts' }],
  ["title='main.ts'", { title: 'main.ts' }],
  ['title=main.ts', { title: 'main.ts' }],
  ['title="a=b {1} /x/ wrapCode"', { title: 'a=b {1} /x/ wrapCode' }],
  ['title="it\'s <b>"', { title: "it's <b>" }],
  ['title=""', { title: '' }],
  ['{1,3-5}', { marked: [lines(1, 1, '{1,3-5}'), lines(3, 5, '{1,3-5}')] }],
  ['{ 2 - 3, 9 }', { marked: [lines(2, 3, '{ 2 - 3, 9 }'), lines(9, 9, '{ 2 - 3, 9 }')] }],
  ['{1} {2}', { marked: [lines(1, 1, '{1}'), lines(2, 2, '{2}')] }],
  ['{1,+3-5}', { marked: [lines(1, 1, '{1,+3-5}'), lines(3, 5, '{1,+3-5}', 'add')] }],
  ['wrapCode', { wraps: true }],
  ['wrapCode=true', { wraps: true }],
  ['wrapCode="false"', { wraps: false }],
  ['no-check="not yet there" given="a, b"', { noCheck: 'not yet there', given: 'a, b' }],
  ['npm2yarn', { isForPackageManagers: true }],
  ['  wrapCode   {1}  title="a" ', { wraps: true, title: 'a', marked: [lines(1, 1, '{1}')] }],
  ['', {}],
])('%j says %j', (text, meta) => {
  expect(readFenceInfo('ts', text)).toEqual({
    language: 'ts',
    meta: { marked: [], ...meta },
    problems: [],
  });
});

test.each([
  ['wrap', 'wrap', '"wrap" is not an option of a code block.', 'Write "wrapCode".'],
  ['lineNumbers', 'lineNumbers', expect.stringMatching(/is not an option/), expect.anything()],
  ['tilte="a b"', 'tilte="a b"', expect.anything(), 'Write "title".'],
  ['title="a b', 'title="a', expect.anything(), 'Write title="…", with quotes at both ends.'],
  ['title', 'title', '"title" has a wrong value.', 'Write title="…".'],
  [
    'wrapCode=no',
    'wrapCode=no',
    '"wrapCode" has a wrong value.',
    'Write "wrapCode" or "wrapCode=false".',
  ],
  ['no-check', 'no-check', '"no-check" has a wrong value.', 'Write no-check="…".'],
  [
    'title="a" title="b"',
    'title="b"',
    expect.stringMatching(/is set twice/),
    'Remove one of them.',
  ],
  ['{a}', '{a}', '"{a}" is not a list of lines.', expect.stringMatching(/^Write line numbers/)],
  ['{0}', '{0}', expect.stringMatching(/is not a list of lines/), expect.anything()],
  ['{3-1}', '{3-1}', expect.stringMatching(/is not a list of lines/), expect.anything()],
  ['{}', '{}', expect.stringMatching(/is not a list of lines/), expect.anything()],
  ['{1', '{1', expect.stringMatching(/is not an option/), expect.anything()],
  ['/a/', '/a/', expect.stringMatching(/is not an option/), expect.anything()],
  ['constructor', 'constructor', expect.stringMatching(/is not an option/), expect.anything()],
])('the writer is told of %j', (text, near, said, fix) => {
  const [problem] = readFenceInfo('ts', text).problems;
  expect(problem).toEqual({ line: 0, near, message: said, fix });
});

test.each([
  ['javascirpt', 'Write "javascript".'],
  ['typscript', 'Write "typescript".'],
  ['js:line-numbers', 'Write "js", and options behind a space.'],
  ['klingon', expect.stringContaining('"text" for none')],
])('a language that nobody knows is a warning: %s', (language, fix) => {
  expect(readFenceInfo(language, '').problems).toEqual([
    { line: 0, near: language, fix, isWarning: true, message: expect.stringContaining(language) },
  ]);
});

test.each(['', 'text', 'TS', 'c++', 'vue-html', 'plaintext', 'ansi', '{1}'])(
  'the language %j is known',
  (language) => {
    expect(readFenceInfo(language, '').problems).toEqual([]);
  },
);
