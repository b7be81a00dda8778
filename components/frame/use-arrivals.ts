'use client';

import { useEffect, useState } from 'react';
import { onNavigationStart } from '@/lib/browser/navigation-start';

/** How often the reader has arrived somewhere since the first page, also at the page that showed. */
export function useArrivals(): number {
  const [arrivals, setArrivals] = useState(0);
  // Set inside the router's transition, it comes into force when the page shows.
  useEffect(() => onNavigationStart(() => setArrivals((count) => count + 1)), []);
  return arrivals;
}
