import { expect, test } from '@jest/globals';
import type { Element, Root } from 'hast';
import { htmlTree, parseMarkdown } from '../document/parse';
import { tagsAsElements } from './html-tags';

function treeOf(body: string): Root {
  return htmlTree(parseMarkdown({ file: 'a.mdx', body }), 'a.mdx');
}

test('tags that share a line are no paragraph', () => {
  const children = treeOf('<Badge text="a" /> <br />\n\nText <br />').children;
  const shown = children.filter(({ type }) => type !== 'text');
  expect(shown.map((node) => ('name' in node ? node.name : (node as Element).tagName))).toEqual([
    'Badge',
    'br',
    'p',
  ]);
});

test('a tag of HTML becomes an element with its attributes and place; a component stays', () => {
  const tree = treeOf('A <img src="/a.svg" alt="a" data-zoom-src="/b.svg" /> <Badge text="a" />');
  tagsAsElements(tree, { img: {} });
  expect((tree.children[0] as Element).children.slice(1)).toMatchObject([
    {
      type: 'element',
      tagName: 'img',
      properties: { src: '/a.svg', alt: 'a', dataZoomSrc: '/b.svg' },
      position: { start: { column: 3 } },
    },
    { type: 'text' },
    { type: 'mdxJsxTextElement', name: 'Badge' },
  ]);
});
