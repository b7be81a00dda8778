import 'server-only';
import { posix } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { insertExamples } from '../code/examples';
import { type Fragments, fragmentPart, isFragmentFile, keepNotesApart } from '../syntax/fragments';
import { isJsxNamed, type JsxElement, textAttribute } from '../tree/jsx';
import { type MarkdownSource, placeOf } from '../tree/source';
import { insertProjects } from './example-projects';
import { parseFragment, parseProblem } from './parse';

export const INCLUDE = 'Include';

/** How many fragments a page may hold; fragments that include each other make many of few. */
export const MOST_FRAGMENTS = 200;

export class TooManyFragments extends Error {}

/**
 * Inserts examples and projects, and replaces each `<Include>` by its fragment with those of its own. A
 * fragment that cannot be parsed, or that includes itself, is left out; its own file reports why. Returns
 * what is wrong with the elements of the file itself.
 */
export function insertAll(tree: Root, source: MarkdownSource, fragments: Fragments): Problem[] {
  let count = 0;
  const problems: Problem[] = [];
  const cycles = new Set<JsxElement>();
  insert(tree, source.file, []);
  return problems;

  function insert(into: Root, from: string, around: readonly string[], own?: JsxElement): void {
    const ofFile = { file: from };
    const inserted = [
      ...insertExamples(into, ofFile, fragments),
      ...insertProjects(into, ofFile, fragments),
    ];
    if (!own) problems.push(...inserted);
    visit(into, (element: Nodes, index, parent) => {
      if (!isJsxNamed(element, INCLUDE) || !parent || index === undefined) return;
      const path = fragmentFile(textAttribute(element, 'file') ?? '', from);
      if (path === source.file) cycles.add(own ?? element);
      const isWrong = element.type === 'mdxJsxTextElement' || around.includes(path);
      const body = isWrong ? undefined : fragments.get(path);
      const part = body === undefined ? undefined : readable(path, body);
      if (part) {
        count += 1;
        if (count > MOST_FRAGMENTS) throw new TooManyFragments();
        const number = count;
        insert(part, path, [...around, path], own ?? element);
        keepNotesApart(part, path, number);
      }
      parent.children[index] = fragmentPart(path, part?.children ?? [], element.position);
      if (!own) problems.push(...checkInclude(element, source, fragments, cycles.has(element)));
      return SKIP;
    });
  }
}

function checkInclude(
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

function readable(file: string, body: string): Root | undefined {
  try {
    return parseFragment(file, body);
  } catch (error) {
    if (parseProblem(error, file)) return undefined;
    throw error;
  }
}

/** The file that a path means: seen from the file it stands in or, with `/` in front, from content/. */
function fragmentFile(path: string, from: string): string {
  return path.startsWith('/')
    ? posix.normalize(path).slice(1)
    : posix.join(posix.dirname(from), path);
}

/** How a file is named in another one, as `path` is written there. */
function spelledLike(path: string, from: string, file: string): string {
  if (path.startsWith('/')) return `/${file}`;
  const relative = posix.relative(posix.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
