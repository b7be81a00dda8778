import 'server-only';
import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { insertExamples } from '../code/example-code';
import { isJsx, type JsxElement, textAttribute } from '../jsx';
import { markdownTree } from '../parse';
import { parseErrorOf } from '../parse-error';
import { fragmentPart } from './fragment-part';
import { type Fragments, fragmentFile } from './fragment-paths';
import { keepNotesApart } from './keep-notes-apart';

/** The component of Markdown in whose place a fragment is put. */
export const INCLUDE = 'Include';

/** Whether this is an `<Include>`. */
export function isInclude(node: object): node is JsxElement {
  return isJsx(node as JsxElement) && (node as JsxElement).name === INCLUDE;
}

/** Has the parser put fragments and examples into a page, so that whatever comes later sees one text. */
export function includeFragments(
  this: Processor,
  { file, fragments }: { file: string; fragments: Fragments },
): undefined {
  const { parser } = this;
  if (!parser) return;
  this.parser = (text, vfile) => insertFragments(parser(text, vfile) as Root, file, fragments);
}

/**
 * Puts the content of fragments in the place of each `<Include>`, and that of examples into blocks of
 * code. A fragment is read by its own format. What cannot be read, or would never end, is left out: its own file tells why.
 */
export function insertFragments(tree: Root, file: string, fragments: Fragments): Root {
  let count = 0;
  insert(tree, file, []);
  return tree;

  function insert(into: Root, from: string, around: readonly string[]): void {
    insertExamples(into, fragments);
    visit(into, (element: Nodes, index, parent) => {
      if (!isInclude(element) || !parent || index === undefined) return;
      const path = fragmentFile(textAttribute(element, 'file') ?? '', from);
      const isWrong = element.type === 'mdxJsxTextElement' || around.includes(path);
      const body = isWrong ? undefined : fragments.get(path);
      const part = body === undefined ? undefined : readable(path, body);
      if (part) {
        insert(part, path, [...around, path]);
        keepNotesApart(part, path, ++count);
      }
      parent.children[index] = fragmentPart(path, part?.children ?? []);
      return SKIP;
    });
  }
}

function readable(file: string, body: string): Root | undefined {
  try {
    return markdownTree({ file, body, bodyOffset: 0 });
  } catch (error) {
    if (parseErrorOf(error)) return undefined;
    throw error;
  }
}
