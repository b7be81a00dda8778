import { expect, test } from '@jest/globals';
import { readMarkdown } from './read';

function outlineOf(body: string, file = 'a.md') {
  return readMarkdown({ file, body });
}

/** The text at the index of each heading. */
function textsAtIndex({ toc, content }: ReturnType<typeof outlineOf>): string[] {
  return toc.map(({ text, charIndex }) => content.slice(charIndex, charIndex + text.length));
}

test('headings of the second to the fourth level make the outline', () => {
  const body =
    '# One\n\n## Two\n\nText\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six\n\n## End';
  expect(outlineOf(body).toc).toEqual([
    { text: 'Two', id: 'two', depth: 2, charIndex: 0 },
    { text: 'Three', id: 'three', depth: 3, charIndex: 9 },
    { text: 'Four', id: 'four', depth: 4, charIndex: 15 },
    { text: 'End', id: 'end', depth: 2, charIndex: 29 },
  ]);
});

test.each([
  ['## A\n\n## A\n\n### A', ['a', 'a-1', 'a-2']],
  ['# A\n\n## A', ['a-1']],
  ['# Garfish.router\n\n## `Garfish.router`', ['garfishrouter-1']],
  ['## -1111\n\n## -1111', ['-1111', '-1111-1']],
  ['## A\n\n## A-1\n\n## A', ['a', 'a-1', 'a-2']],
  ['## 沙箱 隔离', ['沙箱-隔离']],
  ['## Café ÜBER', ['café-über']],
  [
    '## constructor\n\n## toString\n\n## \\_\\_proto\\_\\_',
    ['constructor', 'tostring', '__proto__'],
  ],
  ['## a.b(c, d): Promise<void>', ['abc-d-promisevoid']],
  ['## `setGlobal()` and *more*', ['setglobal-and-more']],
  ['## [Link](/x) text', ['link-text']],
  ['A\n---', ['a']],
  ['## A ##', ['a']],
  ['- ## In a list\n\n> ### In a quote', ['in-a-list', 'in-a-quote']],
])('%j has the ids %j', (body, ids) => {
  expect(outlineOf(body).toc.map(({ id }) => id)).toEqual(ids);
});

test('the heading before footnotes is left out', () => {
  const { toc } = outlineOf('## A[^1]\n\nText\n\n[^1]: Note');
  expect(toc.map(({ depth }) => depth)).toEqual([2]);
});

test('a heading in code is none', () => {
  expect(outlineOf('```md\n## A\n```\n\n    ## B').toc).toEqual([]);
});

test.each([
  ['## a  b', 'a b'],
  ['## `a  b`', 'a b'],
  ['## a\u00A0b', 'a b'],
  ['Two\nlines\n---', 'Two lines'],
  ['##   spaces around   ', 'spaces around'],
  ['## &nbsp;a', 'a'],
  ['## a &lt; b', 'a < b'],
])('the heading %j is in outline and text as "%s"', (body, text) => {
  const facts = outlineOf(`Before\n\n${body}\n\nAfter`);
  expect(facts.toc.map((entry) => entry.text)).toEqual([text]);
  expect(textsAtIndex(facts)).toEqual([text]);
});
