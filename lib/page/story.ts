import 'server-only';
import type { Element, ElementContent, Root } from 'hast';
import { htmlTag, isElement } from '../markdown/tree/element';

/** The text of a home page, with a section for each heading of the second level and what follows it. */
export function inSections(tree: Root): Root {
  const sections: Element[] = [];
  for (const node of tree.children) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    const section = sections.at(-1);
    if (section && !isElement(node, 'h2')) {
      section.children.push(node as ElementContent);
    } else sections.push(htmlTag('section', [node as ElementContent], { className: ['prose'] }));
  }
  return { ...tree, children: sections };
}
