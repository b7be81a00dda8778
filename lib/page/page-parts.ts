import 'server-only';
import type { RootContent } from 'hast';

/** A heading with the nodes below it, up to the next one. The first part of a page begins without a heading. */
export type PagePart = { id: string; nodes: RootContent[] };

/** Cuts nodes into parts, each of which begins with a heading. */
export function cutAtHeadings(nodes: readonly RootContent[]): PagePart[] {
  const parts: PagePart[] = [{ id: '', nodes: [] }];
  for (const node of nodes) {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) {
      parts.push({ id: String(node.properties.id ?? ''), nodes: [] });
    }
    parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** Tells whether a part explains the text of one error: its heading begins with code, on a page below `errors`. */
export function isErrorEntry({ routePath }: { routePath: string }, { nodes }: PagePart): boolean {
  const [heading] = nodes;
  if (!/\/errors(\/|$)/.test(routePath) || heading?.type !== 'element') return false;
  if (!/^h[2-6]$/.test(heading.tagName)) return false;
  const first = heading.children.find((child) => child.type !== 'text' || child.value.trim());
  return first?.type === 'element' && first.tagName === 'code';
}
