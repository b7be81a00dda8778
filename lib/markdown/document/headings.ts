import 'server-only';
import { slug } from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';
import { decodeAddress } from '../../routing/route-path';
import { isMark } from '../components';
import { RESERVED_IDS } from '../syntax/heading-id';
import { isElement, isJsxNamed, textAttribute } from '../tree/element';

/**
 * Gives each heading an id: rehype-slug's, which is made of all its text. A badge or a footnote's number
 * is left out, pictures alone stand for words, and what has no letters is `section` with a number. An id
 * that a writer typed (`## Title {#id}`) is never given to another heading.
 */
export function headingIds(tree: Root): void {
  const taken = new Set<string>(RESERVED_IDS);
  const headings: Element[] = [];
  visit(tree, (node) => {
    if (node.type !== 'element') return;
    if (node.properties.id !== undefined) {
      // A footnote's name is encoded as in a URL, but pages look for it as it is typed.
      const id = decodeAddress(String(node.properties.id));
      node.properties.id = id;
      taken.add(id);
    } else if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
  });
  rehypeSlug()(tree);
  // First those that keep their id, so that the numbers of the others never take it from them.
  const others = headings.filter((heading) => {
    const words = headingWords(heading);
    const given = String(heading.properties.id);
    const id = words === textOf(heading) && idOf(words) !== '' ? given : idOf(words);
    heading.properties.id = id;
    if (id === '' || taken.has(id)) return true;
    taken.add(id);
    return false;
  });
  const isNamed = ({ properties }: Element) => properties.id !== '';
  for (const heading of [...others.filter(isNamed), ...others.filter((one) => !isNamed(one))]) {
    const name = headingName(heading);
    if (name === '') delete heading.properties.id;
    else
      heading.properties.id = freeId(
        String(heading.properties.id) || idOf(name) || 'section',
        taken,
      );
  }
}

/** The id of some words; empty if it would consist of hyphens only. */
function idOf(text: string): string {
  const id = slug(text);
  return /[^-]/.test(id) ? id : '';
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 1; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

/** The words of a heading as typed, without footnote numbers. */
function headingWords(node: Nodes): string {
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
  if (!isElement(node, 'a')) return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}

function descriptionsOf(node: Nodes): string {
  if (isElement(node, 'img')) return String(node.properties.alt ?? '');
  if (isJsxNamed(node, 'img')) return textAttribute(node, 'alt') ?? '';
  return 'children' in node ? node.children.map(descriptionsOf).join(' ') : '';
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
