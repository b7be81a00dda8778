import 'server-only';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { compareWithoutTable } from '../../problems/catalogue';
import { isElement, type JsxElement } from '../tree/element';
import { CONTAINER, type Component, innerNodes } from './component';

/** How many columns its table may have: the style sheet shows one of four at most (compare.module.css). */
const LEAST = 4;
const MOST = 6;

/**
 * A table that compares the thing of its second column with those of the others. A phone shows one of these beside
 * it, which the reader chooses.
 */
export const Compare: Component = {
  ...CONTAINER,
  complete(element) {
    const table = tableIn(element);
    if (table) table.properties.dataCompared = '';
  },
  check(element, placeOf) {
    const columns = columnsOf(tableIn(element));
    return columns < LEAST || columns > MOST ? [compareWithoutTable(placeOf(element))] : [];
  },
};

function tableIn(element: JsxElement): Element | undefined {
  return innerNodes(element).find((node) => isElement(node, 'table'));
}

function columnsOf(table: Element | undefined): number {
  let columns = 0;
  if (table) visit(table, { tagName: 'th' }, () => void columns++);
  return columns;
}
