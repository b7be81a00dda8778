import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';

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

/** Splits nodes before each one that begins a section. Nodes before the first one are a section, too. */
export function splitBefore<Node>(
  nodes: readonly Node[],
  begins: (node: Node) => boolean,
): Node[][] {
  const sections: Node[][] = [[]];
  for (const node of nodes) {
    if (begins(node)) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** A tag in a page with components: `<Tabs>` as well as `<a>`. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export type JsxTag = Pick<JsxElement, 'name' | 'attributes'>;

export type JsxAttribute = JsxElement['attributes'][number];

export function jsxTag(
  name: string,
  attributes: Record<string, string>,
  children: ElementContent[],
  position: JsxElement['position'],
): JsxElement {
  const tag: JsxElement = { type: 'mdxJsxFlowElement', name, attributes: [], children, position };
  addAttributes(tag, attributes);
  return tag;
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isJsxNamed(node: Nodes, name: string): node is JsxElement {
  return isJsx(node) && node.name === name;
}

/** The attributes with a name, as opposed to `{...attributes}`. */
export function namedAttributes({ attributes }: JsxTag) {
  return attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
}

/** Adds those attributes that the tag does not have. */
export function addAttributes(tag: JsxTag, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (namedAttributes(tag).some((given) => given.name === name)) continue;
    tag.attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
}

/** The string value of an attribute; the last one counts. */
export function textAttribute(tag: JsxTag, name: string): string | undefined {
  const value = namedAttributes(tag).findLast((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function isPageLink(attribute: JsxAttribute): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'href';
}
