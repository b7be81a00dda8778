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
  const defined = new Set<string>();
  visit(tree, ['linkReference', 'imageReference', 'footnoteReference'], (node) => {
    if ('identifier' in node) used.add(keyOf(node));
  });
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const width = head?.children.length ?? 0;
      for (const { children } of rows) {
        const [surplus] = children.slice(width);
        if (surplus) problems.push(catalogue.surplusCell(placeOf(surplus, source), width));
      }
    }
    if (node.type !== 'footnoteDefinition' && node.type !== 'definition') return;
    const { type, identifier, label } = node;
    if (type === 'definition' && AS_COMMENT.test(identifier)) return;
    const { doubled, unused } = SAYINGS[type];
    const key = keyOf(node);
    const say = defined.has(key) ? doubled : used.has(key) ? undefined : unused;
    if (say) problems.push(say(placeOf(node, source), label ?? identifier));
    defined.add(key);
  });
  return problems;
}

/** Notes and links may have the same names. */
function keyOf({ type, identifier }: { type: string; identifier: string }): string {
  return `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
}

const SAYINGS = {
  footnoteDefinition: { doubled: catalogue.doubledFootnote, unused: catalogue.unusedFootnote },
  definition: { doubled: catalogue.doubledDefinition, unused: catalogue.unusedDefinition },
};

/** `[//]: # (words)` is how some write a comment. */
const AS_COMMENT = /^(\/\/|comment)$/;
