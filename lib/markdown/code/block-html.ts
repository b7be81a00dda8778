import 'server-only';
import type { Element } from 'hast';
import { colouredLines } from './coloured-lines';
import { compactHtml } from './compact-html';
import type { CodeLine, Fence } from './fence';
import type { LineKind } from './notations';
import { addTypes } from './twoslash-notes';

/**
 * The inside of the `<code>` element of a block. Only blocks that need lines have elements for
 * them, each with the end of its line, so that the text of the whole is the code as it is shown.
 * What does not belong into a copy of the code is marked `data-uncopied`. `id` makes the ids in it
 * unlike those of other blocks.
 */
export async function blockHtml(
  fence: Fence,
  { numbersLines = false, id = 'types' } = {},
): Promise<string> {
  const { lines, types } = fence;
  const elements = await colouredLines(fence);
  if (types) await addTypes(elements, types, id);
  if (!numbersLines && !lines.some(({ kinds, isOutput }) => kinds.size > 0 || isOutput)) {
    return elements.map(({ children }) => compactHtml(children)).join('\n');
  }
  const lastCopied = lines.findLastIndex((line) => !isUncopied(line));
  return lines
    .map((line, index) => {
      // Else a copy would end with the end of a line that nothing follows.
      const end = index === lastCopied ? `<span ${UNCOPIED}>\n</span>` : '\n';
      return lineHtml(line, elements[index], index === lines.length - 1 ? '' : end);
    })
    .join('');
}

const UNCOPIED = 'data-uncopied=""';

function isUncopied({ kinds, isOutput }: CodeLine): boolean {
  return isOutput || kinds.has('remove');
}

/** The elements that say to assistive technology what the colours say; the first that fits. */
const ELEMENTS: [kind: LineKind, tagName: string][] = [
  ['remove', 'del'],
  ['add', 'ins'],
  ['error', 'mark'],
  ['warning', 'mark'],
  ['highlight', 'mark'],
];

function lineHtml(line: CodeLine, element: Element | undefined, end: string): string {
  const tagName = ELEMENTS.find(([kind]) => line.kinds.has(kind))?.[1] ?? 'span';
  const kinds = [...line.kinds, ...(line.isOutput ? ['output'] : [])].sort();
  const names = ['line', ...kinds.map((kind) => `line-${kind}`)].join(' ');
  const uncopied = isUncopied(line) ? ` ${UNCOPIED}` : '';
  const inside = compactHtml(element?.children ?? []);
  return `<${tagName} class="${names}"${uncopied}>${inside}${end}</${tagName}>`;
}
