'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether a box is too narrow. Yes at first, so that it can be scrolled without JavaScript. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
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

  return overflows;
}
