import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingText } from '../markdown/document/headings';

/** A piece of text and the code at its beginning, for example `a` and `b`. */
export type NamedText = { text: string; names: string[] };

/** A heading with what stands below it, up to the next one. The first part of a page begins without a heading. */
export type PagePart<Node extends Nodes = Element> = NamedText & {
  depth: number;
  id: string;
  /** The heading and what stands below it. */
  nodes: Node[];
};

/** Nodes in parts, each of which begins with a heading. */
export function cutAtHeadings<Node extends Nodes>(nodes: readonly Node[]): PagePart<Node>[] {
  const parts: PagePart<Node>[] = [{ depth: 1, id: '', text: '', names: [], nodes: [] }];
  for (const node of nodes) {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) {
      const [depth, id] = [Number(node.tagName[1]), String(node.properties.id ?? '')];
      parts.push({ text: headingText(node), names: namesOf(node), depth, id, nodes: [] });
    }
    parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** All elements of a page in their order, those in others too. */
export function elementsOf(tree: Root): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

/** Whether a part is about the text of one error: its heading begins with code, on a page below `errors`. */
export function isErrorEntry(
  { routePath }: { routePath: string },
  { depth, names }: Omit<PagePart, 'nodes'>,
): boolean {
  return /\/errors(\/|$)/.test(routePath) && depth > 1 && names.length > 0;
}

/** What the first paragraph of a part says. */
export function firstParagraph({ nodes }: PagePart): string {
  const paragraph = nodes.find(({ tagName }) => tagName === 'p');
  return paragraph ? foldedText(paragraph) : '';
}

/** The code of a list that says something of its name: "**Type:** `string`". */
export function factIn({ nodes }: PagePart, isWanted: (name: string) => boolean) {
  for (const { tagName, children } of nodes) {
    const [name, code] = children.filter((child) => child.type === 'element');
    const isFact = tagName === 'li' && name?.tagName === 'strong' && code?.tagName === 'code';
    if (isFact && isWanted(textOf(name).replace(/:$/, ''))) return textOf(code);
  }
  return undefined;
}

export function tableRows(table: Element): NamedText[][] {
  const rows: NamedText[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    rows.push(cells.map((cell) => ({ text: foldedText(cell), names: namesOf(cell) })));
  });
  return rows;
}

/** The code at the beginning of a line: one name, or several with a comma or "or" between them. */
function namesOf({ children }: Element): string[] {
  const names: string[] = [];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'code') names.push(textOf(child));
    else if (child.type !== 'text' || !/^\s*(,|and|or|\/)?\s*$/.test(child.value)) break;
  }
  return names;
}

function foldedText(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
