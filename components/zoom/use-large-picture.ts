'use client';

import { useEffect } from 'react';

const unreachable = new Set<string>();

/** Warns, once for each, if a larger picture cannot be had; the library says nothing then. */
export function useLargePicture(src: string | undefined): void {
  useEffect(() => {
    if (src === undefined) return;
    // The library asks for it as well, and both get the same answer of the same request.
    const picture = new Image();
    picture.onerror = () => {
      if (unreachable.has(src)) return;
      unreachable.add(src);
      // biome-ignore lint/suspicious/noConsole: the specification asks for it
      console.warn(`Unable to reach the zoom image target ${src}`);
    };
    picture.src = src;
    return () => {
      picture.onerror = null;
    };
  }, [src]);
}
