import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { codeOf, fenceOf, infoOf } from '../code-blocks/fence';
import { textWithLinesBelow } from '../code-blocks/twoslash-html';
import { componentNamed, isBlockComponent, isMark } from '../markdown-components';
import { givenValue } from '../markdown-components/attribute-values';
import { htmlTag } from '../markdown-components/component';
import { isLineOfTags } from '../markdown-components/inner-nodes';
import { CALLOUT_ELEMENT } from '../markdown-syntax/callout-nodes';
import { isComponent, isJsx, type JsxElement } from '../markdown-tree/jsx';
import { calloutQuotation } from './callouts';
import type { MarkdownSite } from './tree-blocks';

export type FormTools = {
  plain: (nodes: readonly Nodes[]) => ElementContent[];
  site: MarkdownSite;
};

/** The element in whose place the pages of the section are listed. */
export const PAGE_LIST_ELEMENT = 'page-list';

/**
 * The nodes of a page in elements that Markdown has a form for: tags written in the text become
 * elements, components and callouts their plain forms, links and pictures absolute URLs. The nodes
 * that are passed in stay as they are.
 */
export function plainHtml(nodes: readonly Nodes[], site: MarkdownSite): ElementContent[] {
  const plain = (inner: readonly Nodes[]) => plainHtml(inner, site);
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    // Tags that share a line are read as a paragraph, which the page does not have.
    if (isLineOfTags(node)) return [htmlTag('div', plain(node.children))];
    if (isJsx(node) && isComponent(node)) return componentForm(node, { plain, site });
    const source = htmlElement(node);
    if (!source) return [];
    if (source.tagName === CALLOUT_ELEMENT) return [calloutQuotation(source, { plain, site })];
    if (source.tagName === 'pre') return [codeElement(source)];
    return [htmlTag(source.tagName, plain(source.children), withAbsoluteUrls(source, site))];
  });
}

function componentForm(component: JsxElement, { plain, site }: FormTools): ElementContent[] {
  const form = componentNamed(component.name)?.plain;
  if (form === 'pages of the section') return [pageList(component)];
  const content = plain(form?.(component, site.labels) ?? []);
  // A block keeps apart from its neighbours. The styles of the page separate a badge from the word
  // before it.
  if (isBlockComponent(component)) return [htmlTag('div', content)];
  return isMark(component) ? [{ type: 'text', value: ' ' }, ...content] : content;
}

function pageList(component: JsxElement): Element {
  const levels = givenValue(component, 'headings');
  return htmlTag(
    PAGE_LIST_ELEMENT,
    [],
    Array.isArray(levels) ? { levels: levels.map(Number) } : {},
  );
}

function withAbsoluteUrls({ properties }: Element, site: MarkdownSite): Element['properties'] {
  const urls = ['href', 'src'].flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' && value !== '' ? [[name, site.absoluteUrl(value)]] : [];
  });
  return { ...properties, ...Object.fromEntries(urls) };
}

/** A block of code as readers see it. Of the words that open it, language and title are for everyone. */
function codeElement(pre: Element): Element {
  const source = codeOf(pre);
  const fence = fenceOf(pre);
  if (!source || !fence) return htmlTag('pre', [textOf(pre).replace(/\n$/, '')]);
  const { title, language } = fence;
  const isNamed = infoOf(source).language !== '' || title !== undefined;
  // What is shown below a line becomes a comment, so that the code can be copied as it is.
  const code = textWithLinesBelow(fence, (remark) => remark.replace(/^/gm, '// '));
  return htmlTag('pre', [code], {
    ...(isNamed ? { lang: language } : {}),
    ...(title === undefined ? {} : { title }),
  });
}

/** An element of HTML, made from Markdown or written as a tag; nothing for any other node. */
function htmlElement(node: Nodes): Element | undefined {
  if (node.type === 'element') return node;
  if (!isJsx(node)) return undefined;
  const properties = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name.toLowerCase(), attribute.value]]
      : [],
  );
  // A tag without a name only groups nodes.
  const tagName = node.name?.toLowerCase() ?? 'span';
  return htmlTag(tagName, node.children as ElementContent[], Object.fromEntries(properties));
}
