import 'server-only';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Makes tags text, so that `Promise<string>` keeps all its letters. Comments stay invisible. */
export function htmlAsText(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const value = withoutComments(node.value);
    if (value.trim() === '') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const text = { type: 'text' as const, value };
    const isBlock = HOLDS_BLOCKS.has(parent.type);
    parent.children[index] = isBlock ? { type: 'paragraph', children: [text] } : text;
  });
}

export function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, '');
}

const HOLDS_BLOCKS = new Set(['root', 'listItem', 'blockquote', 'callout', 'footnoteDefinition']);
