import type { SinceRecord } from './meta-files';

type PlacedName = { name: string; kind: string; page: string; anchor: string | null };

/** Since when there is a name, as far as it is known. Nobody has dated the texts of errors. */
export function sinceOf(
  record: SinceRecord | undefined,
  { name, kind, page, anchor }: PlacedName,
): string | null {
  if (!record || kind === 'error') return null;
  const { first, names, places } = record;
  const near = [places[`${page}#${anchor}`], places[page]];
  const own = near.find((place) => place !== undefined && Object.hasOwn(place, name));
  if (own) return own[name] ?? null;
  if (Object.hasOwn(names, name)) return names[name] ?? null;
  return near.find((place) => place?.['*'])?.['*'] ?? first;
}

export function isTooOld(version: string, since: string | null): boolean {
  return since !== null && version.localeCompare(since, 'en', { numeric: true }) < 0;
}
