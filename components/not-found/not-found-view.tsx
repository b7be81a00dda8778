'use client';

import { useEffect, useId, useState } from 'react';
import { openSearch } from '@/lib/browser/open-search';
import type { RoutePath } from '@/lib/routing/route-path';
import { useLabels, useScope } from '../site/site-context';
import { IntentLink } from '../ui/intent-link';
import { CONTENT_ID } from '../ui/part-ids';
import { ButtonLink } from '../ui/site-link';
import styles from './not-found.module.css';

/** What shows at an address without a page; `isSearching` if a page may exist under another spelling. */
export function NotFoundView({ isSearching = false }: { isSearching?: boolean }) {
  const { notFound } = useLabels();
  const { home } = useScope();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.main} data-part="not-found">
      <p className={styles.code}>{notFound.code}</p>
      <h1>{notFound.title}</h1>
      <p className={styles.hint}>{notFound.hint}</p>
      <p className={styles.home}>
        <ButtonLink href={home}>{notFound.takeMeHome}</ButtonLink>
        <button type="button" className={styles.search} onClick={openSearch}>
          {notFound.search}
        </button>
      </p>
      {/* They come later than the page, so nothing that they could push away may follow. */}
      {isSearching && <Suggestions />}
    </main>
  );
}

/** Links to the pages that may have been meant; nothing where no address is alike. */
function Suggestions() {
  const { notFound } = useLabels();
  const title = useId();
  const [routes, setRoutes] = useState<readonly RoutePath[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    // Every page carries this component, so what only a wrong address needs is loaded later.
    import('./redirect-to-page')
      .then(({ redirectToPage }) => redirectToPage(abort.signal))
      .then(
        (found) => !abort.signal.aborted && setRoutes(found),
        () => undefined,
      );
    return () => abort.abort();
  }, []);

  if (routes.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p id={title}>{notFound.didYouMean}</p>
      <ul aria-labelledby={title}>
        {routes.map((route) => (
          <li key={route}>
            <IntentLink href={route}>{route}</IntentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
