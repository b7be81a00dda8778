import type { NamesOfPages } from '@/lib/navigation/overview';
import type { ApiIndex } from '@/lib/outputs/api-index';
import { withBase } from '@/lib/routing/base-path';
import { normalizePath } from '@/lib/routing/route-path';

/** Fetches the names that the pages of a language and version tell of. */
export async function loadApiNames(prefix: string): Promise<NamesOfPages> {
  const address = withBase(`${prefix}/api-index.json`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const { entries } = (await response.json()) as ApiIndex;
  const names = new Map<string, ApiIndex['entries']>();
  for (const entry of entries) {
    const path = normalizePath(entry.page);
    names.set(path, [...(names.get(path) ?? []), entry]);
  }
  return names;
}
