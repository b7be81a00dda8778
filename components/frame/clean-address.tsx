'use client';

import { useEffect, useState } from 'react';
import { onNavigationStart } from '@/lib/browser/navigation-start';
import { BASE_PATH } from '@/lib/routing/base-path';
import { canonicalAddress } from '@/lib/routing/canonical-address';
import type { RoutePath } from '@/lib/routing/route-path';

/** Puts the page's canonical address into the address bar, without a step in the history. */
export function CleanAddress({ route }: { route: RoutePath }) {
  const [arrivals, setArrivals] = useState(0);
  // Set inside the router's transition, it takes effect when the new page shows.
  useEffect(() => onNavigationStart(() => setArrivals((count) => count + 1)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival may bring the host's own spelling of the address, also the one at the same page
  useEffect(() => {
    let isGone = false;
    // Next's router adds its own state to the `null`, without which Back would do nothing. On the
    // first page it begins to listen only after the effects of the components inside it.
    queueMicrotask(() => {
      const address = isGone ? undefined : canonicalAddress(window.location, route, BASE_PATH);
      if (address) window.history.replaceState(null, '', address);
    });
    return () => {
      isGone = true;
    };
  }, [route, arrivals]);
  return null;
}
