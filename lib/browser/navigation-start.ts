import { withBase } from '../routing/base-path';
import { isSameRoute } from '../routing/route-path';

const listeners = new Set<() => void>();

/**
 * Runs something whenever the reader sets off for another page, by whatever way: a link,
 * `router.push()`, Back or Forward. It runs inside the router's transition, so a state that it sets
 * comes into force when the page shows. Returns how to stop it.
 */
export function onNavigationStart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells all who listen that the reader sets off; only Next's hook for it may call this. */
export function reportNavigationStart(href: string, type: 'push' | 'replace' | 'traverse'): void {
  if (type !== 'traverse' && isPlaceOnThisPage(href)) return;
  for (const listener of listeners) listener();
}

function isPlaceOnThisPage(href: string): boolean {
  const { pathname, search, hash } = new URL(withBase(href), window.location.href);
  const here = window.location;
  return hash !== '' && search === here.search && isSameRoute(pathname, here.pathname);
}
