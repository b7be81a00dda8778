import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isJsx } from '../tree/jsx';
import { componentNamed, isMark } from '.';
import { innerNodes, isElement } from './component';

/**
 * Fills in what writers may leave out of components, so that reading and rendering see one form:
 * each component completes itself, words are not in a paragraph although their tags stand on lines
 * of their own, and a heading has no space before a badge, which would become part of its id.
 */
export function completeComponents(tree: Root): void {
  visit(tree, (node) => {
    if (isHeading(node)) trimBeforeMark(node);
    if (!isJsx(node)) return;
    const rule = componentNamed(node.name);
    const [only, ...others] = innerNodes(node);
    // The paragraph of a fragment stays in what says that it is one.
    const isOwn = only !== undefined && node.children.includes(only);
    if (rule?.holds === 'words' && others.length === 0 && isOwn && isElement(only, 'p')) {
      node.children = only.children;
    }
    rule?.complete?.(node);
  });
}

function trimBeforeMark({ children }: Element): void {
  const lastWords = children.findLastIndex((child) => !isMarkOrSpace(child));
  for (const child of children.slice(Math.max(0, lastWords), -1)) {
    if (child.type === 'text') child.value = child.value.trimEnd();
  }
}

function isMarkOrSpace(node: Nodes): boolean {
  return isMark(node) || (node.type === 'text' && node.value.trim() === '');
}

function isHeading(node: Nodes): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}
