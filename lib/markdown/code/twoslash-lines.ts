import 'server-only';
import type { Element, ElementContent } from 'hast';
import type { TwoslashNode } from 'twoslash';
import { type Below, belowOf, shownNames } from './twoslash-below';
import { element, textNode, typeText } from './twoslash-parts';

/**
 * Adds what the marks of a block ask for: types, completions, errors and remarks, each below the
 * line that it speaks of. The end of the line is part of it, so that a copy of the rest is the code.
 */
export async function addLinesBelow(
  lines: readonly Element[],
  nodes: readonly TwoslashNode[],
): Promise<void> {
  for (const node of nodes) {
    const below = belowOf(node);
    if (below === undefined) continue;
    const { line, column, kind } = below;
    const indent = textNode(' '.repeat(column));
    const content = await contentOf(node, below);
    const box = element('span', { className: ['type-below', `type-${kind}`] }, content);
    const properties = { dataUncopied: '' };
    // A remark above all code has no line to stand below.
    if (line < 0) {
      lines[0]?.children.unshift(element('span', properties, [indent, box, textNode('\n')]));
    } else {
      lines[line]?.children.push(element('span', properties, [textNode('\n'), indent, box]));
    }
  }
}

async function contentOf(node: TwoslashNode, { text }: Below): Promise<ElementContent[]> {
  if (node.type === 'query') return typeText(text);
  if (node.type !== 'completion') return [textNode(text)];
  // What is typed already is set apart from what would be added.
  const { completionsPrefix: typed } = node;
  return shownNames(node).flatMap((name, index) => {
    const end = index === 0 ? [] : [textNode('\n')];
    return typed !== '' && name.startsWith(typed)
      ? [...end, element('b', {}, [textNode(typed)]), textNode(name.slice(typed.length))]
      : [...end, textNode(name)];
  });
}
