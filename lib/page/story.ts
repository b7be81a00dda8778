import 'server-only';
import type { Element, ElementContent, Root } from 'hast';

/** The text of a home page, with a section for each heading of the second level and what follows it. */
export function inSections(tree: Root): Root {
  const sections: Element[] = [];
  for (const node of tree.children) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    const section = sections.at(-1);
    if (section && !(node.type === 'element' && node.tagName === 'h2')) {
      section.children.push(node as ElementContent);
    } else sections.push(sectionWith(node as ElementContent));
  }
  return { ...tree, children: sections };
}

function sectionWith(first: ElementContent): Element {
  return {
    type: 'element',
    tagName: 'section',
    properties: { className: ['prose'] },
    children: [first],
  };
}
