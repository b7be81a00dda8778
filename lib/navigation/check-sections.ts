import 'server-only';
import * as catalogue from '../problems/catalogue';
import { contentPath, type FindPosition, type Place, type Problem } from '../problems/problem';
import { isUnder, pathKeyOf } from '../routing/route-path';
import type { NavEntry } from './meta-files';

/** A path of `activeMatch`, and where it stands. */
export type SectionPath = { path: string; place: Place };

/** The paths that the items of a `_nav.json` make sections of. */
export function sectionsOf(
  file: string,
  entries: readonly NavEntry[],
  positionOf: FindPosition,
): SectionPath[] {
  const pathsOf = ({ link, activeMatch = [] }: Partial<NavEntry>, at: PropertyKey[]) =>
    (link === undefined ? [] : activeMatch).map((path) => ({
      path,
      place: { file: contentPath(file), ...positionOf([...at, 'activeMatch']) },
    }));
  return entries.flatMap((entry, index) => [
    ...pathsOf(entry, [index]),
    ...(entry.items ?? []).flatMap((item, nested) => pathsOf(item, [index, 'items', nested])),
  ]);
}

/** Finds sections that two items share, and those without a page. `prefix` is that of their language. */
export function checkSections(
  sections: readonly SectionPath[],
  prefix: string,
  routes: readonly string[],
): Problem[] {
  const taken = new Set<string>();
  return sections.flatMap(({ path, place }) => {
    const isTaken = taken.has(pathKeyOf(path));
    taken.add(pathKeyOf(path));
    if (isTaken) return [catalogue.doubledSection(place, path)];
    const hasPages = routes.some((route) => isUnder(route, prefix + path) || isUnder(route, path));
    return hasPages ? [] : [catalogue.emptySection(place, path, routes)];
  });
}
