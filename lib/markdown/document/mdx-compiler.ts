import 'server-only';
import type { Root } from 'hast';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import { SKIP, visit } from 'unist-util-visit';
import { isLineOfTags } from '../components/component';
import { isHtml, isJsx } from '../tree/jsx';

/*
 * What we rely on in the MDX compiler without its documentation saying so (why: docs/decisions/042):
 *
 * - A plugin may answer an empty source with a tree of its own.
 * - Tags that carry the mark `_mdxExplicitJsx` stay plain elements; others are drawn by the registry.
 * - The compiler's first step sets that mark and takes tags out of a paragraph that holds nothing
 *   else. Our tree never passes that step, so it is done here.
 */

/** The components that stand for the elements of Markdown, by name. */
export type Registry = NonNullable<MDXRemoteProps['components']>;

export async function compileTree(tree: Root, components: Registry): Promise<ReactNode> {
  unwrapTags(tree);
  markTags(tree);
  let isTaken = false;
  const handOver = () => () => {
    isTaken = true;
    return tree;
  };
  const { content } = await compileMDX({
    source: '',
    components,
    options: {
      // Both would remove plain values; `checkForbidden` has refused all code.
      blockJS: false,
      blockDangerousJS: false,
      mdxOptions: { format: 'mdx', rehypePlugins: [handOver] },
    },
  });
  if (!isTaken) {
    throw new Error(
      'The MDX compiler ignored the tree. See lib/markdown/document/mdx-compiler.ts.',
    );
  }
  return content;
}

/** Has `<a>` and `<img>` rendered by the registry, whose components know the base path. */
function markTags(tree: Root): void {
  visit(tree, (node) => {
    if (!isJsx(node)) return;
    const isExplicit = !isHtml(node, 'a') && !isHtml(node, 'img');
    node.data = { ...node.data, ...{ _mdxExplicitJsx: isExplicit } };
  });
}

function unwrapTags(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!isLineOfTags(element) || !parent || index === undefined) return;
    parent.children.splice(index, 1, ...element.children.filter(isJsx));
    return [SKIP, index];
  });
}
