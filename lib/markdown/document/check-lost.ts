import 'server-only';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { type MarkdownSource, placeOf } from '../tree/source';

/**
 * Checks for what Markdown itself drops silently: cells beyond the header of a table, footnotes and
 * definitions of links without a reference, and the second of two with the same name.
 */
export function checkLost(tree: Root, source: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  const notes = new Set<string>();
  const usedLinks = new Set<string>();
  const links = new Set<string>();
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) usedLinks.add(node.identifier);
  });
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
    if (node.type === 'definition' && !AS_COMMENT.test(node.identifier)) {
      const { identifier, label } = node;
      const name = label ?? identifier;
      const place = placeOf(node, source);
      if (links.has(identifier)) problems.push(catalogue.doubledDefinition(place, name));
      else if (!usedLinks.has(identifier)) problems.push(catalogue.unusedDefinition(place, name));
      links.add(identifier);
    }
  });
  return problems;
}

/** `[//]: # (words)` is how some write a comment. */
const AS_COMMENT = /^(\/\/|comment)$/;
