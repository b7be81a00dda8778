import 'server-only';
import { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingName } from './heading-name';
import { isJsx, textAttribute } from './jsx';

/**
 * Gives ids to the headings that `rehype-slug` finds no letter in: by their pictures, or `section`
 * with a number. A heading of nothing has none.
 */
export function headingIds() {
  return (tree: Root) => {
    const taken = new Set<string>();
    const unnamed: Element[] = [];
    visit(tree, (node) => {
      if (node.type === 'element' && isUnnamed(node)) unnamed.push(node);
      else if (node.type === 'element') taken.add(String(node.properties.id));
      else if (isJsx(node)) taken.add(textAttribute(node, 'id') ?? '');
    });
    for (const heading of unnamed) {
      const name = headingName(heading);
      if (name === '') delete heading.properties.id;
      else heading.properties.id = freeId(idOf(name) || 'section', taken);
    }
  };
}

/** Such a heading may have an id already, though no usable one: `-`, or `-1` if it is the second. */
function isUnnamed(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName) && idOf(textOf(element)) === '';
}

function idOf(text: string): string {
  const id = slug(text);
  return /[^-]/.test(id) ? id : '';
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 1; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
