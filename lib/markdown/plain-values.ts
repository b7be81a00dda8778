import 'server-only';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from './jsx';
import { isComment, literalOf, shownText } from './literals';

/**
 * Reads plain values as what they say: `{"text"}` is text, `href={"/a"}` is `href="/a"`, a comment
 * is nothing. What is left between braces in the text afterwards is code.
 */
export function plainValues() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (isJsx(node)) unwrapAttributes(node);
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      if (!parent || index === undefined) return;
      const estree = node.data?.estree;
      const value = isComment(estree) ? null : literalOf(estree);
      const text = value === undefined ? undefined : shownText(value);
      if (text === undefined) return;
      const shown = { type: 'text' as const, value: text, position: node.position };
      parent.children.splice(index, 1, ...(text === '' ? [] : [shown]));
      // Else the walk would pass over what has moved into the place of the node.
      return [SKIP, text === '' ? index : index + 1];
    });
  };
}

function unwrapAttributes({ attributes }: JsxElement): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue;
    const value = literalOf(attribute.value?.data?.estree);
    if (typeof value === 'string') attribute.value = value;
  }
}
