import 'server-only';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../problems/catalogue';
import type { Problem } from '../problems/problem';
import { placeOf } from './place-of';
import type { MarkdownSource } from './types';

/**
 * Finds what Markdown by its own rules drops without a word: cells beyond the head of a table,
 * footnotes that nothing refers to, and the second of two footnotes of one name.
 */
export function findVanishing(tree: Root, source: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  const notes = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const width = head?.children.length ?? 0;
      for (const { children } of rows) {
        const [surplus] = children.slice(width);
        if (surplus) problems.push(catalogue.surplusCell(placeOf(surplus, source), width));
      }
    }
    if (node.type === 'footnoteDefinition') {
      const { identifier, label } = node;
      const name = label ?? identifier;
      if (notes.has(identifier))
        problems.push(catalogue.doubledFootnote(placeOf(node, source), name));
      else if (!used.has(identifier))
        problems.push(catalogue.unusedFootnote(placeOf(node, source), name));
      notes.add(identifier);
    }
  });
  return problems;
}
