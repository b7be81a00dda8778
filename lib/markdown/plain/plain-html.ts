import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { codeIn, codeOf, fenceOf, infoOf } from '../code/fence';
import { componentNamed, isBlockComponent, isMark } from '../components';
import { ALERTS, calloutKind } from '../syntax/callout-kinds';
import { CALLOUT_ELEMENT, CALLOUT_TITLE_ELEMENT } from '../syntax/callouts';
import { htmlTag, isElement, isJsx, type JsxElement } from '../tree/element';
import type { MarkdownSite } from './tree-blocks';

export const ALERT_MARK_ELEMENT = 'alert-mark';

/**
 * Makes elements that Markdown has a form for: components and callouts become their plain forms, links and pictures
 * absolute URLs. The nodes that are passed in stay as they are.
 */
export function plainHtml(nodes: readonly Nodes[], site: MarkdownSite): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (isJsx(node)) return componentForm(node, site);
    if (node.type !== 'element') return [];
    const { tagName, children } = node;
    if (tagName === CALLOUT_ELEMENT) return [calloutQuotation(node, site)];
    if (tagName === 'pre') return [codeElement(node)];
    return [htmlTag(tagName, plainHtml(children, site), withAbsoluteUrls(node, site))];
  });
}

function componentForm(component: JsxElement, site: MarkdownSite): ElementContent[] {
  const form = componentNamed(component.name)?.plain(component, site.labels) ?? [];
  const content = plainHtml(form, site);
  // On the page, styles separate a badge from the word before it.
  if (isBlockComponent(component)) return [htmlTag('div', content)];
  return isMark(component) ? [{ type: 'text', value: ' ' }, ...content] : content;
}

/** A callout as an alert of GitHub, or as a quotation under its title. */
function calloutQuotation(callout: Element, site: MarkdownSite): Element {
  const kind = calloutKind(String(callout.properties.kind)) ?? 'note';
  const title = callout.children.find((child) => isElement(child, CALLOUT_TITLE_ELEMENT));
  const titled = plainHtml(title?.children ?? [], site);
  const content = plainHtml(
    callout.children.filter((child) => child !== title),
    site,
  );
  if (!ALERTS.includes(kind)) {
    const text = titled.length > 0 ? titled : [site.labels.callouts[kind]];
    return htmlTag('blockquote', [htmlTag('p', [htmlTag('strong', text)]), ...content]);
  }
  const mark = htmlTag(ALERT_MARK_ELEMENT, [], { kind });
  if (titled.length > 0) {
    return htmlTag('blockquote', [htmlTag('p', [mark, htmlTag('strong', titled)]), ...content]);
  }
  // GitHub wants the mark on a line of its own, and takes a paragraph right below it.
  const [first, ...others] = content.filter((node) => node.type === 'element');
  return first?.tagName === 'p'
    ? htmlTag('blockquote', [{ ...first, children: [mark, ...first.children] }, ...others])
    : htmlTag('blockquote', [htmlTag('p', [mark]), ...content]);
}

function withAbsoluteUrls({ properties }: Element, site: MarkdownSite): Element['properties'] {
  const urls = ['href', 'src'].flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' && value !== '' ? [[name, site.absoluteUrl(value)]] : [];
  });
  return { ...properties, ...Object.fromEntries(urls) };
}

function codeElement(pre: Element): Element {
  const source = codeOf(pre);
  const fence = fenceOf(pre);
  if (!source || !fence) return htmlTag('pre', [textOf(pre).replace(/\n$/, '')]);
  const { title, language } = fence;
  const isNamed = infoOf(source).language !== '' || title !== undefined;
  return htmlTag('pre', [codeIn(fence)], { lang: isNamed ? language : undefined, title });
}
