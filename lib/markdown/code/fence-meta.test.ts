import { expect, test } from '@jest/globals';
import { readFenceInfo } from './fence-meta';

function lines(first: number, last: number, kind = 'highlight') {
  return { first, last, kind };
}

test.each([
  ['title="main.ts"', { title: 'main.ts' }],
  ["title='main.ts'", { title: 'main.ts' }],
  ['title=main.ts', { title: 'main.ts' }],
  ['title="a=b {1} /x/ wrapCode"', { title: 'a=b {1} /x/ wrapCode' }],
  ['title="it\'s <b>"', { title: "it's <b>" }],
  ['title=""', { title: '' }],
  ['{1,3-5}', { marked: [lines(1, 1), lines(3, 5)] }],
  ['{ 2 - 3, 9 }', { marked: [lines(2, 3), lines(9, 9)] }],
  ['{1} {2}', { marked: [lines(1, 1), lines(2, 2)] }],
  ['{1,+3-5}', { marked: [lines(1, 1), lines(3, 5, 'add')] }],
  ['wrapCode', { wraps: true }],
  ['wrapCode=true', { wraps: true }],
  ['wrapCode="false"', { wraps: false }],
  ['no-check="not yet there" given="a, b"', { noCheck: 'not yet there', given: 'a, b' }],
  ['npm2yarn', { isForPackageManagers: true }],
  ['  wrapCode   {1}  title="a" ', { wraps: true, title: 'a', marked: [lines(1, 1)] }],
  ['', {}],
])('%j says %j', (text, meta) => {
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
  ['lineNumbers', 'lineNumbers', FORMS],
  ['title="a b', 'title="a', FORMS],
  ['title', 'title', FORMS],
  ['title="a" title="b"', 'title="b"', FORMS],
  ['wrapCode=no', 'wrapCode=no', FORMS],
  ['no-check', 'no-check', FORMS],
  ['{a}', '{a}', FORMS],
  ['{0}', '{0}', FORMS],
  ['{3-1}', '{3-1}', FORMS],
  ['{1,}', '{1,}', FORMS],
  ['{}', '{}', FORMS],
  ['{1', '{1', FORMS],
  ['/a/', '/a/', FORMS],
  ['constructor', 'constructor', FORMS],
])('what is no option is reported: %j', (text, near, fix) => {
  const [problem] = readFenceInfo('ts', text).problems;
  expect(problem).toEqual({ near, message: `"${near}" is not an option of a code block.`, fix });
});

test.each([
  ['javascirpt', 'Write "javascript".'],
  ['typscript', 'Write "typescript".'],
  ['js:line-numbers', 'Write "js".'],
  ['klingon', expect.stringContaining('"text" for none')],
])('a language that nobody knows is a warning: %s', (language, fix) => {
  expect(readFenceInfo(language, '').problems).toEqual([
    { near: language, fix, isWarning: true, message: expect.stringContaining(language) },
  ]);
});

test.each(['', 'text', 'TS', 'c++', 'vue-html', 'plaintext', 'ansi', '{1}'])(
  'the language %j is known',
  (language) => {
    expect(readFenceInfo(language, '').problems).toEqual([]);
  },
);
