import 'server-only';
import type { Element, Nodes } from 'hast';
import { htmlTag } from '../markdown-components/component';
import { calloutKind, isAlert } from '../markdown-syntax/callout-kinds';
import { CALLOUT_TITLE_ELEMENT } from '../markdown-syntax/callout-nodes';
import type { FormTools } from './plain-html';

export const ALERT_MARK_ELEMENT = 'alert-mark';

/** A callout as an alert of GitHub, or as a quotation under its title. */
export function calloutQuotation(callout: Element, { plain, site }: FormTools): Element {
  const kind = calloutKind(String(callout.properties.kind)) ?? 'note';
  const title = callout.children.find(isTitle);
  const own = plain(title?.children ?? []);
  const content = plain(callout.children.filter((child) => child !== title));
  if (!isAlert(kind)) {
    const shown = own.length > 0 ? own : [site.labels.callouts[kind]];
    return htmlTag('blockquote', [htmlTag('p', [htmlTag('strong', shown)]), ...content]);
  }
  const mark = htmlTag(ALERT_MARK_ELEMENT, [], { kind });
  if (own.length > 0) {
    return htmlTag('blockquote', [htmlTag('p', [mark, htmlTag('strong', own)]), ...content]);
  }
  // GitHub wants the mark on a line of its own, and takes a paragraph right below it.
  const [first, ...others] = content.filter((node) => node.type === 'element');
  return first?.tagName === 'p'
    ? htmlTag('blockquote', [{ ...first, children: [mark, ...first.children] }, ...others])
    : htmlTag('blockquote', [htmlTag('p', [mark]), ...content]);
}

function isTitle(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === CALLOUT_TITLE_ELEMENT;
}
