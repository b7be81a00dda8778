import { expect, test } from '@jest/globals';
import { readFenceMeta } from './fence-meta';

const PLACE = { file: 'content/a.md', line: 1, column: 1 };

test.each([
  ['title="main.ts"', { title: 'main.ts' }],
  ["title='main.ts'", { title: 'main.ts' }],
  ['title=main.ts', { title: 'main.ts' }],
  ['title="a=b {1} /x/ wrapCode"', { title: 'a=b {1} /x/ wrapCode' }],
  ['title="it\'s <b>"', { title: "it's <b>" }],
  ['title=""', { title: '' }],
  ['{1,3-5}', { highlighted: new Set([1, 3, 4, 5]) }],
  ['{ 2 - 3, 9 }', { highlighted: new Set([2, 3, 9]) }],
  ['{1} {2}', { highlighted: new Set([1, 2]) }],
  ['/a word/ /a\\/b/', { words: ['a word', 'a/b'] }],
  ['lineNumbers', { numbersLines: true }],
  ['showLineNumbers', { numbersLines: true }],
  ['lineNumbers=false', { numbersLines: false }],
  ['wrapCode', { wraps: true }],
  ['wrapCode=true', { wraps: true }],
  ['wrapCode="false"', { wraps: false }],
  ['twoslash', { isTwoslash: true }],
  ['no-check="not yet there" given="a, b"', { noCheck: 'not yet there', given: 'a, b' }],
  ['npm2yarn', { isForPackageManagers: true }],
  ['  wrapCode   {1}  title="a" ', { wraps: true, title: 'a', highlighted: new Set([1]) }],
  ['', {}],
])('%j says %j', (text, meta) => {
  expect(readFenceMeta(text, 10)).toEqual({
    meta: { highlighted: new Set(), words: [], isTwoslash: false, ...meta },
    faults: [],
  });
});

test.each([
  ['wrap', 'wrap', '"wrap" says nothing behind the language of a code block.', 'Write "wrapCode".'],
  ['linenumbers', 'linenumbers', expect.anything(), 'Write "lineNumbers".'],
  ['tilte="a b"', 'tilte="a b"', expect.anything(), 'Write "title".'],
  ['title="a b', 'title="a', expect.anything(), 'Write "title".'],
  ['title', 'title', '"title" is not written like that.', 'Write title="…".'],
  [
    'wrapCode=no',
    'wrapCode=no',
    '"wrapCode" is not written like that.',
    'Write "wrapCode" or "wrapCode=false".',
  ],
  ['twoslash=1', 'twoslash=1', '"twoslash" is not written like that.', 'Write "twoslash".'],
  ['no-check', 'no-check', '"no-check" is not written like that.', 'Write no-check="…".'],
  [
    'title="a" title="b"',
    'title="b"',
    expect.stringMatching(/stands twice/),
    'Remove one of them.',
  ],
  ['{a}', '{a}', '"{a}" names no lines.', expect.stringMatching(/^Write numbers/)],
  ['{0}', '{0}', expect.stringMatching(/names no lines/), expect.anything()],
  ['{3-1}', '{3-1}', expect.stringMatching(/names no lines/), expect.anything()],
  ['{}', '{}', expect.stringMatching(/names no lines/), expect.anything()],
  [
    '{1-11}',
    '{1-11}',
    '"{1-11}" names a line that the code does not have.',
    'Its last line is line 10.',
  ],
  ['{1', '{1', expect.stringMatching(/says nothing/), expect.anything()],
  ['/a', '/a', expect.stringMatching(/says nothing/), expect.anything()],
  ['constructor', 'constructor', expect.stringMatching(/says nothing/), expect.anything()],
])('the writer is told of %j', (text, near, said, fix) => {
  const [fault] = readFenceMeta(text, 10).faults;
  expect(fault).toMatchObject({ line: 0, near });
  const problem = fault?.problemAt(PLACE);
  expect([problem?.message, problem?.fix]).toEqual([said, fix]);
});
