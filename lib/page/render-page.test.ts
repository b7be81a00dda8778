import { expect, test } from '@jest/globals';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { readOne } from '../../tests/support/site-content';
import { wrapSections } from './render-page';

test('each heading of the second level begins a section, and so does what is before the first', () => {
  const { tree } = readOne('index.md', '# A\n\nb\n\n## C {#c}\n\nd\n\n### E {#e}\n\n## F {#f}\n');
  wrapSections(tree);
  expect(toHtml(tree)).toBe(
    [
      '<section class="prose"><h1 id="a">A</h1><p>b</p></section>',
      '<section class="prose"><h2 id="c">C</h2><p>d</p><h3 id="e">E</h3></section>',
      '<section class="prose"><h2 id="f">F</h2></section>',
    ].join(''),
  );
});

test('a page without words has no section', () => {
  const tree: Root = { type: 'root', children: [] };
  wrapSections(tree);
  expect(tree.children).toEqual([]);
});
