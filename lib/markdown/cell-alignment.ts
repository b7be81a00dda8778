import 'server-only';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Says how a cell of a table is aligned in a way that HTML allows; `prose-blocks.css` knows it. */
export function cellAlignment() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'th' && tagName !== 'td') return;
      const { align } = properties;
      delete properties.align;
      if (align !== undefined) properties.dataAlign = align;
    });
  };
}
