import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { contentPath, type Place, type Problem } from '../../problems/problem';
import type { MarkdownSource } from '../types';
import { fenceOf } from './fence';
import type { FenceFault } from './fence-fault';

/** Finds what is wrong in the blocks of code of a page; `readFences` has run before. */
export function findFenceProblems(tree: Root, source: MarkdownSource): Problem[] {
  // The tabs of a command for several package managers all come from one block.
  const problems = new Map<string, Problem>();
  const rows = source.body.split(/\r\n?|\n/);
  visit(tree, 'element', (element) => {
    for (const fault of fenceOf(element)?.faults ?? []) {
      const problem = fault.problemAt(placeOf(fault, element, source, rows));
      problems.set(JSON.stringify(problem), problem);
    }
  });
  return [...problems.values()];
}

function placeOf(
  { line, near }: FenceFault,
  { position }: Element,
  { file, bodyOffset }: MarkdownSource,
  rows: readonly string[],
): Place {
  const start = position?.start ?? { line: 1, column: 1 };
  const opening = rows[start.line - 1]?.slice(start.column - 1) ?? '';
  // Code that is indented has no line that opens it.
  const isFenced = /^\s*(`{3}|~{3})/.test(opening);
  const typed = start.line + (isFenced ? line : Math.max(line - 1, 0));
  // The code of an example has no lines here: the line that names its file is meant.
  const row = rows[typed - 1]?.includes(near) ? typed : start.line;
  const text = rows[row - 1] ?? '';
  // The rest of a line is meant where it ends, though the same may stand further in front.
  const found = text.endsWith(near) ? text.length - near.length : text.indexOf(near);
  return {
    file: contentPath(file),
    line: row + bodyOffset,
    column: found === -1 ? start.column : found + 1,
  };
}
