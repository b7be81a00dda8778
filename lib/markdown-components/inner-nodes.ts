import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';
import { isJsx, type JsxElement } from '../markdown-tree/jsx';

/**
 * What stands inside of a component, without the spaces between. Tags that share a line are read as
 * a paragraph, which the compiler takes away; so they count as if it were not there.
 */
export function innerNodes(element: JsxElement | Element): ElementContent[] {
  return element.children.flatMap((child) => {
    if (isSpace(child)) return [];
    return isLineOfTags(child) ? innerNodes(child) : [child];
  });
}

export function isLineOfTags(node: Nodes): node is Element {
  return (
    isParagraph(node) &&
    node.children.some(isJsx) &&
    node.children.every((child) => isJsx(child) || isSpace(child))
  );
}

export function isParagraph(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'p';
}

function isSpace(node: Nodes): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}
