import 'server-only';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { contentPath, type Place, type Problem } from '../../problems/problem';
import { fragmentOf, type MarkdownSource } from '../tree/source';
import { fenceOf } from './fence';
import type { FenceProblem } from './fence-meta';

/** Finds what is wrong in the code blocks of a page. `readFences` has run before. */
export function findFenceProblems(tree: Root, source: MarkdownSource): Problem[] {
  // The tabs of a command for several package managers all come from one block.
  const problems = new Map<string, Problem>();
  const rows = source.body.split(/\r\n?|\n/);
  visit(tree, 'element', (element) => {
    if (fragmentOf(element) !== undefined) return SKIP;
    for (const { line, near, ...advice } of fenceOf(element)?.problems ?? []) {
      const problem = { ...placeOfProblem({ line, near }, element, source, rows), ...advice };
      problems.set(JSON.stringify(problem), problem);
    }
    return undefined;
  });
  return [...problems.values()];
}

function placeOfProblem(
  { line, near }: Pick<FenceProblem, 'line' | 'near'>,
  { position }: Element,
  { file }: MarkdownSource,
  rows: readonly string[],
): Place {
  const start = position?.start ?? { line: 1, column: 1 };
  const opening = rows[start.line - 1]?.slice(start.column - 1) ?? '';
  // Indented code has no line that opens it.
  const isFenced = /^\s*(`{3}|~{3})/.test(opening);
  const typed = start.line + (isFenced ? line : Math.max(line - 1, 0));
  // The code of an example is not in this file, so the place is the line that names the example.
  const row = rows[typed - 1]?.includes(near) ? typed : start.line;
  const text = rows[row - 1] ?? '';
  // `near` may be the rest of a line, and the same text may occur earlier in the line.
  const found = text.endsWith(near) ? text.length - near.length : text.indexOf(near);
  return {
    file: contentPath(file),
    line: row,
    column: found === -1 ? start.column : found + 1,
  };
}
