import 'server-only';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { PhrasingContent } from 'mdast';
import { isFootnoteMark } from '../heading-name';
import { footnoteReference } from './footnotes';
import { textProperty } from './html-element';
import { bold, linkTo } from './parts';
import type { Writer } from './types';

/** What becomes of an element within a line; of one that is not known, its words are left. */
export function elementWords(element: Element, writer: Writer): PhrasingContent[] {
  const { words, site } = writer;
  const inner = () => words(element.children);
  switch (element.tagName) {
    case 'a':
      return linkWords(element, writer);
    case 'em':
    case 'i':
      return filled(inner(), (children) => ({ type: 'emphasis', children }));
    case 'strong':
    case 'b':
      return filled(inner(), bold);
    case 'del':
    case 's':
      return filled(inner(), (children) => ({ type: 'delete', children }));
    case 'code':
      return [{ type: 'inlineCode', value: textOf(element) }];
    case 'br':
      return [{ type: 'break' }];
    case 'img': {
      const title = textProperty(element, 'title');
      const url = site.addressOf(textProperty(element, 'src') ?? '');
      const alt = textProperty(element, 'alt') ?? '';
      return [{ type: 'image', url, alt, ...(title ? { title } : {}) }];
    }
    default:
      return inner();
  }
}

function linkWords(element: Element, { words, site }: Writer): PhrasingContent[] {
  if (isFootnoteMark(element)) return [footnoteReference(element)];
  const children = words(element.children);
  const href = textProperty(element, 'href');
  // Without an address it is a place and no link.
  if (href === undefined) return children;
  return [linkTo(site.addressOf(href), children, textProperty(element, 'title'))];
}

function filled(
  children: PhrasingContent[],
  make: (children: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  return children.length > 0 ? [make(children)] : [];
}
