import 'server-only';
import type { Nodes } from 'hast';
import * as catalogue from '../problems/catalogue';
import { type Component, contentOf } from './component';
import { innerNodes } from './inner-nodes';

/** Numbered steps: the items of a list, or `###` headings with what follows them. */
export const Steps: Component = {
  attributes: {},
  stands: 'as a block',
  holds: 'anything',
  isNeverEmpty: true,
  check(element, placeOf) {
    const inner = innerNodes(element);
    return inner.length === 0 || inner.some(isStep)
      ? []
      : [catalogue.stepsWithoutSteps(placeOf(element))];
  },
  plain: contentOf,
};

function isStep(node: Nodes): boolean {
  return node.type === 'element' && (node.tagName === 'h3' || node.tagName === 'ol');
}
