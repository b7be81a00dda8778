import 'server-only';
import type { Root as Markdown, Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FragmentPart } from './nodes';

/**
 * The texts that pages take in: fragments by path inside the content folder, examples by path from
 * the project's folder, beginning with `examples/`.
 */
export type Fragments = ReadonlyMap<string, string>;

export function isFragmentFile(file: string): boolean {
  return /(^|\/)_fragments[^/]*\/.*\.mdx?$/.test(file);
}

/** Stands around what comes from a fragment, so that it is known until the page is rendered. */
export function fragmentPart(
  file: string,
  children: readonly Nodes[],
  position?: Nodes['position'],
): FragmentPart {
  const data = { hName: 'fragment-part', hProperties: { dataFragment: file } };
  return { type: 'fragmentPart', file, children: children as RootContent[], data, position };
}

/**
 * Gives the footnotes and link targets of a fragment names of their own: `[^1]` of a fragment is not
 * `[^1]` of the page. Footnotes leave their place, so each of them says which fragment it is from.
 */
export function keepNotesApart(tree: Markdown, file: string, number: number): void {
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
