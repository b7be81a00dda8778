import { expect, test } from '@jest/globals';
import { readMarkdown } from './read';

function outlineOf(body: string, file = 'a.md') {
  return readMarkdown({ file, body });
}

/** What stands in the text at the place of each heading, as far as the heading is long. */
function textsInPlace({ toc, content }: ReturnType<typeof outlineOf>): string[] {
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

test('the ids that a link may name are those of all headings', () => {
  expect(outlineOf('# A\n\n## B\n\n##### C').ids).toEqual(['a', 'b', 'c']);
});

test.each([
  ['a sign', '## 🚀\n\n## 🎉'],
  ['a picture', '## ![A dog](/dog.svg)'],
  ['nothing', '##\n\n## After'],
  ['stops', '## …\n\n## ???'],
])('a heading of %s alone has an id that a link can name, or is left out', (_, body) => {
  const { toc, ids } = outlineOf(body);
  expect(toc.filter(({ id, text }) => id === '' || text === '')).toEqual([]);
  expect(ids).not.toContain('');
});

test('the heading before footnotes is left out', () => {
  const { toc } = outlineOf('## A[^1]\n\nText\n\n[^1]: Note');
  expect(toc.map(({ depth }) => depth)).toEqual([2]);
});

test('a heading in code is none', () => {
  expect(outlineOf('```md\n## A\n```\n\n    ## B').toc).toEqual([]);
});

test('headings inside components are found', () => {
  expect(outlineOf('<Tabs>\n\n## A\n\n</Tabs>\n\n## B', 'a.mdx').toc).toMatchObject([
    { text: 'A', id: 'a', charIndex: 0 },
    { text: 'B', id: 'b', charIndex: 2 },
  ]);
});

test.each([
  ['## a  b', 'a b'],
  ['## `a  b`', 'a b'],
  ['## a\u00A0b', 'a b'],
  ['Two\nlines\n---', 'Two lines'],
  ['##   spaces around   ', 'spaces around'],
  ['## &nbsp;a', 'a'],
  ['## a &lt; b', 'a < b'],
])('the heading %j stands in outline and text as "%s"', (body, text) => {
  const facts = outlineOf(`Before\n\n${body}\n\nAfter`);
  expect(facts.toc.map((entry) => entry.text)).toEqual([text]);
  expect(textsInPlace(facts)).toEqual([text]);
});

test('the place of every heading is right in a page of everything', () => {
  const blocks = [
    'Text with *marks*, `code` and [a link](/x).',
    '- item\n- item\n  1. nested\n\n     paragraph',
    '| a | b |\n|---|---|\n| c | d |',
    '```ts title="a.ts"\nconst a = 1;\n\n  indented();   \n\n```',
    '    indented code  \n',
    '> quoted\n>\n> ## Heading in a quote',
    '![A dog](/dog.svg)',
    '---',
    'Promise<string> <!-- note -->\n\n<!-- a comment -->',
    'Text[^1] with a note.',
    '中文段落。',
    'Line  \nbreaks\\\nhere',
    '##### Not in the outline',
  ];
  const headings = ['## A', '### `code` b', '#### 中文 c', 'Setext\n---', '## *x* [y](/z)', '## A'];
  let seed = 42;
  const next = (count: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % count;
  };
  for (let run = 0; run < 200; run++) {
    const parts = Array.from({ length: 12 }, () =>
      next(3) === 0 ? headings[next(headings.length)] : blocks[next(blocks.length)],
    );
    const body = `${parts.join('\n\n')}\n\n[^1]: Note with ## no heading.\n`;
    const facts = outlineOf(body);
    expect([body, textsInPlace(facts)]).toEqual([body, facts.toc.map(({ text }) => text)]);
    const before = facts.toc.map(({ charIndex }) => facts.content[charIndex - 1] ?? '\n');
    expect([body, before.filter((character) => character !== '\n')]).toEqual([body, []]);
    expect(new Set(facts.ids).size).toBe(facts.ids.length);
  }
});

test('five hundred headings and one of two thousand letters are read', () => {
  const body = `${'## Heading\n\nText\n\n'.repeat(500)}## ${'x'.repeat(2000)}`;
  const facts = outlineOf(body);
  expect(facts.toc).toHaveLength(501);
  expect(facts.toc[499]?.id).toBe('heading-499');
  expect(textsInPlace(facts)).toEqual(facts.toc.map(({ text }) => text));
});
