import { expect, test } from '@jest/globals';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { readMarkdown } from './read';

const FILES = new Map([
  ['examples/shop/package.json', '{ "scripts": { "start": "vite" } }'],
  ['examples/shop/src/pages/home.js', ''],
  ['examples/shop/src/main.js', ''],
]);

function read(body: string) {
  return readMarkdown({ file: 'a.mdx', body }, FILES);
}

test('a project becomes the link to its zip, the command that starts it and the tree of its files', () => {
  const { problems, links, content, tree } = read('<ExampleProject name="shop" />\n');
  expect(problems).toEqual([]);
  expect(links).toEqual([{ address: '/examples/shop.zip', line: 1, column: 1 }]);
  expect(content.trim()).toBe('shop.zip npm install && npm start');
  const entries: unknown[] = [];
  visit(tree, 'element', (element) => {
    const kind = element.properties.dataEntry;
    if (kind) entries.push([kind, textOf(element.children[0] as Element)]);
  });
  expect(entries).toEqual([
    ['file', 'package.json'],
    ['folder', 'src/'],
    ['file', 'main.js'],
    ['folder', 'pages/'],
    ['file', 'home.js'],
  ]);
});

test('a project that does not exist is reported once', () => {
  const { problems, links } = read('<ExampleProject name="shpo" />\n');
  expect(problems).toHaveLength(1);
  expect(links).toEqual([]);
});

test.each([
  [
    'an unknown name',
    '<ExampleProject name="shpo" />',
    'Write <ExampleProject name="shop" /> on separate lines.',
  ],
  ['no name', '<ExampleProject />', 'The projects with a "start" script are shop.'],
  [
    'content',
    '<ExampleProject name="shop">\n\ntext\n\n</ExampleProject>',
    'Write <ExampleProject name="shop" /> on separate lines.',
  ],
  ['a tag in a line', 'See <ExampleProject name="shop" />.', 'Write <ExampleProject'],
])('%s is reported with what to write', (_, body, fix) => {
  const { problems } = read(`Text.\n\n${body}\n`);
  expect(problems[0]).toMatchObject({ file: 'content/a.mdx', line: 3 });
  expect(problems[0]?.fix).toContain(fix);
});
