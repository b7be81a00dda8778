'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { canonicalAddress } from '@/lib/routing/base-path';
import type { RoutePath } from '@/lib/routing/route-path';

/** Puts the page's canonical address into the address bar, without a step in the history. */
export function CleanAddress({ route }: { route: RoutePath }) {
  // The path as the router has it, which may be the host's own spelling of the page that already shows.
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read where the router has put it
  useEffect(() => {
    let isGone = false;
    // Next's router adds its own state to the `null`, without which Back would do nothing. On the
    // first page it begins to listen only after the effects of the components inside it.
    queueMicrotask(() => {
      const address = isGone ? undefined : canonicalAddress(window.location, route);
      if (address) window.history.replaceState(null, '', address);
    });
    return () => {
      isGone = true;
    };
  }, [route, pathname]);
  return null;
}
