import 'server-only';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isHtml, isJsx } from './jsx';

/**
 * Has links and pictures that are written as tags drawn by the same components as those of
 * Markdown, which know the site's base path.
 */
export function tagsAsMarkdown() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isJsx(node) || !(isHtml(node, 'a') || isHtml(node, 'img'))) return;
      // The compiler marks tags, and leaves what is marked alone.
      delete (node.data as { _mdxExplicitJsx?: boolean } | undefined)?._mdxExplicitJsx;
    });
  };
}
