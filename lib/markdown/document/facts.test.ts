import { expect, test } from '@jest/globals';
import { siteOf } from '../../../tests/support/site-content';
import { readMarkdown } from './read';

function read(body: string, file = 'a.md', linesAbove = 0) {
  return readMarkdown({ file, body: '\n'.repeat(linesAbove) + body });
}

function textsAtIndex({ toc, content }: ReturnType<typeof read>): string[] {
  return toc.map(({ text, charIndex }) => content.slice(charIndex, charIndex + text.length));
}

test('headings of the second to the fourth level make the outline', () => {
  const body =
    '# One\n\n## Two\n\nText\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six\n\n## End';
  expect(read(body).toc).toEqual([
    { text: 'Two', id: 'two', depth: 2, charIndex: 0 },
    { text: 'Three', id: 'three', depth: 3, charIndex: 9 },
    { text: 'Four', id: 'four', depth: 4, charIndex: 15 },
    { text: 'End', id: 'end', depth: 2, charIndex: 29 },
  ]);
});

test.each([
  ['## A\n\n## A\n\n### A', ['a', 'a-1', 'a-2']],
  ['# A\n\n## A', ['a-1']],
  ['## A\n\n## A-1\n\n## A', ['a', 'a-1', 'a-2']],
  ['## 沙箱 隔离', ['沙箱-隔离']],
  [
    '## constructor\n\n## toString\n\n## \\_\\_proto\\_\\_',
    ['constructor', 'tostring', '__proto__'],
  ],
  ['## a.b(c, d): Promise<void>', ['abc-d-promisevoid']],
  ['## `setGlobal()` and *more*', ['setglobal-and-more']],
  ['## [Link](/x) text', ['link-text']],
  ['- ## In a list\n\n> ### In a quote', ['in-a-list', 'in-a-quote']],
])('%j has the ids %j', (body, ids) => {
  expect(read(body).toc.map(({ id }) => id)).toEqual(ids);
});

test('the heading before footnotes is left out', () => {
  const { toc } = read('## A[^1]\n\nText\n\n[^1]: Note');
  expect(toc.map(({ depth }) => depth)).toEqual([2]);
});

test('a heading in code is none', () => {
  expect(read('```md\n## A\n```\n\n    ## B').toc).toEqual([]);
});

test.each([
  ['## `a  b`', 'a b'],
  ['## a\u00A0b', 'a b'],
  ['## &nbsp;a', 'a'],
  ['## a &lt; b', 'a < b'],
])('the heading %j is in outline and text as "%s"', (body, text) => {
  const facts = read(`Before\n\n${body}\n\nAfter`);
  expect(facts.toc.map((entry) => entry.text)).toEqual([text]);
  expect(textsAtIndex(facts)).toEqual([text]);
});

test.each([
  ['## 🚀\n\n### …\n\n## ???', ['section', 'section-1', 'section-2']],
  ['## 🚀\n\n## Section', ['section', 'section-1']],
  ['## ![A dog](/dog.svg)\n\n## A dog', ['a-dog', 'a-dog-1']],
  ['## ![🚀](/dog.svg)', ['section']],
  ['##\n\n##\n\n## -1', ['-1-1']],
  ['## ![](/dog.svg)', []],
])('the ids of %j are %j', (body, ids) => {
  expect(read(body).ids).toEqual(ids);
});

test('the name of a heading of pictures is their descriptions', () => {
  const { toc, content } = read('Text\n\n## ![A  dog](/dog.svg) ![A cat](/cat.svg)\n\nText');
  expect(toc).toEqual([{ text: 'A dog A cat', id: 'a-dog-a-cat', depth: 2, charIndex: 5 }]);
  expect(content).toBe('Text\nA dog A cat\nText');
});

test('the name of a heading with text is the text alone', () => {
  const { toc } = read('## Dogs ![A dog](/dog.svg)\n\n## B[^1]\n\n[^1]: Note');
  expect(toc.map(({ text }) => text)).toEqual(['Dogs', 'B']);
});

test('every link is found where it is in the file, below its front matter', () => {
  const body =
    '[a](b.md)\n\n  text [c](/d#e "title") <https://example.com>\n- [f][g]\n\n[g]: ./h\n';
  expect(read(body, 'a.md', 10).links).toEqual([
    { address: 'b.md', line: 11, column: 1 },
    { address: '/d#e', line: 13, column: 8 },
    { address: 'https://example.com', line: 13, column: 26 },
    { address: './h', line: 14, column: 3 },
  ]);
});

test.each([
  ['a heading of the page', '# Title [x](/y)'],
  ['a table', '| a |\n|---|\n| [x](/y) |'],
  ['a footnote', 'Text[^1]\n\n[^1]: See [x](/y).'],
  ['a picture', '[![A dog](/dog.svg)](/y)'],
])('a link in %s is found', (_, body) => {
  expect(read(body).links.map(({ address }) => address)).toContain('/y');
});

test('links and other addresses of components are found', () => {
  const body = 'Text <a href="/b">b</a>\n\n<LinkCard title="C" href="./c.md" />\n\n[d](/d)\n';
  expect(read(body, 'a.mdx', 4).links).toEqual([
    { address: '/b', line: 5, column: 6 },
    { address: './c.md', line: 7, column: 1 },
    { address: '/d', line: 9, column: 1 },
  ]);
});

test.each([
  ['a heading of the page', '# Title ![A dog](/dog.svg)'],
  ['a link', '[![A dog](/dog.svg)](/y)'],
])('a picture in %s is found', (_, body) => {
  expect(read(body).images).toMatchObject([{ address: '/dog.svg' }]);
});

test('a picture written as an element of a page with components is found', () => {
  const body = '<img src="/dog.svg" alt="A dog" />\n\nText <img src="/cat.svg" />';
  expect(read(body, 'a.mdx', 2).images).toEqual([
    { address: '/dog.svg', line: 3, column: 1 },
    { address: '/cat.svg', line: 5, column: 6 },
  ]);
});

test('the marks of footnotes lead to ids that exist', () => {
  const { links, ids } = read('Text[^note] and[^note].\n\n[^note]: Note.');
  const anchors = links.map(({ address }) => address.slice(1));
  expect(anchors).toHaveLength(4);
  expect(ids).toEqual(expect.arrayContaining(anchors));
});

test('a footnote has its name in any language, by which pages look for it', () => {
  expect(read('Text.[^注]\n\n[^注]: Note.').ids).toEqual(
    expect.arrayContaining(['user-content-fn-注', 'user-content-fnref-注']),
  );
  const { problems } = siteOf({ 'a.md': '# A\n\nText.[^注]\n\n[^注]: Note.' });
  expect(problems).toEqual([]);
});

test('addresses are read as the page will hold them', () => {
  const { links } = read('[a](</b c>) [d](/中文) [e](/f%20g) [h](/i?j=k&l=m)');
  expect(links.map(({ address }) => address)).toEqual([
    '/b%20c',
    '/%E4%B8%AD%E6%96%87',
    '/f%20g',
    '/i?j=k&l=m',
  ]);
});
