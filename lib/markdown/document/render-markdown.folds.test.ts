import { expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { readOne } from '../../../tests/support/site-content';
import { foldGroups } from './render-markdown';

const BELOW = '\n\n## A\n\na\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\n### E\n';

function folded(filter: string): string {
  const { tree } = readOne('a.mdx', filter + BELOW);
  foldGroups(tree);
  const elements = tree.children.filter((node) => node.type === 'element');
  return toHtml(elements).replaceAll('\n', '');
}

test('groups with entries are folded, all but the first', () => {
  expect(folded('<EntryFilter groups="folded" />')).toContain(
    '<h2 id="a">A</h2><p>a</p>' +
      '<details data-group="" open><summary><h2 id="b" data-plain="">B</h2></summary>' +
      '<p>b</p><h3 id="c">C</h3><p>c</p></details>' +
      '<details data-group=""><summary><h2 id="d" data-plain="">D</h2></summary>' +
      '<h3 id="e">E</h3></details>',
  );
});

test('without the attribute, all stays open', () => {
  expect(folded('<EntryFilter />')).not.toContain('<details');
});
