'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { normalizePath } from '@/lib/routing/route-path';

/**
 * The path of the current page, in the form in which paths are compared. This is the only place
 * that may call `usePathname()`: some hosts serve a page as `/api/run/` or `/api/run.html`, but it
 * was prerendered as `/api/run`, and any difference between the two breaks hydration.
 */
export function useRoutePath(): string {
  const path = normalizePath(usePathname());
  // The not-found page is prerendered once and served at any address. So the first render in the
  // browser repeats the path of the prerender, which <Document> left on <html>.
  return useSyncExternalStore(
    neverChanges,
    () => path,
    () => (typeof document === 'undefined' ? path : document.documentElement.dataset.path) ?? path,
  );
}

/**
 * Runs something when another page shows, and not on the first one: what a reader has opened before
 * the page became interactive stays open.
 */
export function useOnNewPage(run: () => void): void {
  const path = useRoutePath();
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    run();
  });
}

/** Whether the page still shows as it was prerendered; never for what comes after that. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

function neverChanges(): () => void {
  return () => {};
}
