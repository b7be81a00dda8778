'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { TopBar } from '../nav/top-bar';
import { ProgressBar } from '../progress/progress-bar';
import { AddressParts } from '../site/address-parts';
import { useLabels, useSite } from '../site/site-context';
import { Guarded } from '../ui/guarded';
import { CONTENT_ID } from '../ui/part-ids';
import { Footer } from './footer';
import styles from './frame.module.css';
import { OfflineNotice } from './offline-notice';
import { ScrollToTop } from './scroll-to-top';

/** Everything around a page; it stays mounted while the reader moves from page to page. */
export function Frame({ search, children }: { search: ReactNode; children: ReactNode }) {
  const { frame } = useLabels();
  const { enableScrollToTop } = useSite();
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
      <Guarded>
        <Footer />
      </Guarded>
      <OfflineNotice />
      <Guarded>
        <LoadReading />
      </Guarded>
      {enableScrollToTop && (
        <Guarded>
          <ScrollToTop />
        </Guarded>
      )}
    </>
  );
}

/** What was read is not needed to read on, so its code comes after everything else. */
function LoadReading() {
  const [Reading, setReading] = useState<ComponentType>();
  useEffect(() => {
    import('../reading/reading').then(
      (loaded) => setReading(() => loaded.Reading),
      () => undefined,
    );
  }, []);
  return Reading && <Reading />;
}
