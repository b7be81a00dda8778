import 'server-only';
import type { Element } from 'hast';
import { componentNamed } from '../markdown-components';
import {
  isAddress,
  isComponent,
  isHtml,
  isJsx,
  isRefused,
  type JsxElement,
  textAttribute,
} from '../markdown-tree/jsx';
import type { MarkdownFacts, Reference } from './facts';

export type References = Pick<MarkdownFacts, 'ids' | 'links' | 'images'>;

/** Collects the ids and URLs of one element, without those of the elements inside it. */
export function referencesOf(element: Element | JsxElement, bodyOffset: number): References {
  return isJsx(element) ? ofTag(element, bodyOffset) : ofMarkdown(element, bodyOffset);
}

function ofMarkdown(element: Element, bodyOffset: number): References {
  const { tagName, properties } = element;
  const to = (address: unknown) => reference(element, address, bodyOffset);
  return {
    ids: typeof properties.id === 'string' ? [properties.id] : [],
    links: tagName === 'a' ? [to(properties.href)] : [],
    images: tagName === 'img' ? [{ ...to(properties.src), alt: String(properties.alt ?? '') }] : [],
  };
}

function ofTag(element: JsxElement, bodyOffset: number): References {
  const to = (address: unknown) => reference(element, address, bodyOffset);
  const id = isComponent(element) ? undefined : textAttribute(element, 'id');
  const ids = id === undefined ? [] : [id];
  if (isHtml(element, 'img')) {
    const alt = textAttribute(element, 'alt') ?? '';
    const larger = textAttribute(element, 'data-zoom-src');
    const sources = [textAttribute(element, 'src'), ...(larger === undefined ? [] : [larger])];
    return { ids, links: [], images: sources.map((source) => ({ ...to(source), alt })) };
  }
  const drawing = drawingOf(element);
  if (drawing !== undefined) {
    const alt = textAttribute(element, 'alt') ?? '';
    return { ids, links: [], images: [{ ...to(drawing), alt, isDrawing: true }] };
  }
  // A refused element has its problem already.
  const links = element.attributes
    .filter((attribute) => isAddress(attribute) && !isRefused(element))
    .filter(({ value }) => typeof value === 'string')
    .map(({ value }) => to(value));
  return { ids, links, images: [] };
}

function drawingOf(element: JsxElement): string | undefined {
  const attributes = Object.entries(componentNamed(element.name)?.attributes ?? {});
  const [name] = attributes.find(([, { takes }]) => takes === 'drawing') ?? [];
  return name && textAttribute(element, name);
}

function reference(
  { position }: Element | JsxElement,
  address: unknown,
  bodyOffset: number,
): Reference {
  return {
    address: typeof address === 'string' ? address : '',
    line: (position?.start.line ?? 1) + bodyOffset,
    column: position?.start.column ?? 1,
  };
}
