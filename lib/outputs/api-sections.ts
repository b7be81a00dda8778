import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingText } from '../markdown/document/headings';

/** A piece of text and the code at its beginning, for example `a` and `b`. */
export type NamedText = { text: string; names: string[] };

/** A heading with all elements below it, up to the next one. The first section has none. */
export type Section = NamedText & { depth: number; id: string; elements: Element[] };

/** The HTML tree of a page by its headings. */
export function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ depth: 1, id: '', text: '', names: [], elements: [] }];
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (!/^h[1-6]$/.test(tagName)) {
      sections.at(-1)?.elements.push(element);
      return;
    }
    const [depth, id] = [Number(tagName[1]), String(properties.id ?? '')];
    const named = { text: headingText(element), names: namesOf(element) };
    sections.push({ ...named, depth, id, elements: [] });
  });
  return sections;
}

/** What the first paragraph of a section says. */
export function firstParagraph({ elements }: Section): string {
  const paragraph = elements.find(({ tagName }) => tagName === 'p');
  return paragraph ? foldedText(paragraph) : '';
}

/** The code of a list that says something of its name: "**Type:** `string`". */
export function factIn({ elements }: Section, isWanted: (name: string) => boolean) {
  for (const { tagName, children } of elements) {
    const [name, code] = children.filter((child) => child.type === 'element');
    const isFact = tagName === 'li' && name?.tagName === 'strong' && code?.tagName === 'code';
    if (isFact && isWanted(textOf(name).replace(/:$/, ''))) return textOf(code);
  }
  return undefined;
}

export function rowsOf(table: Element): NamedText[][] {
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
