'use client';

import { openSearch } from '@/lib/browser/open-search';
import { useLabels } from '../frame/site-context';
import { useScope } from '../frame/use-scope';
import { ButtonLink } from '../ui/button-link';
import { CONTENT_ID } from '../ui/part-ids';
import styles from './not-found.module.css';
import { SuggestionList } from './suggestion-list';

/** What shows at an address without a page. */
export function NotFoundView() {
  const { notFound } = useLabels();
  const { home } = useScope();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.main} data-hide="sidebar">
      <p className={styles.code}>{notFound.code}</p>
      <h1>{notFound.title}</h1>
      <p className={styles.hint}>{notFound.hint}</p>
      <p className={styles.home}>
        <ButtonLink href={home}>{notFound.takeMeHome}</ButtonLink>
        <button type="button" className={styles.search} onClick={openSearch}>
          {notFound.search}
        </button>
      </p>
      {/* They come later than the page: nothing that they could push away may follow. */}
      <SuggestionList />
    </main>
  );
}
