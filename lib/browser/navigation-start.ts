import { withBase } from '../routing/base-path';
import { decodeAddress } from '../routing/links';
import { isSameRoute } from '../routing/route-path';
import { createStore } from './store';

/** The hash of the last navigation within the page; empty if it led to another page. */
const lastHash = createStore('');

/**
 * Runs something whenever the reader leaves for another page: by a link, `router.push()`, Back or
 * Forward. It runs inside the router's transition, so a state that it sets takes effect when the
 * new page shows. Returns how to stop it.
 */
export function onNavigationStart(listener: () => void): () => void {
  return lastHash.subscribe(() => {
    if (lastHash.get() === '') listener();
  });
}

/** Runs something, with the hash, when the router goes to a place on this page. Returns how to stop. */
export function onPlaceStart(listener: (hash: string) => void): () => void {
  return lastHash.subscribe(() => {
    if (lastHash.get() !== '') listener(lastHash.get());
  });
}

/** The place on this page that the hash of a URL names. */
export function placeNamedBy(hash: string): HTMLElement | null {
  return document.getElementById(decodeAddress(hash.slice(1)));
}

/** Reports a navigation; only Next's hook for it may call this. */
export function reportNavigationStart(href: string, type: 'push' | 'replace' | 'traverse'): void {
  lastHash.set(type === 'traverse' ? '' : hashOnThisPage(href));
}

/** The hash of an address that leads to a place on the current page, else nothing. */
function hashOnThisPage(href: string): string {
  const { pathname, search, hash } = new URL(withBase(href), window.location.href);
  const here = window.location;
  return search === here.search && isSameRoute(pathname, here.pathname) ? hash : '';
}
