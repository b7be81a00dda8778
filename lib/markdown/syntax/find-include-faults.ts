import 'server-only';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { type JsxElement, textAttribute } from '../jsx';
import { parseMarkdown } from '../parse';
import { parseErrorOf } from '../parse-error';
import { placeOf } from '../place-of';
import { formatOf, type MarkdownSource } from '../types';
import { type Fragments, fragmentFile, isFragmentFile, spelledLike } from './fragment-paths';
import { isInclude } from './include';

/** Finds each `<Include>` of a file that cannot do what it says. `tree` holds no fragments yet. */
export function findIncludeFaults(
  tree: Root,
  source: MarkdownSource,
  fragments: Fragments,
): Problem[] {
  return includesIn(tree).flatMap(
    (element) => faultOf(element, source.file, placeOf(element, source), fragments) ?? [],
  );
}

function faultOf(
  element: JsxElement,
  from: string,
  place: Place,
  fragments: Fragments,
): Problem | undefined {
  const path = textAttribute(element, 'file');
  const isAlone = element.type === 'mdxJsxFlowElement' && element.children.length === 0;
  if (!isAlone || element.attributes.length !== 1 || !path) return catalogue.badInclude(place);
  const file = fragmentFile(path, from);
  if (!fragments.has(file)) {
    const known = [...fragments.keys()]
      .filter(isFragmentFile)
      .map((one) => spelledLike(path, from, one));
    const wanted = spelledLike(path, from, file);
    return isFragmentFile(file)
      ? catalogue.missingFragment(place, wanted, known)
      : catalogue.notAFragment(place, path);
  }
  return leadsTo(file, from, fragments) ? catalogue.includeCycle(place, path) : undefined;
}

/** Whether a fragment includes a file, be it through others. */
function leadsTo(start: string, wanted: string, fragments: Fragments): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === wanted) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...includedBy(file, fragments));
  }
  return false;
}

function includedBy(file: string, fragments: Fragments): string[] {
  const body = fragments.get(file);
  if (body === undefined || formatOf(file) === 'md') return [];
  try {
    const tree = parseMarkdown({ file, body, bodyOffset: 0 });
    return includesIn(tree).map((element) =>
      fragmentFile(textAttribute(element, 'file') ?? '', file),
    );
  } catch (error) {
    if (parseErrorOf(error)) return [];
    throw error;
  }
}

function includesIn(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, (node: Nodes) => {
    if (isInclude(node)) found.push(node);
  });
  return found;
}
