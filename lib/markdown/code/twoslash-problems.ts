import 'server-only';
import type { NodeErrorWithoutPosition, TwoslashReturn } from 'twoslash';
import * as catalogue from '../../problems/catalogue';
import type { Advice } from '../../problems/problem';
import type { FenceProblem } from './fence-meta';

const MARKS = ['annotate', 'error', 'errors', 'filename', 'log', 'noErrors', 'warn'];

/** Finds errors that are not announced, those in cut parts too, and marks without effect. */
export function twoslashProblems(
  code: string,
  { meta, completions }: Pick<TwoslashReturn, 'meta' | 'completions'>,
  errors: readonly NodeErrorWithoutPosition[],
): FenceProblem[] {
  const problems: FenceProblem[] = [];
  for (const { code: number, start, text } of errors) {
    if (!meta.handbookOptions.errors.includes(Number(number)))
      add(start, catalogue.wrongTypes(inOneLine(text), Number(number)));
  }
  for (const { type, name, value, start } of meta.flagNotations) {
    if (type === 'unknown') add(start, catalogue.unknownTypeMark(name, MARKS));
    const announced: number[] = name === 'errors' ? value : [];
    for (const number of announced) {
      if (!errors.some((error) => error.code === number)) add(start, catalogue.absentError(number));
    }
  }
  const targets = meta.positionCompletions.toSorted((a, b) => a - b);
  for (const [index, { completions: found }] of completions.entries()) {
    if (found.length > 0) continue;
    add(targets[index] ?? 0, catalogue.brokenTypeMark('TypeScript has nothing to complete here.'));
  }
  return problems;

  function add(offset: number, advice: Advice): void {
    const line = code.slice(0, offset).split('\n').length;
    const near = /^.*/.exec(code.slice(offset))?.[0] ?? '';
    problems.push({ line, near, ...advice });
  }
}

const LINE = / (?:on|at) line(?:\(s\))? (\d+)/;

/** An error that twoslash throws, at the line or the mark that its text names. */
export function thrownProblem(code: string, error: Error): FenceProblem {
  const { description = error.message } = error as Error & { description?: string };
  const [named, number] = LINE.exec(description) ?? [''];
  const [mark] = /\^[?|]/.exec(description) ?? [];
  const detail = mark
    ? `No name stands above "${mark}".`
    : inOneLine(description.replace(named, '')).replace(/\.?$/, '.');
  const rows = code.split('\n');
  // Twoslash counts lines without marks, so the mark itself can be on a line further down or up.
  const line = mark ? nearestLine(rows, mark, Number(number ?? 0)) : Number(number ?? 0);
  const row = rows[line - 1]?.trim() ?? 'twoslash';
  const near = mark && row.includes(mark) ? mark : row;
  return { line, near, ...catalogue.brokenTypeMark(detail) };
}

function nearestLine(rows: readonly string[], mark: string, line: number): number {
  const [nearest = line] = rows
    .flatMap((row, index) => (row.includes(mark) ? [index + 1] : []))
    .sort((a, b) => Math.abs(a - line) - Math.abs(b - line));
  return nearest;
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
