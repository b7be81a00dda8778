import { distance } from 'fastest-levenshtein';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { decodeAddress, foldPath, htmlPath, type RoutePath } from '@/lib/routing/route-path';
import { findRoute, routeTable } from '@/lib/routing/route-table';

/** The content of `/static/routes.json`. */
type SiteRoutes = { routes: RoutePath[]; redirects: Record<string, RoutePath> };

/**
 * Redirects another spelling of a URL (`/api/index`, `/API/run`) to its page, since some hosts answer it with the
 * not-found page. Returns pages with similar URLs if there is no such page.
 */
export async function redirectToPage(
  { routes, redirects }: SiteRoutes,
  signal: AbortSignal,
): Promise<readonly RoutePath[]> {
  const path = decodeAddress(withoutBase(window.location.pathname));
  const match = findRoute(routeTable(routes, redirects), path);
  if (!match) return nearestRoutes(path, routes, redirects);
  const file = withBase(htmlPath(match.route));
  // If the file were missing, too, the redirects would never end.
  const { ok } = await fetch(file, { method: 'HEAD', signal });
  if (ok && !signal.aborted && file !== window.location.pathname) {
    window.location.replace(file + window.location.search + window.location.hash);
  }
  return [];
}

const MAX_SUGGESTIONS = 2;
const MAX_DISTANCE = 3;
/** No page has a longer URL, and comparing one would take long. */
const MAX_PATH_LENGTH = 200;

/**
 * Returns the pages with similar URLs, nearest first. A page with a similar last segment counts, too: it may have moved
 * to another folder.
 *
 *     nearestRoutes('/api/lodApp', ['/api/loadApp', '/api/run']) //=> ['/api/loadApp']
 */
export function nearestRoutes(
  path: string,
  routes: readonly RoutePath[],
  redirects: Readonly<Record<string, RoutePath>> = {},
): RoutePath[] {
  const requested = foldPath(path);
  if (requested.length > MAX_PATH_LENGTH) return [];
  // By the length of the last segment: `/api/xyz` has nothing in common with `/api/run`.
  const { length } = lastSegment(requested);
  const limit = Math.min(MAX_DISTANCE, Math.floor(length / 2), 1 + Math.floor(length / 4));
  const similar = [...routes.map((route) => [route, route] as const), ...Object.entries(redirects)]
    .filter(([, route]) => !route.endsWith('/__meta__'))
    .map(([name, route]) => ({ route, distance: distanceTo(foldPath(name), requested, limit) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance);
  return [...new Set(similar.map(({ route }) => route))].slice(0, MAX_SUGGESTIONS);
}

/** Returns an edit distance. If only the last segment is similar, it is greater, and the limit is lower. */
function distanceTo(name: string, requested: string, limit: number): number {
  const pathDistance = distance(name, requested);
  if (pathDistance <= limit) return pathDistance;
  const segmentDistance = distance(lastSegment(name), lastSegment(requested));
  if (segmentDistance > Math.max(0, limit - 1)) return Number.POSITIVE_INFINITY;
  // Among those the folder decides: the nearer it is, the better.
  return segmentDistance + MAX_DISTANCE + pathDistance / (name.length + requested.length);
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
