import 'server-only';
import type { Element } from 'hast';
import {
  isAddress,
  isComponent,
  isHtml,
  isJsx,
  isRefused,
  type JsxElement,
  textAttribute,
} from '../tree/jsx';
import type { MarkdownFacts, Reference } from './facts';

export type References = Pick<MarkdownFacts, 'ids' | 'links' | 'images'>;

/** Collects the ids and URLs of one element, without those of the elements inside it. */
export function referencesOf(element: Element | JsxElement): References {
  const { line = 1, column = 1 } = element.position?.start ?? {};
  const to = (address: unknown): Reference => ({
    address: typeof address === 'string' ? address : '',
    line,
    column,
  });
  return isJsx(element) ? ofTag(element, to) : ofMarkdown(element, to);
}

type To = (address: unknown) => Reference;

function ofMarkdown({ tagName, properties }: Element, to: To): References {
  return {
    ids: typeof properties.id === 'string' ? [properties.id] : [],
    links: tagName === 'a' ? [to(properties.href)] : [],
    images: tagName === 'img' ? [{ ...to(properties.src), alt: String(properties.alt ?? '') }] : [],
  };
}

function ofTag(element: JsxElement, to: To): References {
  const id = isComponent(element) ? undefined : textAttribute(element, 'id');
  const ids = id === undefined ? [] : [id];
  const src = textAttribute(element, 'src');
  const alt = textAttribute(element, 'alt') ?? '';
  if (isHtml(element, 'img')) {
    const larger = textAttribute(element, 'data-zoom-src');
    const sources = larger === undefined ? [src] : [src, larger];
    return { ids, links: [], images: sources.map((source) => ({ ...to(source), alt })) };
  }
  if (element.name === 'Diagram' && src !== undefined) {
    return { ids, links: [], images: [{ ...to(src), alt, isDrawing: true }] };
  }
  // A refused element has its problem already.
  const links = element.attributes
    .filter((attribute) => isAddress(attribute) && !isRefused(element))
    .filter(({ value }) => typeof value === 'string')
    .map(({ value }) => to(value));
  return { ids, links, images: [] };
}
