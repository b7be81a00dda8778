import 'server-only';
import type { Element, Nodes } from 'hast';
import { isMark } from './components/marks';
import { isHtml, isJsx, textAttribute } from './jsx';

/** The words of a heading as they are typed, without the marks of footnotes. */
export function headingWords(heading: Element): string {
  return wordsOf(heading);
}

/** The words of a heading as a reader sees them. */
export function headingText(heading: Element): string {
  return fold(wordsOf(heading));
}

/** By what a heading is known: its words, or else what its pictures show. */
export function headingName(heading: Element): string {
  return headingText(heading) || fold(descriptionsOf(heading));
}

/** Whether this is the number of a footnote in the text, or the way back from it. */
export function isFootnoteMark(node: Nodes): boolean {
  if (node.type !== 'element' || node.tagName !== 'a') return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || isFootnoteMark(node) || isMark(node)) return '';
  return node.children.map(wordsOf).join('');
}

function descriptionsOf(node: Nodes): string {
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  if (isJsx(node) && isHtml(node, 'img')) return textAttribute(node, 'alt') ?? '';
  return 'children' in node ? node.children.map(descriptionsOf).join(' ') : '';
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
