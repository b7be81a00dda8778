'use client';

import { useEffect } from 'react';
import { reloadOnce } from '@/lib/browser/connection';
import { labelsFor } from '@/lib/labels/labels';

/** What shows when an error has taken the whole page: the page itself is loaded again, once. */
export default function GlobalError() {
  useEffect(() => void reloadOnce(), []);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    // A writer may mend what took the page.
    void import('@/components/preview/on-saved-change').then(({ onSavedChange }) =>
      onSavedChange(() => window.location.reload(), Date.now()),
    );
  }, []);
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  const { frame } = labelsFor(lang);
  return (
    <html lang={lang}>
      <body>
        <main>
          <h1>{frame.pageFailed}</h1>
          <button type="button" onClick={() => window.location.reload()}>
            {frame.reload}
          </button>
        </main>
      </body>
    </html>
  );
}
