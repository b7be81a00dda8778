'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { comparable } from '@/lib/routing/route-path';

/**
 * The path of the page that shows, in the form in which paths are compared. This is the only place
 * that may call `usePathname()`: some hosts serve a page as `/api/run/` or `/api/run.html`, but it
 * was prerendered as `/api/run`, and what differs between the two breaks hydration.
 */
export function useRoutePath(): string {
  const path = comparable(usePathname());
  // The not-found page is prerendered once and served at any address. So the first render in the
  // browser repeats the path of the prerender, which <Document> left on <html>.
  return useSyncExternalStore(
    neverChanges,
    () => path,
    () => (typeof document === 'undefined' ? path : (prerenderedPath() ?? path)),
  );
}

function prerenderedPath(): string | undefined {
  return document.documentElement.dataset.path;
}

function neverChanges(): () => void {
  return () => {};
}
