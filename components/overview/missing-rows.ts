import { isTooOld } from '@/lib/navigation/since';
import type { OverviewName } from '@/lib/navigation/types';

/** Marks the rows of tables that tell of names which a version lacks, and returns what undoes it. */
export function markMissingRows(
  rows: Iterable<HTMLTableRowElement>,
  names: readonly OverviewName[],
  version: string,
): () => void {
  const missing = new Set(
    names.filter(({ since }) => isTooOld(version, since)).map(({ name }) => name),
  );
  const marked = [...rows].filter((row) => {
    const typed = row.cells[0]?.querySelector('code')?.textContent ?? '';
    return missing.has(typed.replace(/\(.*/, ''));
  });
  for (const row of marked) row.toggleAttribute('data-missing', true);
  return () => {
    for (const row of marked) row.removeAttribute('data-missing');
  };
}
