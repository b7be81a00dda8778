import { foldPath, type PathKey, pathKeyOf, type RoutePath } from './route-path';

/** Pages by their path in lower case, which no two of them share. */
export type RouteTable = ReadonlyMap<string, { key: PathKey; route: RoutePath }>;

export type RouteMatch = { route: RoutePath; rightCase: boolean };

export function routeTable(
  routes: readonly RoutePath[],
  redirects: Readonly<Record<string, RoutePath>> = {},
): RouteTable {
  const pairs = [...routes.map((route) => [route, route] as const), ...Object.entries(redirects)];
  return new Map(pairs.map(([from, route]) => [foldPath(from), { key: pathKeyOf(from), route }]));
}

/** Returns the page of a path. A wrong letter case is accepted. */
export function findRoute(table: RouteTable, path: string): RouteMatch | undefined {
  const entry = table.get(foldPath(path));
  return entry && { route: entry.route, rightCase: entry.key === pathKeyOf(path) };
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
