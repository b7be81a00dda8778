import 'server-only';
import type { Root } from 'hast';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';

/*
 * What we rely on in the MDX compiler without its documentation saying so (why: docs/decisions/042): a plugin
 * may answer an empty source with a tree of its own.
 */

/** The components that stand for the elements of Markdown, by name. */
export type Registry = NonNullable<MDXRemoteProps['components']>;

export async function compileTree(tree: Root, components: Registry): Promise<ReactNode> {
  let isTaken = false;
  const handOver = () => () => {
    isTaken = true;
    return tree;
  };
  const { content } = await compileMDX({
    source: '',
    components,
    options: {
      // Both would remove plain values; `checkElements` has refused all code.
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
