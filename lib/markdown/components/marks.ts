import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from '../jsx';
import { addTexts, givenText } from './attribute-values';
import { innerNodes, isParagraph } from './inner-nodes';
import { ruleOf } from './table';

/**
 * Brings the words of components that stand in a line into one form: without the paragraph that
 * they are read as when the tags stand on lines of their own, and those of a badge as its `text`.
 * A heading keeps no space before a badge, which would become part of its id.
 */
export function wordsInLine() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isHeading(node)) trimBeforeMark(node);
      if (!isJsx(node) || ruleOf(node.name)?.holds !== 'words') return;
      const inner = innerNodes(node);
      const [only] = inner;
      if (inner.length === 1 && only && isParagraph(only)) node.children = only.children;
      if (node.name === 'Badge') badgeText(node);
    });
  };
}

/** Whether this is a badge or the like, which is no part of a heading's name. */
export function isMark(node: Nodes): node is JsxElement {
  return isJsx(node) && ruleOf(node.name)?.isMark === true;
}

function badgeText(badge: JsxElement): void {
  const isPlain = badge.children.length > 0 && badge.children.every(({ type }) => type === 'text');
  if (!isPlain || givenText(badge, 'text') !== undefined) return;
  const text = textOf(badge as unknown as Element)
    .replace(/\s+/g, ' ')
    .trim();
  addTexts(badge, { text });
  badge.children = [];
}

function trimBeforeMark(heading: Element): void {
  heading.children.forEach((child, index) => {
    const rest = heading.children.slice(index + 1);
    if (child.type === 'text' && rest.length > 0 && rest.every(isMarkOrSpace)) {
      child.value = child.value.trimEnd();
    }
  });
}

function isMarkOrSpace(node: Nodes): boolean {
  return isMark(node) || (node.type === 'text' && node.value.trim() === '');
}

function isHeading(node: Nodes): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}
