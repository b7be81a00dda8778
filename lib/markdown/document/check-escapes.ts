import 'server-only';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { findUnseenValues, unseenSignIn } from '../../problems/unseen-signs';
import { namedAttributes, plainValue } from '../components/attribute-values';
import { isJsx } from '../tree/jsx';
import { literalOf } from '../tree/literals';
import { type MarkdownSource, placeOf } from '../tree/source';

/**
 * Finds invisible characters that an entity (`&#x202E;`) or an escape (`{"\\u0000"}`) brings in. What is
 * typed as it is has been reported by its line already.
 */
export function checkEscapes(tree: Root, source: MarkdownSource): Problem[] {
  if (!/&#|\\[\dbfuvx]/.test(source.body)) return [];
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const [found] = findUnseenValues(valuesOf(node));
    if (!found) return;
    const { start, end } = node.position ?? {};
    if (unseenSignIn(source.body.slice(start?.offset, end?.offset)) !== undefined) return;
    problems.push(catalogue.unseenSign(placeOf(node, source), found.sign));
  });
  return problems;
}

/** What readers get of a node, without that of the nodes inside it. */
function valuesOf(node: Nodes): unknown {
  if (isJsx(node as never)) return namedAttributes(node as never).map(plainValue);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return literalOf(node.data?.estree);
  }
  const { value, url, title, alt, lang, meta } = node as unknown as Record<string, unknown>;
  return [value, url, title, alt, lang, meta];
}
