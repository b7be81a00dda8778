import { distance } from 'fastest-levenshtein';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { decodeAddress, foldPath, htmlPath, type RoutePath } from '@/lib/routing/route-path';
import { findRoute, routeTable } from '@/lib/routing/route-table';

/** All addresses of the site, and the further ones with the pages they lead to. */
type SiteRoutes = { routes: RoutePath[]; redirects: Record<string, RoutePath> };

/**
 * Leads from another spelling of an address (`/api/index`, `/API/run`) to the page, on hosts that
 * answer it with the not-found page. Hosts that know only exact files answer every clean address
 * so; the page then puts the canonical address into the address bar. Where no page has that
 * address, returns the pages whose addresses are spelled alike.
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

/** The not-found page has room for this many. */
const MAX_SUGGESTIONS = 2;
const MAX_DISTANCE = 3;
/** No page has a longer URL, and comparing one would take long. */
const MAX_LENGTH = 200;

/**
 * The pages whose addresses are spelled much like one that leads nowhere, nearest first. A page
 * is also near when only its last segment is: it may have moved to another folder.
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

/** Paths of which only the last segment is near come last, and fewer letters of it may differ. */
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
