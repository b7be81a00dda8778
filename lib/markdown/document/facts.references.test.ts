import { expect, test } from '@jest/globals';
import { siteOf } from '../../../tests/support/site-content';
import { readMarkdown } from './read';

function read(body: string, file = 'a.md', linesAbove = 0) {
  return readMarkdown({ file, body: '\n'.repeat(linesAbove) + body });
}

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
  ['a heading', '## Title [x](/y)'],
  ['a table', '| a |\n|---|\n| [x](/y) |'],
  ['a list in a quotation', '> - [x](/y)'],
  ['marks', '**_[x](/y)_**'],
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
  ['a heading', '## ![A dog](/dog.svg)'],
  ['a link', '[![A dog](/dog.svg)](/y)'],
  ['a table', '| a |\n|---|\n| ![A dog](/dog.svg) |'],
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

test('the larger picture behind a picture is one, too', () => {
  const body = '<img src="/dog.svg" alt="A dog" data-zoom-src="/large-dog.svg" />';
  expect(read(body, 'a.mdx').images).toEqual([
    { address: '/dog.svg', line: 1, column: 1 },
    { address: '/large-dog.svg', line: 1, column: 1 },
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
