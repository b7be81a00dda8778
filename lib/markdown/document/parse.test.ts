import { expect, test } from '@jest/globals';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { htmlAsText } from './parse';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The tree of a text in short: `p(text "…")`. */
function treeOf(body: string): string {
  const tree = parser.parse(body);
  htmlAsText(tree);
  return outline(tree);
}

function outline(node: Nodes): string {
  if ('children' in node) return `${node.type}(${node.children.map(outline).join(' ')})`;
  return 'value' in node ? `${node.type} ${JSON.stringify(node.value)}` : node.type;
}

test.each([
  ['Promise<string> stays', 'root(paragraph(text "Promise" text "<string>" text " stays"))'],
  ['a <!-- note --> b', 'root(paragraph(text "a " text " b"))'],
  ['<!-- note -->', 'root()'],
  ['<!--\nnote\n\nof lines\n-->\n\nText', 'root(paragraph(text "Text"))'],
  ['<!-- a -->\n\n<!-- b -->\n\n<!-- c -->', 'root()'],
  ['<div>\nblock\n</div>', 'root(paragraph(text "<div>\\nblock\\n</div>"))'],
  ['| <b> |\n|---|', 'root(table(tableRow(tableCell(text "<b>"))))'],
  ['<?php ?>', 'root(paragraph(text "<?php ?>"))'],
])('%j is read as %s', (body, tree) => {
  expect(treeOf(body)).toBe(tree);
});

test.each([
  ['<!-- a --> text <!-- b -->', ' text '],
  ['<!-- a --> text', ' text'],
  ['<div> <!-- a --> text', '<div>  text'],
  ['<div>\n<!-- a\nb -->\n</div>', '<div>\n\n</div>'],
])('the comments of %j vanish, the text beside them stays', (body, text) => {
  expect(treeOf(body)).toBe(`root(paragraph(text ${JSON.stringify(text)}))`);
});

test('a comment that never ends is shown, since it would hide the rest of the page', () => {
  expect(treeOf('<!-- note\n\nText')).toContain('Text');
});
