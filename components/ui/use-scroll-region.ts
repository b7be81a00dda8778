'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * What makes a box that is too narrow for its content a region with a name, which the keyboard scrolls.
 * It is one at first, so that it can be scrolled without JavaScript.
 */
export function useScrollRegion(box: RefObject<HTMLElement | null>, name: string) {
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return overflows ? { tabIndex: 0, role: 'group', 'aria-label': name } : {};
}
