import 'server-only';
import type { Fault } from './types';

/** All faults as one text, a line for each place; editors turn the places into links. */
export function listed(faults: readonly Fault[]): string {
  return faults
    .toSorted(
      (a, b) => compare(a.file, b.file) || compare(a.line, b.line) || compare(a.column, b.column),
    )
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
    .join('\n');
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
