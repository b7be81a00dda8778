import { withBase } from '../routing/base-path';
import { isSameRoute } from '../routing/route-path';

const listeners = new Set<() => void>();

const placeListeners = new Set<(hash: string) => void>();

/**
 * Runs something whenever the reader sets off for another page, by whatever way: a link,
 * `router.push()`, Back or Forward. It runs inside the router's transition, so a state that it sets
 * comes into force when the page shows. Returns how to stop it.
 */
export function onNavigationStart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs something whenever the reader sets off for a place on the page that shows, and the router
 * takes them there; the hash of its address begins with `#`. Returns how to stop it.
 */
export function onPlaceStart(listener: (hash: string) => void): () => void {
  placeListeners.add(listener);
  return () => placeListeners.delete(listener);
}

/** Tells all who listen that the reader sets off; only Next's hook for it may call this. */
export function reportNavigationStart(href: string, type: 'push' | 'replace' | 'traverse'): void {
  const place = type === 'traverse' ? '' : placeOnThisPage(href);
  if (place === '') for (const listener of listeners) listener();
  else for (const listener of placeListeners) listener(place);
}

/** The hash of an address that leads to a place on the page that shows, else nothing. */
function placeOnThisPage(href: string): string {
  const { pathname, search, hash } = new URL(withBase(href), window.location.href);
  const here = window.location;
  return search === here.search && isSameRoute(pathname, here.pathname) ? hash : '';
}
