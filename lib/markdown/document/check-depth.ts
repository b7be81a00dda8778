import 'server-only';
import type { Nodes } from 'mdast';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { type MarkdownSource, placeOf } from '../tree/source';

/** How many elements may stand in each other. With some 600, React has no stack left to render them. */
const DEEPEST = 100;

/** Finds what is nested too deep to be rendered; what a fragment brings is reported where it is included. */
export function checkDepth(tree: Nodes, source: MarkdownSource): Problem[] {
  const node = tooDeep(tree, DEEPEST);
  return node ? [catalogue.nestedTooDeep(placeOf(node, source))] : [];
}

function tooDeep(node: Nodes, left: number): Nodes | undefined {
  if (left === 0) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = tooDeep(child, left - 1);
    if (found) return node.type === 'fragmentPart' ? node : found;
  }
  return undefined;
}
