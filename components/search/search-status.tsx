'use client';

import { fill } from '@/lib/labels/fill';
import type { SearchResults } from '@/lib/search/types';
import { useLabels } from '../site/site-context';
import { SearchHelp } from './search-help';

/** What there is to say besides the rows: that the search is loading, found nothing, or failed. */
export function SearchStatus({
  query,
  results,
  count,
  isLoading,
  hasFailed,
  isOutdated,
  onRetry,
}: {
  query: string;
  results: SearchResults | undefined;
  count: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** The index is for a newer version of the site. */
  isOutdated: boolean;
  onRetry: () => void;
}) {
  const { search } = useLabels();
  const isEmpty = !isLoading && results !== undefined && count === 0;
  const number = fill(count === 1 ? search.countOne : search.count, { count: String(count) });
  const counted = results?.isUnsure ? `${search.unsure}. ${number}` : number;
  const message = isLoading ? search.loading : count > 0 && counted;

  return (
    <>
      {/* Always rendered, because only changes inside an element are announced. */}
      <div
        role="status"
        className={isLoading || isEmpty ? undefined : 'visually-hidden'}
        data-part={isLoading ? 'search-loading' : isEmpty ? 'search-message' : undefined}
      >
        {message && <span key={message}>{message}</span>}
        {isEmpty && (
          <>
            <p>{fill(search.noResult, { query: results.query })}</p>
            <p>{search.noResultHint}</p>
            <SearchHelp query={results.query} />
          </>
        )}
      </div>
      {hasFailed && (
        <div data-part="search-message" role="alert">
          <p>{search.unavailable}</p>
          <button type="button" onClick={isOutdated ? () => window.location.reload() : onRetry}>
            {isOutdated ? search.reload : search.retry}
          </button>
        </div>
      )}
      {query === '' && !hasFailed && <p data-part="search-hint">{search.invitation}</p>}
    </>
  );
}
