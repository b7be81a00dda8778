'use client';

import { useSyncExternalStore } from 'react';
import type { RoutePath } from '@/lib/routing/route-path';

/*
 * What <FindPage> found, for the not-found page beside it. It lies outside of React because
 * app/not-found.tsx, which holds both, is copied into every page and so keeps no state for them.
 */
const NONE: readonly RoutePath[] = [];
const listeners = new Set<() => void>();
let suggested = NONE;

/** Tells the not-found page which pages may have been meant. */
export function suggestRoutes(routes: readonly RoutePath[]): void {
  suggested = routes;
  for (const listener of listeners) listener();
}

/** The pages that may have been meant; none until they are known. */
export function useSuggestions(): readonly RoutePath[] {
  return useSyncExternalStore(
    subscribe,
    () => suggested,
    () => NONE,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
