import { comparable, type RoutePath } from './route-path';

/** All addresses of the site, found by any spelling of theirs. */
export type RouteTable = {
  exact: ReadonlyMap<string, RoutePath>;
  /** By lower-case spelling; several routes may share one. */
  folded: ReadonlyMap<string, readonly RoutePath[]>;
};

/** A page that an address leads to, and whether its letters are spelled as they should be. */
export type RouteMatch = { route: RoutePath; rightCase: boolean };

/** Builds the table; `aliases` lead from further addresses to a page's own. */
export function routeTable(
  routes: readonly RoutePath[],
  aliases: Readonly<Record<string, RoutePath>> = {},
): RouteTable {
  const entries: [string, RoutePath][] = [
    ...routes.map((route): [string, RoutePath] => [comparable(route), route]),
    ...Object.entries(aliases).map(([from, to]): [string, RoutePath] => [comparable(from), to]),
  ];
  const folded = new Map<string, RoutePath[]>();
  for (const [path, route] of entries) {
    const key = path.toLowerCase();
    folded.set(key, [...(folded.get(key) ?? []), route]);
  }
  return { exact: new Map(entries), folded };
}

/**
 * The page an address leads to, whichever way it is spelled. A wrong letter case is forgiven only
 * where exactly one page can be meant.
 */
export function findRoute(table: RouteTable, path: string): RouteMatch | undefined {
  const key = comparable(path);
  const exact = table.exact.get(key);
  if (exact) return { route: exact, rightCase: true };
  const [only, ...others] = table.folded.get(key.toLowerCase()) ?? [];
  return only && others.length === 0 ? { route: only, rightCase: false } : undefined;
}

/** The page an address means when it is written without language and version. */
export function findNearest(
  table: RouteTable,
  prefixes: readonly string[],
  path: string,
): RouteMatch | undefined {
  for (const prefix of prefixes) {
    const match = findRoute(table, prefix + path);
    if (match) return match;
  }
  return undefined;
}
