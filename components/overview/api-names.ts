import { useRef, useState } from 'react';
import { fetchFile } from '@/lib/browser/connection';
import type { NamesOfPages } from '@/lib/navigation/overview';
import { isTooOld } from '@/lib/navigation/since';
import type { OverviewName } from '@/lib/navigation/types';
import type { ApiIndex } from '@/lib/outputs/api-index';
import { normalizePath } from '@/lib/routing/route-path';
import { useScope } from '../site/site-context';

/** The options, hooks and other names of the pages, which are fetched when the reader filters. */
export function useApiNames() {
  const { prefix } = useScope();
  const [names, setNames] = useState<NamesOfPages>();
  const isAsked = useRef(false);

  function loadNames() {
    if (isAsked.current) return;
    isAsked.current = true;
    loadApiNames(prefix).then(setNames, () => {
      // Pages and headings are found without them, and the next use tries again.
      isAsked.current = false;
      setNames(new Map());
    });
  }
  return { names, loadNames };
}

async function loadApiNames(prefix: string): Promise<NamesOfPages> {
  const response = await fetchFile(`${prefix}/api-index.json`);
  const { entries } = (await response.json()) as ApiIndex;
  const names = new Map<string, ApiIndex['entries']>();
  for (const entry of entries) {
    const path = normalizePath(entry.page);
    names.set(path, [...(names.get(path) ?? []), entry]);
  }
  return names;
}

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
