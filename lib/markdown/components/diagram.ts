import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodeAddress } from '../../routing/route-path';
import {
  addAttributes,
  htmlTag,
  isElement,
  isJsxNamed,
  jsxTag,
  textAttribute,
} from '../tree/element';
import { type Component, EMPTY, innerNodes } from './component';
import { readDrawing } from './drawings';

/** An SVG file that becomes part of the page, so that it has the page's colours. */
export const Diagram: Component = {
  ...EMPTY,
  attributes: {
    src: { type: 'drawing', isRequired: true },
    alt: { type: 'text', isRequired: true },
    caption: { type: 'text', isVisible: true },
  },
  plain(element) {
    const caption = textAttribute(element, 'caption');
    const [src, alt] = [textAttribute(element, 'src') ?? '', textAttribute(element, 'alt') ?? ''];
    return [
      htmlTag('p', [htmlTag('img', [], { src, alt })]),
      ...(caption === undefined ? [] : [htmlTag('p', [htmlTag('em', [caption])])]),
    ];
  },
};

const DRAWINGS = /^\/diagrams\/.+\.svg$/i;

/** Turns a picture that is alone into a `<Diagram>`: `![What it shows](/diagrams/loading.svg "Its caption")`. */
export function picturesAsDrawings(tree: Root): void {
  visit(tree, 'element', (paragraph, index, parent) => {
    const picture = onlyPicture(paragraph);
    if (!picture || !parent || index === undefined) return;
    const { src, alt, title } = picture.properties;
    const attributes = {
      src: String(src),
      alt: String(alt),
      ...(title ? { caption: String(title) } : {}),
    };
    parent.children[index] = jsxTag('Diagram', attributes, [], picture.position);
  });
}

function onlyPicture(paragraph: Element): Element | undefined {
  const [only, ...others] = isElement(paragraph, 'p') ? innerNodes(paragraph) : [];
  if (others.length > 0 || !only || !isElement(only, 'img')) return undefined;
  const { src, alt } = only.properties;
  // One without a description is reported as a picture.
  return DRAWINGS.test(String(src)) && String(alt ?? '').trim() !== '' ? only : undefined;
}

/**
 * Inlines the drawing of each `<Diagram>` as one string of HTML; elements would be in the exported file twice.
 * `sourceOf` returns the text of an SVG file by its path inside public/.
 */
export function inlineDrawings(tree: Root, sourceOf: (path: string) => string | undefined): void {
  let count = 0;
  visit(tree, (node) => {
    if (!isJsxNamed(node, 'Diagram')) return;
    const source = sourceOf(decodeAddress(textAttribute(node, 'src') ?? ''));
    if (source === undefined) return;
    count += 1;
    const { html, viewBox, width, height } = readDrawing(source, `drawing-${count}-`);
    addAttributes(node, { html, viewBox, width: String(width), height: String(height) });
  });
}
