'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { canReach } from '@/lib/browser/can-reach';
import { withoutBase } from '@/lib/routing/base-path';
import { isSameRoute } from '@/lib/routing/route-path';
import { useLabels } from '../site/site-context';
import { linkKind } from '../ui/link-kind';
import styles from './frame.module.css';

/**
 * Keeps the page when a link is followed without a connection, and offers to follow it again. Next
 * would load the whole document, and the browser would show its own error page in place of this one.
 */
export function OfflineNotice() {
  const { frame } = useLabels();
  const router = useRouter();
  const [missing, setMissing] = useState<string>();

  async function follow(address: string) {
    const isThere = await canReach(address);
    setMissing(isThere ? undefined : address);
    if (isThere) router.push(withoutBase(address));
  }
  const followLink = useEffectEvent(follow);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = navigator.onLine ? undefined : addressOfLink(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      followLink(address);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return (
    <div role="alert" className={styles.offline} hidden={missing === undefined}>
      {missing !== undefined && (
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

/** Path, query and hash of the link that is followed, if it leads to another page in this window. */
function addressOfLink(event: MouseEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.download !== '') {
    return undefined;
  }
  // A section to print is no page of the router.
  if (link.pathname.endsWith('.html')) return undefined;
  const { origin, pathname } = window.location;
  const isOtherPage = linkKind(link.pathname) === 'page' && !isSameRoute(link.pathname, pathname);
  if (link.origin !== origin || !isOtherPage) return undefined;
  return link.pathname + link.search + link.hash;
}
