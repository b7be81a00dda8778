import 'server-only';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** From this many columns on, a phone shows the rows of a table as entries below each other. */
const MANY_COLUMNS = 3;

/**
 * Marks tables that are too wide for a phone. There each cell stands on a line of its own, so all but
 * the first, which names the entry, get the name of their column.
 */
export function labelCells(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [head, ...rows] = elementsIn(table).flatMap(elementsIn);
    const names = head ? elementsIn(head).map(textOf) : [];
    if (names.length < MANY_COLUMNS) return;
    table.properties.dataEntries = '';
    for (const row of rows) {
      for (const [column, cell] of elementsIn(row).entries()) {
        const name = names[column]?.trim();
        if (column > 0 && name) cell.properties.dataLabel = name;
      }
    }
  });
}

/**
 * Keeps names such as `@garfish/bridge-react` and `asyncProviderTimeout` in one line where they name a row: browsers
 * break at hyphens, and on phones anywhere. Shorter ones fit, longer ones do not.
 */
export function keepNamesWhole(tree: Root): void {
  visit(tree, 'element', (row) => {
    const [first] = row.tagName === 'tr' ? elementsIn(row) : [];
    for (const code of first ? elementsIn(first) : []) {
      if (code.tagName === 'code' && /^(?:(?=.*-)\S{1,32}|\w{12,20})$/.test(textOf(code))) {
        code.properties.dataWhole = '';
      }
    }
  });
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
