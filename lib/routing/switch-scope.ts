import { pathKeyOf, type RoutePath } from './route-path';
import { type Scope, type ScopeOptions, scopeKey, scopePrefix, splitScope } from './scope';

/** Finds a page in another language or version: the same, else the nearest above, else home. */
export function switchScope(
  path: string,
  from: Scope,
  to: Scope,
  options: ScopeOptions,
  routes: readonly RoutePath[],
): { route: RoutePath; isSamePage: boolean } | undefined {
  const known = new Map(
    routes
      // Without a prefix, `/zh/` would pass for the page "zh" of the default language.
      .filter((route) => scopeKey(splitScope(route.slice(1), options).scope) === scopeKey(to))
      .map((route) => [pathKeyOf(route), route]),
  );
  const segments = pathKeyOf(path)
    .slice(scopePrefix(from, options).length)
    .split('/')
    .filter((segment) => segment !== '');

  for (let length = segments.length; length >= 0; length -= 1) {
    const candidate = [scopePrefix(to, options), ...segments.slice(0, length)].join('/');
    const route = known.get(pathKeyOf(candidate));
    if (route) return { route, isSamePage: length === segments.length };
  }
  return undefined;
}
