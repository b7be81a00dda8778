import 'server-only';
import type { NodeCompletion, TwoslashNode } from 'twoslash';

/** A text that stands below a line of code; the line and its column count from zero. */
export type Below = { line: number; column: number; kind: string; text: string };

/** How many names a list of completions shows. */
const COMPLETIONS = 8;

/** The code as readers see it with all that stands below its lines, in a form of the caller's. */
export function textWithLinesBelow(
  lines: readonly string[],
  nodes: readonly TwoslashNode[],
  written: (text: string) => string = (text) => text,
): string {
  const found = nodes.flatMap((node) => belowOf(node) ?? []);
  const at = (index: number) =>
    found.filter(({ line }) => line === index).map(({ text }) => written(text));
  return [...at(-1), ...lines.flatMap((line, index) => [line, ...at(index)])].join('\n');
}

/** What a mark puts below its line; most of what is known is shown in notes alone. */
export function belowOf(node: TwoslashNode): Below | undefined {
  const { line, character: column } = node;
  switch (node.type) {
    case 'query':
      return { line, column, kind: 'query', text: node.text };
    case 'error':
      return { line, column, kind: 'refused', text: `TS${node.code}: ${node.text}` };
    case 'completion':
      return {
        line,
        column: Math.max(column - node.completionsPrefix.length, 0),
        kind: 'completions',
        text: shownNames(node).join('\n'),
      };
    case 'highlight':
      return node.text ? { line, column, kind: 'tag-annotate', text: node.text } : undefined;
    case 'tag':
      // Its own line is gone, so the place is that of the next one.
      return { line: line - 1, column: 0, kind: `tag-${node.name}`, text: node.text ?? '' };
    default:
      return undefined;
  }
}

/** The names that a list of completions shows. */
export function shownNames({ completions }: NodeCompletion): string[] {
  const names = completions.slice(0, COMPLETIONS).map(({ name }) => name);
  return completions.length > COMPLETIONS ? [...names, '…'] : names;
}
