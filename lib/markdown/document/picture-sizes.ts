import 'server-only';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodeAddress } from '../../routing/links';
import { isHtml, isJsx, type JsxElement, textAttribute } from '../tree/jsx';

/** The natural size of a picture, in CSS pixels. */
export type PictureSize = { width: number; height: number };

/** Adds width and height where they are missing, so that nothing moves when a picture loads. */
export function pictureSizes(tree: Root, sizeOf: (path: string) => PictureSize | undefined): void {
  const sizeAt = (address: unknown) =>
    typeof address === 'string' ? sizeOf(decodeAddress(address)) : undefined;
  visit(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'img') {
      Object.assign(node.properties, sizeAt(node.properties.src));
    } else if (isJsx(node) && isHtml(node, 'img')) {
      addTo(node, sizeAt(textAttribute(node, 'src')));
    }
  });
}

function addTo(element: JsxElement, size: PictureSize | undefined): void {
  if (!size) return;
  const width = textAttribute(element, 'width');
  const height = textAttribute(element, 'height');
  const add = (name: string, value: number) =>
    element.attributes.push({ type: 'mdxJsxAttribute', name, value: String(Math.round(value)) });
  // A width in percent has no height that could be known here.
  if ([width, height].some((given) => given !== undefined && !WHOLE.test(given))) return;
  if (width === undefined) add('width', height ? (+height * size.width) / size.height : size.width);
  if (height === undefined)
    add('height', width ? (+width * size.height) / size.width : size.height);
}

const WHOLE = /^\d+$/;
