import 'server-only';
import type { Nodes } from 'hast';

/** An element that is written as a tag in a page with components: `<Tabs>` as well as `<a>`. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** One attribute of such an element. */
export type JsxAttribute = JsxElement['attributes'][number];

/** Tells the elements that are written as tags from all other nodes. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** By the rule of JSX: a small first letter is an element of HTML. */
export function isComponent({ name }: JsxElement): boolean {
  return name !== null && (/^[A-Z]/.test(name) || name.includes('.'));
}

/** Whether this is the HTML element of that name; HTML does not tell upper from lower case. */
export function isHtml(element: JsxElement, tagName: string): boolean {
  return !isComponent(element) && element.name?.toLowerCase() === tagName;
}

/** Whether an element brings code or foreign content in, or changes the page around it. */
export function isRefused(element: JsxElement): boolean {
  return !isComponent(element) && REFUSED.has(element.name?.toLowerCase() ?? '');
}

/** The text that an attribute is given, whatever the case of its name; the last one counts. */
export function textAttribute({ attributes }: JsxElement, name: string): string | undefined {
  const value = attributes.findLast((attribute) => nameOf(attribute) === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Whether an attribute holds the address of a page. */
export function isPageAddress(attribute: JsxAttribute): boolean {
  return PAGE_ADDRESSES.has(nameOf(attribute));
}

/** Whether an attribute holds an address, be it of a page, a file or another site. */
export function isAddress(attribute: JsxAttribute): boolean {
  return isPageAddress(attribute) || OTHER_ADDRESSES.has(nameOf(attribute));
}

const REFUSED = new Set(
  'applet base embed frame frameset iframe link meta object script style'.split(' '),
);

const PAGE_ADDRESSES = new Set(['href', 'link']);

const OTHER_ADDRESSES = new Set([
  'action',
  'data-zoom-src',
  'formaction',
  'poster',
  'src',
  'xlink:href',
  'xlinkhref',
]);

function nameOf(attribute: JsxAttribute): string {
  return attribute.type === 'mdxJsxAttribute' ? attribute.name.toLowerCase() : '';
}
