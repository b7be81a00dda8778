'use client';

import { useEffect, useRef, useState } from 'react';
import { onNavigationStart } from '@/lib/browser/navigation-start';
import { useLabels } from '../frame/site-context';
import { endProgress, showProgress } from './progress';

/** How long a page may take before it counts as slow. */
const SLOW_MS = 200;

/**
 * The thin line over the top bar while a page takes long to come. It goes when the reader arrives
 * anywhere: at the page, or, having turned back or gone on, at another one. Where Next gives up and
 * loads the whole document, it stays until that shows.
 */
export function ProgressBar() {
  const { frame } = useLabels();
  const departures = useRef(0);
  const [arrival, setArrival] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setIsShown] = useState(false);

  useEffect(
    () =>
      onNavigationStart(() => {
        departures.current += 1;
        // A part of the router's transition, so it comes into force when the page shows. Not an
        // optimistic state: when the reader goes back, React holds that together with the page.
        setArrival(departures.current);
        timer.current ??= setTimeout(() => {
          showProgress();
          setIsShown(true);
        }, SLOW_MS);
      }),
    [],
  );

  useEffect(() => {
    if (arrival < departures.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    endProgress();
    setIsShown(false);
  }, [arrival]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {isShown && frame.loading}
    </p>
  );
}
