import 'server-only';
import type { Nodes } from 'hast';

/** An element that is written as a tag in a page with components: `<Tabs>` as well as `<a>`. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** What is the same of an element in the tree of Markdown and in that of HTML. */
export type JsxTag = Pick<JsxElement, 'name' | 'attributes'>;

export type JsxAttribute = JsxElement['attributes'][number];

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isJsxNamed(node: Nodes, name: string): node is JsxElement {
  return isJsx(node) && node.name === name;
}

/** The string value of an attribute, in any letter case; the last one counts. */
export function textAttribute({ attributes }: JsxTag, name: string): string | undefined {
  const value = attributes.findLast((attribute) => nameOf(attribute) === name.toLowerCase())?.value;
  return typeof value === 'string' ? value : undefined;
}

export function isPageAddress(attribute: JsxAttribute): boolean {
  return PAGE_ADDRESS.test(nameOf(attribute));
}

const PAGE_ADDRESS = /^(href|link)$/;

function nameOf(attribute: JsxAttribute): string {
  return attribute.type === 'mdxJsxAttribute' ? attribute.name.toLowerCase() : '';
}
