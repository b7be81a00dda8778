import { type PathKey, pathKeyOf, type RoutePath } from './route-path';

export type RouteTable = {
  exact: ReadonlyMap<PathKey, RoutePath>;
  /** By lower-case spelling; several routes may share one. */
  folded: ReadonlyMap<string, readonly RoutePath[]>;
};

export type RouteMatch = { route: RoutePath; rightCase: boolean };

/** Builds the table; `redirects` map former paths to pages. */
export function routeTable(
  routes: readonly RoutePath[],
  redirects: Readonly<Record<string, RoutePath>> = {},
): RouteTable {
  const entries = [
    ...routes.map((route) => [route, route] as const),
    ...Object.entries(redirects),
  ].map(([from, to]) => [pathKeyOf(from), to] as const);
  const folded = new Map<string, RoutePath[]>();
  for (const [path, route] of entries) {
    const key = path.toLowerCase();
    folded.set(key, [...(folded.get(key) ?? []), route]);
  }
  return { exact: new Map(entries), folded };
}

/** Returns the page of a path. A wrong letter case is accepted if only one page matches. */
export function findRoute(table: RouteTable, path: string): RouteMatch | undefined {
  const key = pathKeyOf(path);
  const exact = table.exact.get(key);
  if (exact) return { route: exact, rightCase: true };
  const [only, ...others] = table.folded.get(key.toLowerCase()) ?? [];
  return only && others.length === 0 ? { route: only, rightCase: false } : undefined;
}

/** Returns the page of a path without language and version. */
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
