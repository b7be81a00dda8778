'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/browser/store';
import { FRAME_PARTS, partsHiddenBy } from '@/lib/routing/frame-parts';

const hiddenParts = createStore('');

/** Keeps hidden what the address hides, from page to page; for the first page a script has done it. */
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
    const hidden = partsHiddenBy(query, FRAME_PARTS).join(' ');
    document.documentElement.dataset.hide = hidden;
    hiddenParts.set(hidden);
  }, [query]);
  return null;
}

/** The parts that the address hides, separated by spaces. */
export function usePartsHiddenByAddress(): string {
  return useSyncExternalStore(hiddenParts.subscribe, hiddenParts.get, () => '');
}
