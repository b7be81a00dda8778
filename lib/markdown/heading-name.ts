import 'server-only';
import type { Element, Nodes } from 'hast';
import { isMark } from '../markdown-components';
import { isHtml, isJsx, textAttribute } from '../markdown-tree/jsx';

/** The words of a heading as typed, without footnote numbers. */
export function headingWords(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || isFootnoteMark(node) || isMark(node)) return '';
  return node.children.map(headingWords).join('');
}

export function headingText(heading: Element): string {
  return fold(headingWords(heading));
}

/** The name of a heading: its words, or the descriptions of its pictures. */
export function headingName(heading: Element): string {
  return headingText(heading) || fold(descriptionsOf(heading));
}

/** Whether this is a footnote's number in the text, or its link back. */
export function isFootnoteMark(node: Nodes): boolean {
  if (node.type !== 'element' || node.tagName !== 'a') return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}

function descriptionsOf(node: Nodes): string {
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  if (isJsx(node) && isHtml(node, 'img')) return textAttribute(node, 'alt') ?? '';
  return 'children' in node ? node.children.map(descriptionsOf).join(' ') : '';
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
