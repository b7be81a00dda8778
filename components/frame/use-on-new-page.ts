'use client';

import { useEffect, useRef } from 'react';
import { useRoutePath } from './use-route-path';

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
