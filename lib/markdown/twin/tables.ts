import 'server-only';
import type { Element, Nodes } from 'hast';
import type { AlignType, Table, TableCell } from 'mdast';
import { htmlElement, textProperty } from './html-element';
import { inOneLine } from './tidy-words';
import type { Writer } from './types';

/** A table; its first row is its head, as Markdown knows no other. */
export function tableBlock(table: Element, { line }: Writer): Table {
  const rows = insideOf(table, ['tr']);
  const cells = rows.map((row) => insideOf(row, ['th', 'td']));
  return {
    type: 'table',
    align: (cells[0] ?? []).map(alignOf),
    children: cells.map((row) => ({
      type: 'tableRow',
      children: row.map(
        (cell): TableCell => ({ type: 'tableCell', children: inOneLine(line(cell.children)) }),
      ),
    })),
  };
}

/** The nearest elements of some names in an element. */
function insideOf(element: Element, names: readonly string[]): Element[] {
  return element.children.flatMap((child: Nodes) => {
    const inner = htmlElement(child);
    if (!inner) return [];
    return names.includes(inner.tagName) ? [inner] : insideOf(inner, names);
  });
}

function alignOf(cell: Element): AlignType {
  const align = textProperty(cell, 'align');
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}
