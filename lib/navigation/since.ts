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

/** The versions that brought something to some pages, and the first of all; the newest one first. */
export function versionsOf(
  record: SinceRecord | undefined,
  isShown: (page: string) => boolean,
): string[] {
  if (!record) return [];
  const places = Object.entries(record.places)
    .filter(([place]) => isShown(place.replace(/#.*/, '')))
    .map(([, names]) => names);
  const all = [record.names, ...places].flatMap((names) => Object.values(names));
  const known = new Set([record.first, ...all.filter((version) => version !== null)]);
  return [...known].sort((a, b) => compareVersions(b, a));
}

export function isTooOld(version: string, since: string | null): boolean {
  return since !== null && compareVersions(version, since) < 0;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
