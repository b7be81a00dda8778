import 'server-only';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fragmentPart } from './fragment-part';

/**
 * Gives the footnotes and link targets of a fragment names of their own: `[^1]` of a fragment is not
 * `[^1]` of the page. Footnotes leave their place, so each of them says which fragment it is from.
 */
export function keepNotesApart(tree: Root, file: string, number: number): void {
  visit(tree, (node) => {
    if (!('identifier' in node)) return;
    node.identifier = `${number}/${node.identifier}`;
    if (node.type !== 'footnoteDefinition') return;
    // The way back to the text stands in the last paragraph, which has to stay one.
    node.children = node.children.map((block) =>
      block.type === 'paragraph'
        ? { ...block, children: [fragmentPart(file, block.children)] }
        : fragmentPart(file, [block]),
    );
  });
}
