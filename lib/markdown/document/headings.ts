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
 * Gives each heading an id: rehype-slug's, except where that would contain a badge or a footnote's number, no letters,
 * or the id of something else, such as one that a writer typed (`## Title {#id}`).
 */
export function headingIds(tree: Root): void {
  const taken = new Set<string>(RESERVED_IDS);
  const headings: Element[] = [];
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (id !== undefined) {
      // A footnote's name is encoded as in a URL, but pages look for it as it is typed.
      element.properties.id = decodeAddress(String(id));
      taken.add(element.properties.id);
    } else if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  });
  rehypeSlug()(tree);
  for (const heading of headings) {
    const name = headingName(heading);
    if (name === '') {
      delete heading.properties.id;
      continue;
    }
    const isPlain = name === collapse(textOf(heading));
    const wanted = /[^-]/.test(slug(name)) ? slug(name) : 'section';
    let id = isPlain && wanted !== 'section' ? String(heading.properties.id) : wanted;
    for (let number = 1; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    heading.properties.id = id;
  }
}

/** The text of a heading as typed, without badges and footnote numbers. */
function typedText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || isFootnoteMark(node) || isMark(node)) return '';
  return node.children.map(typedText).join('');
}

export function headingText(heading: Element): string {
  return collapse(typedText(heading));
}

/** The name of a heading: its text, or the descriptions of its pictures. */
export function headingName(heading: Element): string {
  return headingText(heading) || collapse(descriptionsOf(heading));
}

/** Tells whether this is a footnote's number in the text, or its link back. */
export function isFootnoteMark(node: Nodes): boolean {
  if (!isElement(node, 'a')) return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}

function descriptionsOf(node: Nodes): string {
  if (isElement(node, 'img')) return String(node.properties.alt ?? '');
  if (isJsxNamed(node, 'img')) return textAttribute(node, 'alt') ?? '';
  return 'children' in node ? node.children.map(descriptionsOf).join(' ') : '';
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
