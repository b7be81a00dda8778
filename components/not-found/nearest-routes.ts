import { comparable, type RoutePath } from '@/lib/routing/route-path';
import { editDistance } from '@/lib/spelling/nearest';

/** How many pages are suggested, and how many letters of an address may differ. */
const MAX_SUGGESTIONS = 3;
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
  aliases: Readonly<Record<string, RoutePath>> = {},
): RoutePath[] {
  const asked = spelling(path);
  const limit = allowedSlips(lastSegment(asked).length);
  const near = [...routes.map((route) => [route, route] as const), ...Object.entries(aliases)]
    .filter(([, route]) => !route.endsWith('/__meta__'))
    .map(([name, route]) => ({ route, distance: distanceTo(spelling(name), asked, limit) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance);
  return [...new Set(near.map(({ route }) => route))].slice(0, MAX_SUGGESTIONS);
}

/**
 * Slips are counted by the length of the last segment, not of the whole address: `/api/xyz` has
 * nothing in common with `/api/run`, though only three letters differ.
 */
function allowedSlips(length: number): number {
  return Math.min(MAX_DISTANCE, Math.floor(length / 2), 1 + Math.floor(length / 4));
}

/**
 * Addresses of which only the last segment is near come after those that are near as a whole, and
 * fewer letters of it may differ.
 */
function distanceTo(name: string, asked: string, limit: number): number {
  const whole = distanceWithin(name, asked, limit);
  if (whole < Number.POSITIVE_INFINITY) return whole;
  const last = distanceWithin(lastSegment(name), lastSegment(asked), Math.max(0, limit - 1));
  if (last === Number.POSITIVE_INFINITY) return last;
  // Among those the folder decides: the nearer it is, the better.
  return last + MAX_DISTANCE + editDistance(name, asked) / (name.length + asked.length);
}

function distanceWithin(a: string, b: string, limit: number): number {
  // Addresses may be long, and most of the site's are out of reach by their length alone.
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  const distance = editDistance(a, b);
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}

function spelling(path: string): string {
  return comparable(path).toLowerCase();
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
