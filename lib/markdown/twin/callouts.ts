import 'server-only';
import type { Element, Nodes } from 'hast';
import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';
import { type CalloutKind, calloutKind } from '../syntax/callout-kinds';
import { CALLOUT_TITLE_ELEMENT } from '../syntax/callout-nodes';
import { bold, paragraph, textPart } from './parts';
import type { Block, Writer } from './types';

/** The kinds that GitHub knows, too. */
const ALERTS: ReadonlySet<CalloutKind> = new Set([
  'note',
  'tip',
  'important',
  'warning',
  'caution',
]);

/** A callout as an alert of GitHub, or else as a quotation under its title. */
export function calloutBlocks(callout: Element, { blocks, line, site }: Writer): Block[] {
  const kind = calloutKind(String(callout.properties.kind)) ?? 'note';
  const title = callout.children.find(isTitle);
  const own = title ? line(title.children) : [];
  const content = blocks(callout.children.filter((child) => child !== title));
  if (!ALERTS.has(kind)) {
    const shown = own.length > 0 ? own : [textPart(site.words.callouts[kind])];
    return [quotation([paragraph(bold(shown)), ...content])];
  }
  // The mark has the first line for itself.
  const mark = { type: 'alertMark' as const, value: `[!${kind.toUpperCase()}]` };
  if (own.length > 0) return [quotation([belowMark(mark, [bold(own)]), ...content])];
  const [first, ...others] = content;
  return first?.type === 'paragraph'
    ? [quotation([belowMark(mark, first.children), ...others])]
    : [quotation([paragraph(mark), ...content])];
}

function quotation(children: Block[]): Blockquote {
  return { type: 'blockquote', children };
}

function belowMark(mark: PhrasingContent, words: readonly PhrasingContent[]): Paragraph {
  return paragraph(mark, textPart('\n'), ...words);
}

function isTitle(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === CALLOUT_TITLE_ELEMENT;
}
