'use client';

import NProgress from 'nprogress';
import { useEffect, useRef, useState } from 'react';
import { onNavigationStart } from '@/lib/browser/navigation-start';
import { useLabels } from '../site/site-context';
import styles from './progress.module.css';

/** How long a page may take before it counts as slow. */
const SLOW_MS = 200;

const SPEED = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };

NProgress.configure({
  ...SPEED,
  showSpinner: false,
  // <ProgressBar> has words for assistive technology: how far the bar is means nothing.
  template: `<div class="${styles.line}" data-part="progress" aria-hidden="true"><div class="bar"></div></div>`,
  barSelector: '.bar',
});

/**
 * The thin line over the top bar while a page takes long to load. It goes when the reader arrives
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
        // Part of the router's transition, so it takes effect when the page shows. Not an
        // optimistic state: when the reader goes back, React holds that together with the page.
        setArrival(departures.current);
        timer.current ??= setTimeout(() => {
          NProgress.start();
          setIsShown(true);
        }, SLOW_MS);
      }),
    [],
  );

  useEffect(() => {
    if (arrival < departures.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    NProgress.done();
    setIsShown(false);
  }, [arrival]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {isShown && frame.loading}
    </p>
  );
}
