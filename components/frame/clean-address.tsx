'use client';

import { useEffect } from 'react';
import { BASE_PATH } from '@/lib/routing/base-path';
import type { RoutePath } from '@/lib/routing/route-path';
import { canonicalAddress } from './canonical-address';

/** Puts the page's canonical address into the address bar, without a step in the history. */
export function CleanAddress({ route }: { route: RoutePath }) {
  useEffect(() => {
    const address = canonicalAddress(window.location, route, BASE_PATH);
    // Next's router listens to replaceState and adds its own state to the `null`.
    if (address) window.history.replaceState(null, '', address);
  }, [route]);
  return null;
}
