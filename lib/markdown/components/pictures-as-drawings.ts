import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { JsxElement } from '../jsx';

/** The folder of public/ whose pictures are drawings in the colours of the page. */
const DRAWINGS = /^\/diagrams\/.+\.svg$/i;

/**
 * Makes a `<Diagram>` of a picture that is one and stands alone, so that plain Markdown can have
 * drawings, too: `![What it shows](/diagrams/loading.svg "Its caption")`.
 */
export function picturesAsDrawings() {
  return (tree: Root) => {
    visit(tree, 'element', (paragraph, index, parent) => {
      const picture = onlyPicture(paragraph);
      if (!picture || !parent || index === undefined) return;
      parent.children[index] = diagramOf(picture);
    });
  };
}

function onlyPicture({ tagName, children }: Element): Element | undefined {
  const [only, ...others] = children.filter(isSeen);
  if (tagName !== 'p' || others.length > 0 || only?.type !== 'element') return undefined;
  const isDrawing = only.tagName === 'img' && DRAWINGS.test(String(only.properties.src ?? ''));
  return isDrawing ? only : undefined;
}

function isSeen(node: Nodes): boolean {
  return node.type !== 'text' || node.value.trim() !== '';
}

function diagramOf({ properties: { src, alt, title }, position }: Element): JsxElement {
  const given = { src, alt, ...(title ? { caption: title } : {}) };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(given).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: String(value ?? ''),
    })),
    children: [],
    ...(position ? { position } : {}),
  };
}
