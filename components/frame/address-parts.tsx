'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { FRAME_PARTS, partsHiddenBy } from '@/lib/routing/frame-parts';

const listeners = new Set<() => void>();

/** Keeps hidden what the address hides, from page to page; the first time a script has done it. */
export function AddressParts() {
  return (
    // The prerender knows no query; it leaves this place to the browser.
    <Suspense>
      <FollowAddress />
    </Suspense>
  );
}

function FollowAddress() {
  const query = useSearchParams().toString();
  useLayoutEffect(() => {
    document.documentElement.dataset.hide = partsHiddenBy(query, FRAME_PARTS).join(' ');
    for (const tell of listeners) tell();
  }, [query]);
  return null;
}

/** The parts that the address hides, separated by spaces. */
export function usePartsHiddenByAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.hide ?? '',
    () => '',
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
