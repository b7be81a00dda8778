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
  const limit = allowedSlips(lastSegment(asked).length);
  const near = [...routes.map((route) => [route, route] as const), ...Object.entries(redirects)]
    .filter(([, route]) => !route.endsWith('/__meta__'))
    .map(([name, route]) => ({ route, distance: distanceTo(foldPath(name), asked, limit) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance);
  return [...new Set(near.map(({ route }) => route))].slice(0, MAX_SUGGESTIONS);
}

/** By the length of the last segment: `/api/xyz` has nothing in common with `/api/run`. */
function allowedSlips(length: number): number {
  return Math.min(MAX_DISTANCE, Math.floor(length / 2), 1 + Math.floor(length / 4));
}

/** Paths of which only the last segment is near come last, and fewer letters of it may differ. */
function distanceTo(name: string, asked: string, limit: number): number {
  const whole = distanceWithin(name, asked, limit);
  if (whole <= limit) return whole;
  const last = distanceWithin(lastSegment(name), lastSegment(asked), Math.max(0, limit - 1));
  if (last > limit) return last;
  // Among those the folder decides: the nearer it is, the better.
  return last + MAX_DISTANCE + distance(name, asked) / (name.length + asked.length);
}

function distanceWithin(a: string, b: string, limit: number): number {
  // A path of any length is answered at once.
  const slips = Math.abs(a.length - b.length) > limit ? limit + 1 : distance(a, b);
  return slips <= limit ? slips : Number.POSITIVE_INFINITY;
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
