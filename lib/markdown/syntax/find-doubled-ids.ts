import 'server-only';
import type { Nodes, Root } from 'mdast';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { isJsx, type JsxElement, textAttribute } from '../jsx';
import { placeOf } from '../place-of';
import { RESERVED_IDS } from '../reserved-ids';
import type { MarkdownSource } from '../types';
import type { GivenId } from './nodes';

/** Finds ids of headings that something else on the page has, be it in a fragment of it. */
export function findDoubledIds(tree: Root, { file, bodyOffset }: MarkdownSource): Problem[] {
  const taken = new Set<string>(RESERVED_IDS);
  const given: (GivenId & { file: string })[] = [];
  walk(tree, file);
  return given.flatMap(({ value, position, file: from }) => {
    const place = placeOf({ position }, { file: from, bodyOffset: from === file ? bodyOffset : 0 });
    const isTaken = taken.has(value) || OF_FOOTNOTES.test(value);
    const problems = isTaken ? [catalogue.doubledHeadingId(place, value)] : [];
    taken.add(value);
    return problems;
  });

  function walk(node: Nodes, from: string): void {
    const element = node as JsxElement;
    if (isJsx(element)) taken.add(textAttribute(element, 'id') ?? '');
    if (node.type === 'heading' && node.data?.givenId)
      given.push({ ...node.data.givenId, file: from });
    if (!('children' in node)) return;
    const inside = node.type === 'fragmentPart' ? node.file : from;
    for (const child of node.children) walk(child, inside);
  }
}

/** What the list of footnotes is made of has ids of its own. */
const OF_FOOTNOTES = /^(footnote-label$|user-content-)/;
