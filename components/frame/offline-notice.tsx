'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canReach } from '@/lib/browser/connection';
import { followedPage } from '@/lib/browser/presses';
import { useOnNewPage } from '../site/route';
import { useLabels } from '../site/site-context';
import styles from './frame.module.css';

/**
 * Keeps the page when a link is followed without a connection, and offers to follow it again. Next
 * would load the whole document, and the browser would show its own error page in place of this one.
 */
export function OfflineNotice() {
  const { frame } = useLabels();
  const [missing, setMissing] = useState<HTMLAnchorElement>();
  const isReached = useRef(false);
  useOnNewPage(() => setMissing(undefined));

  async function follow(link: HTMLAnchorElement) {
    const isThere = await canReach(link.href);
    setMissing(isThere ? undefined : link);
    if (!isThere) return;
    // The press is repeated, so that all happens that the link does.
    isReached.current = true;
    link.click();
    isReached.current = false;
  }
  const followLink = useEffectEvent(follow);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine || isReached.current) return;
      const link = followedPage(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      followLink(link);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return (
    <div role="alert" className={styles.offline} hidden={!missing}>
      {missing && (
        <>
          <p>{frame.offline}</p>
          <button type="button" onClick={() => follow(missing)}>
            {frame.retry}
          </button>
        </>
      )}
    </div>
  );
}
