import 'server-only';
import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { PageRecord } from '../content/types';

/** A heading of a page with what stands below it, up to the next heading. */
export type PagePart = { id: string; depth: number; title: string; nodes: RootContent[] };

/** A page in its parts; the first one is what stands before any heading. */
export function partsOf(tree: Root): PagePart[] {
  const parts: PagePart[] = [{ id: '', depth: 1, title: '', nodes: [] }];
  for (const node of tree.children) {
    const depth = depthOf(node);
    if (depth !== undefined) {
      const { properties } = node as Element;
      parts.push({ id: String(properties.id ?? ''), depth, title: textOf(node), nodes: [] });
    }
    parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** Whether a part is about the text of one error, as `apiEntries` reads pages of errors. */
export function isErrorEntry(
  { routePath }: PageRecord,
  { depth, nodes: [head] }: PagePart,
): boolean {
  if (depth === 1 || !/\/errors(\/|$)/.test(routePath) || head?.type !== 'element') return false;
  const [first] = head.children;
  return first?.type === 'element' && first.tagName === 'code';
}

function depthOf(node: RootContent): number | undefined {
  if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return undefined;
  return Number(node.tagName[1]);
}
