import 'server-only';
import type { Element, ElementContent, Root } from 'hast';
import { htmlTag, isElement, isJsxNamed, splitBefore, textAttribute } from '../tree/element';

/** Folds the sections of a list of entries, where its filter asks for that. The first one is open. */
export function foldGroups(tree: Root): void {
  const start = tree.children.findIndex(
    (node) => isJsxNamed(node, 'EntryFilter') && textAttribute(node, 'groups') === 'folded',
  );
  if (start < 0) return;
  let open = true;
  for (const section of splitBefore(tree.children.splice(start), (node) => isElement(node, 'h2'))) {
    const [heading, ...content] = section as ElementContent[];
    if (!heading || !isElement(heading, 'h2') || !content.some((node) => isElement(node, 'h3'))) {
      tree.children.push(...section);
      continue;
    }
    tree.children.push(groupOf(heading, content, open));
    open = false;
  }
}

function groupOf(heading: Element, content: ElementContent[], open: boolean): Element {
  // A link beside the heading is not valid there, so it is no heading with a link.
  heading.properties.dataPlain = '';
  return htmlTag('details', [htmlTag('summary', [heading]), ...content], { dataGroup: '', open });
}
