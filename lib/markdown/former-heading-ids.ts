import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Keeps former ids of headings alive: an empty element in the heading has each of them, so that an
 * old link finds the place also where no script runs.
 */
export function formerHeadingIds(formerIds: Readonly<Record<string, string>>) {
  const pairs = Object.entries(formerIds);
  return (tree: Root) => {
    if (pairs.length === 0) return;
    visit(tree, 'element', ({ tagName, properties, children }) => {
      if (!/^h[2-4]$/.test(tagName)) return;
      const formers = pairs.filter(([, now]) => now === properties.id);
      children.unshift(...formers.map(([former]) => anchor(former)));
    });
  };
}

function anchor(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id }, children: [] };
}
