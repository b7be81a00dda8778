import 'server-only';
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { insertExamples } from '../code-blocks/example-code';
import { fragmentPart, keepNotesApart } from '../markdown-syntax/fragment-part';
import { type Fragments, fragmentFile } from '../markdown-syntax/fragment-paths';
import { isJsxNamed, type JsxElement, textAttribute } from '../markdown-tree/jsx';
import { parseErrorOf } from '../markdown-tree/parse-error';
import { parseFragment } from './parse';

export const INCLUDE = 'Include';

/** How many fragments a page may hold; fragments that include each other make many of few. */
export const MOST_FRAGMENTS = 200;

export class TooManyFragments extends Error {}

export function isInclude(node: object): node is JsxElement {
  return isJsxNamed(node, INCLUDE);
}

/**
 * Replaces each `<Include>` by its fragment and fills code blocks from example files. A fragment that
 * cannot be parsed, or that includes itself, is left out; its own file reports why. Returns those of
 * the file's own elements that lead back to it.
 */
export function insertFragments(tree: Root, file: string, fragments: Fragments): Set<JsxElement> {
  let count = 0;
  const cycles = new Set<JsxElement>();
  insert(tree, file, []);
  return cycles;

  function insert(into: Root, from: string, around: readonly string[], own?: JsxElement): void {
    insertExamples(into, fragments);
    visit(into, (element: Nodes, index, parent) => {
      if (!isInclude(element) || !parent || index === undefined) return;
      const path = fragmentFile(textAttribute(element, 'file') ?? '', from);
      if (path === file) cycles.add(own ?? element);
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
      parent.children[index] = fragmentPart(path, part?.children ?? []);
      return SKIP;
    });
  }
}

function readable(file: string, body: string): Root | undefined {
  try {
    return parseFragment(file, body);
  } catch (error) {
    if (parseErrorOf(error)) return undefined;
    throw error;
  }
}
