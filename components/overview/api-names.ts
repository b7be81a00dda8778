import { fetchFile } from '@/lib/browser/connection';
import type { NamesOfPages } from '@/lib/navigation/overview';
import { isTooOld } from '@/lib/navigation/since';
import type { OverviewName } from '@/lib/navigation/types';
import type { ApiIndex } from '@/lib/outputs/api-index';
import { type PathKey, pathKeyOf } from '@/lib/routing/route-path';

/** The options, hooks and other names of the pages. */
export async function loadApiNames(file: string): Promise<NamesOfPages> {
  const response = await fetchFile(file);
  const { entries } = (await response.json()) as ApiIndex;
  const names = new Map<PathKey, ApiIndex['entries']>();
  for (const entry of entries) {
    const path = pathKeyOf(entry.page);
    names.set(path, [...(names.get(path) ?? []), entry]);
  }
  return names;
}

/** Marks the rows of tables that tell of names which a version lacks, and takes other marks away. */
export function markMissingRows(
  rows: Iterable<HTMLTableRowElement>,
  names: readonly OverviewName[],
  version: string,
): void {
  const missing = new Set(
    names.filter(({ since }) => version !== '' && isTooOld(version, since)).map(({ name }) => name),
  );
  for (const row of rows) {
    const typed = row.cells[0]?.querySelector('code')?.textContent ?? '';
    row.toggleAttribute('data-missing', missing.has(typed.replace(/\(.*/, '')));
  }
}
