'use client';

import type { MouseEvent } from 'react';
import { fill } from '@/lib/labels/labels';
import type { SearchResults } from '@/lib/search/types';
import { useLabels } from '../frame/site-context';
import { prepareIndex, useIndexState } from './index-state';
import styles from './search-dialog.module.css';
import { useIndexSource } from './use-index-source';

/** What there is to say besides the rows: that the search loads, found nothing, or does not work. */
export function SearchStatus({
  query,
  results,
  count,
  isLoading,
  hasFailed,
}: {
  query: string;
  results: SearchResults | undefined;
  count: number;
  isLoading: boolean;
  hasFailed: boolean;
}) {
  const { search } = useLabels();
  const indexSource = useIndexSource();
  const isOutdated = useIndexState() === 'outdated';
  const isEmpty = !isLoading && results !== undefined && count === 0;

  function retry({ currentTarget }: MouseEvent) {
    // The button goes while the search loads; the keyboard goes on in the input.
    currentTarget.closest('dialog')?.querySelector('input')?.focus();
    prepareIndex(indexSource());
  }

  return (
    <>
      {/* Always there, since only what changes inside an element is read out. */}
      <div
        role="status"
        className={isLoading ? styles.loading : isEmpty ? styles.message : 'visually-hidden'}
      >
        {isLoading && search.loading}
        {!isLoading &&
          count > 0 &&
          fill(count === 1 ? search.countOne : search.count, { count: String(count) })}
        {isEmpty && (
          <>
            <p>{fill(search.noResult, { query: results.query })}</p>
            <p>{search.noResultHint}</p>
          </>
        )}
      </div>
      {hasFailed && (
        <div className={styles.message} role="alert">
          <p>{search.unavailable}</p>
          {isOutdated ? (
            <button type="button" onClick={() => window.location.reload()}>
              {search.reload}
            </button>
          ) : (
            <button type="button" onClick={retry}>
              {search.retry}
            </button>
          )}
        </div>
      )}
      {query === '' && !hasFailed && <p className={styles.hint}>{search.invitation}</p>}
    </>
  );
}
