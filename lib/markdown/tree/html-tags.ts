import 'server-only';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from './element';

/** Removes comments, so that any expression left is code. */
export function removeComments(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const isComment = node.data?.estree?.body.length === 0 && /\S/.test(node.value);
    if (!isComment || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Unwraps a paragraph that contains only tags: they share a line, and are no text. */
export function unwrapTags(tree: Root): void {
  visit(tree, 'element', ({ tagName, children }, index, parent) => {
    const tags = children.filter(isJsx);
    const hasText = children.some((child) => !isJsx(child) && !isSpace(child));
    if (tagName !== 'p' || tags.length === 0 || hasText || !parent || index === undefined) return;
    parent.children.splice(index, 1, ...tags);
    return [SKIP, index];
  });
}

export function isSpace(node: Nodes): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

/** Makes the tags of HTML in a page the same elements that Markdown becomes. Components stay as they are. */
export function tagsAsElements(tree: Root, tags: Readonly<Record<string, unknown>>): void {
  visit(tree, (node, index, parent) => {
    if (!isJsx(node) || !parent || index === undefined) return;
    if (Object.hasOwn(tags, node.name ?? '')) parent.children[index] = elementOf(node);
  });
}

function elementOf({ name, attributes, children, position }: JsxElement): Element {
  // `data-zoom-src` is `dataZoomSrc` in a tree.
  const asProperty = (attribute: string) =>
    attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const properties = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[asProperty(attribute.name), attribute.value]]
      : [],
  );
  return {
    type: 'element',
    tagName: name ?? '',
    properties: Object.fromEntries(properties),
    children: children as ElementContent[],
    position,
  };
}
