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
const MAX_LENGTH = 200;

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
  const asked = foldPath(path);
  if (asked.length > MAX_LENGTH) return [];
  // By the length of the last segment: `/api/xyz` has nothing in common with `/api/run`.
  const { length } = lastSegment(asked);
  const limit = Math.min(MAX_DISTANCE, Math.floor(length / 2), 1 + Math.floor(length / 4));
  const near = [...routes.map((route) => [route, route] as const), ...Object.entries(redirects)]
    .filter(([, route]) => !route.endsWith('/__meta__'))
    .map(([name, route]) => ({ route, distance: distanceTo(foldPath(name), asked, limit) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance);
  return [...new Set(near.map(({ route }) => route))].slice(0, MAX_SUGGESTIONS);
}

/** Returns an edit distance. If only the last segment is similar, it is greater, and the limit is lower. */
function distanceTo(name: string, asked: string, limit: number): number {
  const whole = distance(name, asked);
  if (whole <= limit) return whole;
  const last = distance(lastSegment(name), lastSegment(asked));
  if (last > Math.max(0, limit - 1)) return Number.POSITIVE_INFINITY;
  // Among those the folder decides: the nearer it is, the better.
  return last + MAX_DISTANCE + whole / (name.length + asked.length);
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
