import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';

/** An HTML element, for plain forms and for what the build puts into a component. */
export function htmlTag(
  tagName: string,
  children: readonly (ElementContent | string)[],
  properties: Element['properties'] = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

export function isElement(node: Nodes, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/** An element that is written as a tag in a page with components: `<Tabs>` as well as `<a>`. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Fields that an element has in the trees of Markdown and of HTML. */
export type JsxTag = Pick<JsxElement, 'name' | 'attributes'>;

export type JsxAttribute = JsxElement['attributes'][number];

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isJsxNamed(node: Nodes, name: string): node is JsxElement {
  return isJsx(node) && node.name === name;
}

/** The string value of an attribute; the last one counts. */
export function textAttribute({ attributes }: JsxTag, name: string): string | undefined {
  const value = attributes.findLast((attribute) => isNamed(attribute, name))?.value;
  return typeof value === 'string' ? value : undefined;
}

export function isPageAddress(attribute: JsxAttribute): boolean {
  return isNamed(attribute, 'href');
}

function isNamed(attribute: JsxAttribute, name: string): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === name;
}
