import 'server-only';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from './jsx';
import { isComment, literalOf, shownText } from './literals';

/**
 * Replaces literal values: `{"text"}` becomes text, `href={"/a"}` becomes `href="/a"`, a comment is
 * removed. Any expression left in the text afterwards is code.
 */
export function plainValues(tree: Root): void {
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
    // Continue at the node that took this one's place.
    return [SKIP, text === '' ? index : index + 1];
  });
}

function unwrapAttributes({ attributes }: JsxElement): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue;
    const value = literalOf(attribute.value?.data?.estree);
    if (typeof value === 'string') attribute.value = value;
  }
}
