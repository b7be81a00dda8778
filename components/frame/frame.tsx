'use client';

import type { ReactNode } from 'react';
import { TopBar } from '../nav/top-bar';
import { ProgressBar } from '../progress/progress-bar';
import { AddressParts } from '../site/address-parts';
import { useLabels, useScope, useSite } from '../site/site-context';
import { Guarded } from '../ui/guarded';
import { CONTENT_ID } from '../ui/part-ids';
import styles from './frame.module.css';
import { OfflineNotice } from './offline-notice';
import { ScrollToTop } from './scroll-to-top';

/** Everything around a page; it stays mounted while the reader moves from page to page. */
export function Frame({ search, children }: { search: ReactNode; children: ReactNode }) {
  const { frame } = useLabels();
  const { enableScrollToTop, footer } = useSite();
  const message = footer[useScope().scope.lang];
  return (
    <>
      <AddressParts />
      {/* The first link of each page leads past the bars, to the main part. */}
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {frame.skipToContent}
      </a>
      <Guarded>
        <ProgressBar />
      </Guarded>
      <Guarded>
        <TopBar search={search} />
      </Guarded>
      {children}
      {message && (
        <footer className={styles.footer} data-part="footer">
          <p>{message}</p>
        </footer>
      )}
      <OfflineNotice />
      {enableScrollToTop && (
        <Guarded>
          <ScrollToTop />
        </Guarded>
      )}
    </>
  );
}
