import 'server-only';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import { isFootnoteMark } from '../heading-name';
import type { Writer } from './types';

/** The mark of a footnote in the text, under the number that readers see. */
export function footnoteReference(mark: Element): FootnoteReference {
  const number = textOf(mark);
  return { type: 'footnoteReference', identifier: number, label: number };
}

/** Whether this is the part of the page that holds the footnotes. */
export function isFootnotes({ properties }: Element): boolean {
  return 'dataFootnotes' in properties;
}

/** The footnotes at the end of a page. */
export function footnoteDefinitions(section: Element, { blocks }: Writer): FootnoteDefinition[] {
  const list = section.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'ol',
  );
  const notes = (list?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'li',
  );
  return notes.map((note, index) => {
    const number = String(index + 1);
    return {
      type: 'footnoteDefinition',
      identifier: number,
      label: number,
      children: blocks(withoutWaysBack(note).children),
    };
  });
}

function withoutWaysBack(element: Element): Element {
  const children = element.children
    .filter((child) => !isFootnoteMark(child))
    .map((child) => (child.type === 'element' ? withoutWaysBack(child) : child));
  return { ...element, children };
}
