import 'server-only';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  type Fragments,
  fragmentFile,
  isFragmentFile,
  spelledLike,
} from '../markdown-syntax/fragment-paths';
import { type JsxElement, textAttribute } from '../markdown-tree/jsx';
import { placeOf } from '../markdown-tree/place-of';
import type { MarkdownSource } from '../markdown-tree/types';
import * as catalogue from '../problems/catalogue';
import type { Problem } from '../problems/problem';
import { isInclude } from './include';

/** Checks an `<Include>` of a file. */
export function checkInclude(
  element: JsxElement,
  source: MarkdownSource,
  fragments: Fragments,
  isCycle: boolean,
): Problem[] {
  const from = source.file;
  const place = placeOf(element, source);
  const path = textAttribute(element, 'file');
  const isAlone = element.type === 'mdxJsxFlowElement' && element.children.length === 0;
  if (!isAlone || element.attributes.length !== 1 || !path) return [catalogue.badInclude(place)];
  const file = fragmentFile(path, from);
  if (!fragments.has(file)) {
    const known = [...fragments.keys()]
      .filter(isFragmentFile)
      .map((one) => spelledLike(path, from, one));
    const wanted = spelledLike(path, from, file);
    return isFragmentFile(file)
      ? [catalogue.missingFragment(place, wanted, known)]
      : [catalogue.notAFragment(place, path)];
  }
  return isCycle ? [catalogue.includeCycle(place, path)] : [];
}

/** Finds the `<Include>` elements of a file, before fragments take their places. */
export function includesIn(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, (node: Nodes) => {
    if (isInclude(node)) found.push(node);
  });
  return found;
}
