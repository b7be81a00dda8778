'use client';

import type { MouseEvent } from 'react';
import { copyShortcut } from '@/lib/browser/copy-text';
import { fill } from '@/lib/labels/labels';
import type { SearchResults } from '@/lib/search/types';
import { useLabels } from '../site/site-context';
import type { CopyOutcome } from '../ui/use-copy';
import { useIndexState, usePrepareIndex } from './index-state';
import styles from './search-dialog.module.css';

/** What there is to say besides the rows: that the search is loading, found nothing, or failed. */
export function SearchStatus({
  query,
  results,
  count,
  isLoading,
  copied,
  hasFailed,
}: {
  query: string;
  results: SearchResults | undefined;
  count: number;
  isLoading: boolean;
  /** The outcome of copying the link of the current row. */
  copied: CopyOutcome | undefined;
  hasFailed: boolean;
}) {
  const { search, copy } = useLabels();
  const prepareIndex = usePrepareIndex();
  const isOutdated = useIndexState() === 'outdated';
  const isEmpty = !isLoading && results !== undefined && count === 0;
  const counted = fill(count === 1 ? search.countOne : search.count, { count: String(count) });
  const found = copied ? copy[copied] : count > 0 && counted;
  const message = isLoading ? search.loading : found;

  function retry({ currentTarget }: MouseEvent) {
    // The button disappears while the search loads, so the input takes the focus.
    currentTarget.closest('dialog')?.querySelector('input')?.focus();
    prepareIndex();
  }

  return (
    <>
      {/* Always rendered, because only changes inside an element are announced. */}
      <div
        role="status"
        className={isLoading ? styles.loading : isEmpty ? styles.message : 'visually-hidden'}
      >
        {message && <span key={message}>{message}</span>}
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
          <button type="button" onClick={isOutdated ? () => window.location.reload() : retry}>
            {isOutdated ? search.reload : search.retry}
          </button>
        </div>
      )}
      {query === '' && !hasFailed && <p className={styles.hint}>{search.invitation}</p>}
    </>
  );
}

/** What the keys do. A screen reader knows most of them from the roles. */
export function SearchHints({ copied }: { copied: CopyOutcome | undefined }) {
  const { search, copy } = useLabels();
  const hints = [
    ['↑ ↓', search.hintMove],
    ['↵', search.hintOpen],
    [copyShortcut(), copied ? copy[copied] : search.hintCopy],
    ['Esc', search.hintClose],
  ];
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(([keys = '', text]) => (
        <span key={keys}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          <span key={text}>{text}</span>
        </span>
      ))}
    </p>
  );
}
