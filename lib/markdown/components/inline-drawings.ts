import 'server-only';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodeAddress } from '../../routing/links';
import { isJsx } from '../jsx';
import { addTexts, givenText } from './attribute-values';
import { drawingOf } from './drawings';

/**
 * Puts the drawing of each `<Diagram>` into the page, as one text of HTML: as elements it would stand
 * there twice. `sourceOf` gives the text of an SVG file by its path inside public/.
 */
export function inlineDrawings(sourceOf: (path: string) => string | undefined) {
  return (tree: Root) => {
    let count = 0;
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Diagram') return;
      const source = sourceOf(decodeAddress(givenText(node, 'src') ?? ''));
      if (source === undefined) return;
      count += 1;
      const { html, viewBox, width, height } = drawingOf(source, `drawing-${count}-`);
      addTexts(node, { html, viewBox, width: String(width), height: String(height) });
    });
  };
}
