import 'server-only';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { innerNodes } from '../components/component';
import { htmlTag, isElement } from '../tree/element';

/** Functions that mark elements for the style sheets, by tag. */
const MARKERS: Readonly<Record<string, (element: Element) => void>> = {
  table: labelCells,
  td: alignCell,
  th: alignCell,
  tr: keepNameWhole,
  ul: markFacts,
};

export function markElements(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (Object.hasOwn(MARKERS, element.tagName)) MARKERS[element.tagName]?.(element);
  });
}

/** Names the alignment of a cell in an attribute, since the policy forbids inline styles. */
function alignCell({ properties }: Element): void {
  const { align } = properties;
  delete properties.align;
  if (align !== undefined) properties.dataAlign = align;
}

/** Marks a list of short facts, `- **Type:** …`, `- **Default:** …`, which is shown in one line. */
function markFacts(list: Element): void {
  const items = elementsIn(list);
  // A name in bold, of one or two words with a colon, and at most 120 letters about it
  const isFact = (item: Element) => {
    const [name, ...rest] = innerNodes(item);
    const isNamed = name && isElement(name, 'strong') && /^\S+(?: \S+)?:$/.test(textOf(name));
    return isNamed && rest.length > 0 && textOf({ type: 'root', children: rest }).length <= 120;
  };
  if (items.length > 0 && items.every(isFact)) list.properties.dataFacts = '';
}

/** Width beside the first column of a table on a phone, in letters. */
const PHONE_WIDTH = 22;

/** Marks a table that is too wide for a phone. There each cell is a line, which begins with the name of its column. */
function labelCells(table: Element): void {
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  const names = (rows[0] ?? []).map(textOf);
  const widths = names.map((_, column) =>
    widthOf(rows.flatMap((row) => row[column] ?? []).map(textOf)),
  );
  if (widths.slice(1).reduce((sum, width) => sum + width, 0) <= PHONE_WIDTH) return;
  table.properties.dataEntries = '';
  for (const row of rows.slice(1)) {
    for (const [column, cell] of row.entries()) {
      const name = names[column]?.trim();
      if (name) cell.properties.dataLabel = name;
    }
  }
}

/** Returns the width of a column whose texts break into two lines, between their words. */
function widthOf(texts: readonly string[]): number {
  return Math.max(
    ...texts.flatMap((text) => [text.length / 2, ...text.split(/\s+/).map(({ length }) => length)]),
  );
}

/**
 * Keeps names such as `@garfish/bridge-react` in one line where they name a row: browsers break at hyphens, and on
 * phones anywhere. Shorter ones fit, longer ones do not.
 */
function keepNameWhole(row: Element): void {
  const [first] = elementsIn(row);
  for (const code of first ? elementsIn(first) : []) {
    if (code.tagName === 'code' && /^(?:(?=.*-)\S{1,32}|\w{12,20})$/.test(textOf(code))) {
      code.properties.dataWhole = '';
    }
  }
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Terms and dates in which browsers would break the line at the hyphen. */
const HYPHENATED = /((?:sub-apps?|single-spa|\b\d{4}-\d\d-\d\d)(?![\w-]))/i;

/** Keeps these terms in one line by elements around them: other hyphens would be copied and searched, too. */
export function keepTermsWhole(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(?:code|pre)$/.test(node.tagName)) return SKIP;
    if (node.type !== 'text' || index === undefined || !parent) return;
    const pieces = node.value
      .split(HYPHENATED)
      .map(
        (value, position): ElementContent =>
          position % 2 ? htmlTag('span', [value], { dataWhole: '' }) : { type: 'text', value },
      );
    if (pieces.length === 1) return;
    parent.children.splice(index, 1, ...(pieces as typeof parent.children));
    return index + pieces.length;
  });
}
